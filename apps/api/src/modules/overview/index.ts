import type { CreateModule } from '../module.ts';
import { createOverviewRepository } from './overview.repository.ts';
import { registerOverview } from './overview.routes.ts';
import { createOverviewService } from './overview.service.ts';

export const overview: CreateModule = ({ db, failedJobs, calendar, now }) => {
  const service = createOverviewService({
    repository: createOverviewRepository(db),
    queues: failedJobs.queues,
    calendar,
    now,
  });
  return { routes: { admin: (app) => registerOverview(app, { overview: service }) } };
};
