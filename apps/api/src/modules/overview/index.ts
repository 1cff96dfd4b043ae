import type { CreateModule } from '../module.ts';
import { registerOverview } from './overview.routes.ts';
import { createOverviewService } from './overview.service.ts';

export const overview: CreateModule = (container) => {
  const service = createOverviewService(container);
  return { routes: { admin: (app) => registerOverview(app, service) } };
};
