import type { CreateModule } from '../module.ts';
import { registerPageViews } from './page-views.routes.ts';
import { createPageViewsService } from './page-views.service.ts';

/** Views per IP address. */
const DEFAULT_RATE_LIMIT = { max: 600, timeWindow: 60_000 };

export const pageViews: CreateModule = (container) => {
  const service = createPageViewsService(container);
  const rateLimit = container.rateLimits.pageViews ?? DEFAULT_RATE_LIMIT;
  return { routes: { core: (app) => registerPageViews(app, { pageViews: service, rateLimit }) } };
};
