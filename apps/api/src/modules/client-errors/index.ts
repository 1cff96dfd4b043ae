import type { CreateModule } from '../module.ts';
import { createClientErrorsRepository } from './client-errors.repository.ts';
import { registerClientErrors } from './client-errors.routes.ts';
import { createClientErrorsService } from './client-errors.service.ts';
import { registerErrorGroups } from './error-groups.routes.ts';
import { createErrorGroupsService } from './error-groups.service.ts';

/** Reports per IP address. `timeWindow` is in milliseconds. */
const DEFAULT_RATE_LIMIT = { max: 60, timeWindow: 60_000 };

export const clientErrors: CreateModule = ({ db, events, rateLimits, now }) => {
  const repository = createClientErrorsRepository(db);
  const service = createClientErrorsService({ repository, events, now });
  return {
    routes: {
      core: (app) =>
        registerClientErrors(app, {
          clientErrors: service,
          rateLimit: rateLimits.clientErrors ?? DEFAULT_RATE_LIMIT,
        }),
      admin: (app) =>
        registerErrorGroups(app, { groups: createErrorGroupsService({ repository, events, now }) }),
    },
    cleanUp: service.cleanUp,
  };
};
