import type { CreateModule } from '../module.ts';
import { registerClientErrors, registerErrorGroups } from './client-errors.routes.ts';
import { createClientErrorsService } from './client-errors.service.ts';

/** Reports per IP address. `timeWindow` is in milliseconds. */
const DEFAULT_RATE_LIMIT = { max: 60, timeWindow: 60_000 };

export const clientErrors: CreateModule = (container) => {
  const service = createClientErrorsService(container);
  const rateLimit = container.rateLimits.clientErrors ?? DEFAULT_RATE_LIMIT;
  return {
    routes: {
      core: (app) => registerClientErrors(app, { clientErrors: service, rateLimit }),
      admin: (app) => registerErrorGroups(app, service),
    },
    cleanUp: service.cleanUp,
  };
};
