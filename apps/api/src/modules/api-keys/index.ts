import type { CreateModule } from '../module.ts';
import { createApiKeysRepository } from './api-keys.repository.ts';
import { registerApiKeys } from './api-keys.routes.ts';
import { createApiKeysService } from './api-keys.service.ts';

export const apiKeys: CreateModule = ({ db, calendar, events, now }) => {
  const service = createApiKeysService({ repository: createApiKeysRepository(db), calendar, events, now });
  return {
    routes: { admin: (app) => registerApiKeys(app, { apiKeys: service }) },
    cleanUp: service.cleanUp,
  };
};
