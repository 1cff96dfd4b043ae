import type { CreateModule } from '../module.ts';
import { registerProfiles } from './profiles.routes.ts';
import { createProfilesService } from './profiles.service.ts';

export const profiles: CreateModule = (container) => {
  const service = createProfilesService(container);
  return { routes: { core: (app) => registerProfiles(app, service) } };
};
