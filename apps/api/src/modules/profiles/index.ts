import type { CreateModule } from '../module.ts';
import { createProfilesRepository } from './profiles.repository.ts';
import { registerProfiles } from './profiles.routes.ts';
import { createProfilesService } from './profiles.service.ts';

export const profiles: CreateModule = ({ db, events, now }) => {
  const service = createProfilesService({ repository: createProfilesRepository(db), events, now });
  return { routes: { core: (app) => registerProfiles(app, { profiles: service }) } };
};
