import type { CreateModule } from '../module.ts';
import { registerApiKeys } from './api-keys.routes.ts';
import { createApiKeysService } from './api-keys.service.ts';

export const apiKeys: CreateModule = (container) => {
  const service = createApiKeysService(container);
  return {
    routes: { admin: (app) => registerApiKeys(app, service) },
    cleanUp: service.cleanUp,
  };
};
