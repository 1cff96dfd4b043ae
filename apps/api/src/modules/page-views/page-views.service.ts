import type { OfficeCalendar } from '../../calendar.ts';
import type { PublicPages } from '../../pages/public-pages.ts';
import type { PageViewsRepository } from './page-views.repository.ts';

export interface PageView {
  path: string;
  /** Host of the referring site; empty if there is none. */
  referrer: string;
}

/** Replaces every path without a public page, so that made-up paths don't fill the table. */
const MISSING_PATH = '/404';

/** Far more than real pages and referrers need. Further views of the day count without a referrer. */
const MAX_ROWS_A_DAY = 2_000;

export interface PageViewsService {
  /** Returns whether the view was counted. */
  count: (view: PageView) => Promise<boolean>;
}

export function createPageViewsService({
  repository,
  pages,
  calendar,
}: {
  repository: PageViewsRepository;
  /** The pages of the site. `null` if this process serves none: it can't check paths, so it counts no views. */
  pages: Pick<PublicPages, 'has'> | null;
  calendar: Pick<OfficeCalendar, 'today'>;
}): PageViewsService {
  return {
    count: async ({ path: address, referrer }) => {
      if (!pages) return false;
      const [path = ''] = address.split(/[?#]/);
      const view = { day: calendar.today(), path: (await pages.has(path)) ? path : MISSING_PATH };
      const hasRoom = referrer !== '' && (await repository.rowsOn(view.day)) < MAX_ROWS_A_DAY;
      await repository.addOne({ ...view, referrer: hasRoom ? referrer.toLowerCase() : '' });
      return true;
    },
  };
}
