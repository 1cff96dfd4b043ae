import type { CreateModule } from '../module.ts';
import { createPageViewsRepository } from './page-views.repository.ts';
import { registerPageViews } from './page-views.routes.ts';
import { createPageViewsService } from './page-views.service.ts';

/** Views per IP address. */
const DEFAULT_RATE_LIMIT = { max: 600, timeWindow: 60_000 };

export const pageViews: CreateModule = ({ db, pages, rateLimits, calendar }) => {
  const service = createPageViewsService({
    repository: createPageViewsRepository(db),
    pages,
    calendar,
  });
  return {
    routes: {
      core: (app) =>
        registerPageViews(app, {
          pageViews: service,
          rateLimit: rateLimits.pageViews ?? DEFAULT_RATE_LIMIT,
        }),
    },
  };
};
