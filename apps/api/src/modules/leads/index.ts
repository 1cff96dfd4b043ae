import type { CreateModule } from '../module.ts';
import { registerLeadInbox } from './lead-inbox.routes.ts';
import { createLeadInboxService } from './lead-inbox.service.ts';
import { registerLeads } from './leads.routes.ts';
import { createLeadsService } from './leads.service.ts';

/** Forms per IP address. */
const DEFAULT_RATE_LIMIT = { max: 20, timeWindow: 10 * 60_000 };

export const leads: CreateModule = (container) => {
  const service = createLeadsService(container);
  const inbox = createLeadInboxService(container);
  const rateLimit = container.rateLimits.forms ?? DEFAULT_RATE_LIMIT;
  return {
    routes: {
      core: (app) => registerLeads(app, { leads: service, rateLimit }),
      admin: (app) => registerLeadInbox(app, inbox),
    },
    cleanUp: service.cleanUp,
  };
};
