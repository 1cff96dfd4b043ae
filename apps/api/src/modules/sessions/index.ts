import type { CreateModule } from '../module.ts';
import { createTimeZones } from '../time-zones/index.ts';
import { registerOwnAccount } from './sessions.routes.ts';

export const sessions: CreateModule = ({ db, events, sessions: service, links, now }) => {
  const ownAccount = {
    sessions: service,
    links,
    timeZones: createTimeZones({ db, events, now }),
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
