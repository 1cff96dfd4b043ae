import type { CreateModule } from '../module.ts';
import { createTimeZonesService } from '../time-zones/time-zones.service.ts';
import { registerOwnAccount } from './sessions.routes.ts';

export const sessions: CreateModule = (container) => {
  const { sessions: service, links } = container;
  const ownAccount = { sessions: service, links, timeZones: createTimeZonesService(container) };
  return {
    routes: {
      core: (app) => {
        registerOwnAccount(app, 'client', ownAccount);
        registerOwnAccount(app, 'manager', ownAccount);
      },
      admin: (app) => registerOwnAccount(app, 'admin', ownAccount),
    },
    cleanUp: service.cleanUp,
  };
};
