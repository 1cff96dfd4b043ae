import type { CreateModule } from '../module.ts';
import { registerOverview } from './overview.routes.ts';
import { createOverviewService } from './overview.service.ts';

export const overview: CreateModule = ({ failedJobs, ...container }) => {
  const service = createOverviewService({ ...container, queues: failedJobs.queues });
  return { routes: { admin: (app) => registerOverview(app, { overview: service }) } };
};
