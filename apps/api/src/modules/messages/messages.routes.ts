import { projectEndpoints } from '@uplift/data-client/contract/project';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint, changeOf } from '../../http/bind-endpoint.ts';
import type { MessagesService } from './messages.service.ts';

export function registerMessages(app: FastifyInstance, { messages }: { messages: MessagesService }): void {
  const { listMessages, sendMessage, markMessagesRead, getUnreadMessages } = projectEndpoints;
  bindEndpoint(app, listMessages, ({ caller, params, query }) =>
    messages.list(caller, params.clientId, query.before),
  );
  bindEndpoint(app, sendMessage, (call) => messages.send(changeOf(call), call.body.body));
  bindEndpoint(app, markMessagesRead, ({ caller, params, body }) =>
    messages.markRead(caller, params.clientId, body.number),
  );
  bindEndpoint(app, getUnreadMessages, ({ caller, params }) => messages.unread(caller, params.clientId));
}
