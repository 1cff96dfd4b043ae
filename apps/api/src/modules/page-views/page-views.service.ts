import type { OfficeCalendar } from '../../calendar.ts';
import type { PageViewsRepository } from './page-views.repository.ts';

export interface PageView {
  path: string;
  /** Host of the referring site; empty if there is none. */
  referrer: string;
}

/** Replaces every path without a public page, so that made-up paths don't fill the table. */
const MISSING_PATH = '/404';

/** Every path below these returns a page, but none of them is public. */
const areaPath = /^\/(?:client|manager|admin)(?:\/|$)/;

/** Far more than real pages and referrers need. Further views of the day count without a referrer. */
const MAX_ROWS_A_DAY = 2_000;

export interface PageViewsService {
  count: (view: PageView) => Promise<void>;
}

export function createPageViewsService({
  repository,
  isPage,
  calendar,
}: {
  repository: PageViewsRepository;
  /** Whether the site has a public page at a path. */
  isPage: (path: string) => Promise<boolean>;
  calendar: Pick<OfficeCalendar, 'today'>;
}): PageViewsService {
  /** The canonical path of an address, which is what is counted. */
  async function pageAt(address: string): Promise<string> {
    const [path = ''] = address.split(/[?#]/);
    // Percent-encoding gives one path many spellings.
    if (path.includes('%') || areaPath.test(path)) return MISSING_PATH;
    return (await isPage(path)) ? path : MISSING_PATH;
  }

  return {
    count: async ({ path, referrer }) => {
      const view = { day: calendar.today(), path: await pageAt(path) };
      const hasRoom = referrer !== '' && (await repository.rowsOn(view.day)) < MAX_ROWS_A_DAY;
      await repository.addOne({ ...view, referrer: hasRoom ? referrer.toLowerCase() : '' });
    },
  };
}
