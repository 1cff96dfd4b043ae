import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoint } from '../../http/bind-endpoint.ts';
import type { LeadInboxService } from './lead-inbox.service.ts';

export function registerLeadInbox(app: FastifyInstance, { inbox }: { inbox: LeadInboxService }): void {
  bindEndpoint(app, adminEndpoints.listLeads, ({ query }) => inbox.list(query));
  bindEndpoint(app, adminEndpoints.getLead, ({ params }) => inbox.read(params.id));
  bindEndpoint(app, adminEndpoints.updateLead, (call) =>
    inbox.setState(actorOf(call), call.params.id, call.body),
  );
  bindEndpoint(app, adminEndpoints.actOnLeads, (call) =>
    inbox.act(actorOf(call), call.body.action, call.body.ids),
  );
  bindEndpoint(app, adminEndpoints.winLead, (call) => inbox.win(actorOf(call), call.params.id, call.body));
  bindEndpoint(app, adminEndpoints.listProjectTemplates, async () => ({ data: [...inbox.templates()] }));
}
