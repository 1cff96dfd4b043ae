import type { Container } from '../../container.ts';
import { createPageViewsRepository } from './page-views.repository.ts';

/** Replaces every path without a public page, so that made-up paths don't fill the table. */
const MISSING_PATH = '/404';

/** Far more than real pages and referrers need. Further views of the day count without a referrer. */
const MAX_ROWS_A_DAY = 2_000;

export type PageViewsService = ReturnType<typeof createPageViewsService>;

type Dependencies = Pick<Container, 'db' | 'pages' | 'calendar'>;

/** Counts no views if this process serves no pages, because it can't check paths then. */
export function createPageViewsService({ db, pages, calendar }: Dependencies) {
  const repository = createPageViewsRepository(db);
  return {
    /**
     * Returns whether the view was counted.
     *
     * @param referrer host of the referring site, or empty if there is none
     */
    count: async ({ path: address, referrer }: { path: string; referrer: string }): Promise<boolean> => {
      if (!pages) return false;
      const [path = ''] = address.split(/[?#]/);
      const view = { day: calendar.today(), path: (await pages.has(path)) ? path : MISSING_PATH };
      const hasRoom = referrer !== '' && (await repository.rowsOn(view.day)) < MAX_ROWS_A_DAY;
      await repository.addOne({ ...view, referrer: hasRoom ? referrer.toLowerCase() : '' });
      return true;
    },
  };
}
