import type { CreateModule } from '../module.ts';
import { registerJobs } from './jobs.routes.ts';

export const jobs: CreateModule = ({ config, failedJobs }) => ({
  routes: { admin: (app) => registerJobs(app, { jobs: failedJobs, outbox: !config.smtpUrl }) },
});
