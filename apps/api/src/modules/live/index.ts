import type { CreateModule } from '../module.ts';
import { registerLive } from './live.routes.ts';

export const live: CreateModule = (container) => ({
  routes: { core: (app) => registerLive(app, container.live) },
  cleanUp: container.live.cleanUp,
});
