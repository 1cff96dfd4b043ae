import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoints } from '../../http/bind-endpoint.ts';
import type { LeadInboxService } from './lead-inbox.service.ts';

export function registerLeadInbox(app: FastifyInstance, inbox: LeadInboxService): void {
  bindEndpoints(app, adminEndpoints, {
    listLeads: ({ query }) => inbox.list(query),
    getLead: ({ params }) => inbox.read(params.id),
    updateLead: (call) => inbox.setState(actorOf(call), call.params.id, call.body),
    actOnLeads: (call) => inbox.act(actorOf(call), call.body.action, call.body.ids),
    winLead: (call) => inbox.win(actorOf(call), call.params.id, call.body),
    listProjectTemplates: async () => ({ data: [...inbox.templates()] }),
  });
}
