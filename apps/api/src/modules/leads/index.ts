import { createFormStamps } from '../../security/form-stamps.ts';
import type { CreateModule } from '../module.ts';
import { registerLeadInbox } from './lead-inbox.routes.ts';
import { createLeadInboxService } from './lead-inbox.service.ts';
import { registerLeads } from './leads.routes.ts';
import { createLeadsService } from './leads.service.ts';

/** Forms per IP address. */
const DEFAULT_RATE_LIMIT = { max: 20, timeWindow: 10 * 60_000 };

export const leads: CreateModule = (container) => {
  const { db, config, events, rateLimits, now } = container;
  const service = createLeadsService({
    db,
    events,
    stamps: createFormStamps(container),
    formMinSeconds: config.formMinSeconds,
    now,
  });
  const inbox = createLeadInboxService(container);
  return {
    routes: {
      core: (app) =>
        registerLeads(app, { leads: service, rateLimit: rateLimits.forms ?? DEFAULT_RATE_LIMIT }),
      admin: (app) => registerLeadInbox(app, { inbox }),
    },
    cleanUp: service.cleanUp,
  };
};
