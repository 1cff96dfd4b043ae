import type { CreateModule } from '../module.ts';
import { registerReports } from './reports.routes.ts';
import { createReportsService } from './reports.service.ts';

/** Reports per IP address. */
const DEFAULT_RATE_LIMIT = { max: 60, timeWindow: 10 * 60_000 };

export const reports: CreateModule = (container) => {
  const service = createReportsService(container);
  const rateLimit = container.rateLimits.reports ?? DEFAULT_RATE_LIMIT;
  return { routes: { core: (app) => registerReports(app, { reports: service, rateLimit }) } };
};
