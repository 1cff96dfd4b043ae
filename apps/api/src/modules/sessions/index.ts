import type { CreateModule } from '../module.ts';
import { createTimeZonesService } from '../time-zones/time-zones.service.ts';
import { registerOwnAccount } from './sessions.routes.ts';

export const sessions: CreateModule = ({ db, events, sessions: service, links }) => {
  const ownAccount = { sessions: service, links, timeZones: createTimeZonesService({ db, events }) };
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
