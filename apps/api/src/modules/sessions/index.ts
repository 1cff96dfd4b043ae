import type { CreateModule } from '../module.ts';
import { createTimeZonesRepository } from '../time-zones/time-zones.repository.ts';
import { createTimeZonesService } from '../time-zones/time-zones.service.ts';
import { registerOwnAccount } from './sessions.routes.ts';

export const sessions: CreateModule = ({ db, sessions: service, links, now }) => {
  const ownAccount = {
    sessions: service,
    links,
    timeZones: createTimeZonesService({ repository: createTimeZonesRepository(db), now }),
  };
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
