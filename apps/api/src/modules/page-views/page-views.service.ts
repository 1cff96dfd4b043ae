import type { OfficeCalendar } from '../../calendar.ts';
import type { PageViewsRepository } from './page-views.repository.ts';

export interface PageView {
  path: string;
  /** Host of the site that led there; empty where there was none. */
  referrer: string;
}

/** Stands for every path at which there is no public page, so that made-up ones don't fill the table. */
const MISSING_PATH = '/404';

/** Below these, every path is a page. None of them is public. */
const areaPath = /^\/(?:client|manager|admin)(?:\/|$)/;

/** Far more than the pages and the sites that link to them. Further views of the day count without their referrer. */
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
  /** The page at an address, in the one spelling that is counted. */
  async function pageAt(address: string): Promise<string> {
    const [path = ''] = address.split(/[?#]/);
    // A letter may be encoded or not, in any number of ways.
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
