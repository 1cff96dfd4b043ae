import { createFormStamps } from '../../security/form-stamps.ts';
import type { CreateModule } from '../module.ts';
import { createAnnounceLead } from './announce-lead.ts';
import { createLeadInboxRepository } from './lead-inbox.repository.ts';
import { registerLeadInbox } from './lead-inbox.routes.ts';
import { createLeadInboxService } from './lead-inbox.service.ts';
import { createLeadsRepository } from './leads.repository.ts';
import { registerLeads } from './leads.routes.ts';
import { createLeadsService } from './leads.service.ts';
import { createWinLead } from './win-lead.ts';

/** Forms per IP address. */
const DEFAULT_RATE_LIMIT = { max: 20, timeWindow: 10 * 60_000 };

export const leads: CreateModule = ({ db, config, events, jobs, secrets, rateLimits, calendar, now }) => {
  const announce = createAnnounceLead({
    events,
    jobs,
    leadMailTo: config.leadMailTo,
    siteUrl: config.siteUrl,
    now,
  });
  const service = createLeadsService({
    repository: createLeadsRepository(db),
    announce,
    stamps: createFormStamps({ secrets, now }),
    formMinSeconds: config.formMinSeconds,
    now,
  });
  const inbox = createLeadInboxService({
    repository: createLeadInboxRepository(db),
    announce,
    winLead: createWinLead({ events, jobs, calendar, now }),
    events,
    now,
  });
  return {
    routes: {
      core: (app) =>
        registerLeads(app, { leads: service, rateLimit: rateLimits.forms ?? DEFAULT_RATE_LIMIT }),
      admin: (app) => registerLeadInbox(app, { inbox }),
    },
    cleanUp: service.cleanUp,
  };
};
