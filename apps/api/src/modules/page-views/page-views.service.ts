import type { Clock } from '../../clock.ts';
import type { PageViewsRepository } from './page-views.repository.ts';

export interface PageView {
  path: string;
  /** Host of the site that led there; empty where there was none. */
  referrer: string;
}

/** Stands for every path at which there is no page, so that nobody fills the table with made-up ones. */
const MISSING_PATH = '/404';

export interface PageViewsService {
  count: (view: PageView) => Promise<void>;
}

export function createPageViewsService({
  repository,
  isPage,
  now,
}: {
  repository: PageViewsRepository;
  /** Whether the site has a public page at a path. */
  isPage: (path: string) => Promise<boolean>;
  now: Clock;
}): PageViewsService {
  return {
    count: async ({ path, referrer }) => {
      await repository.addOne({
        day: now().toISOString().slice(0, 10),
        path: (await isPage(path)) ? path : MISSING_PATH,
        referrer: referrer.toLowerCase(),
      });
    },
  };
}
