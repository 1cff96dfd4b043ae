import { projectEndpoints } from '@uplift/data-client/contract/project';
import type { FastifyInstance } from 'fastify';
import { bindEndpoints, changeOf } from '../../http/bind-endpoint.ts';
import type { MessagesService } from './messages.service.ts';

export function registerMessages(app: FastifyInstance, messages: MessagesService): void {
  bindEndpoints(app, projectEndpoints, {
    listMessages: ({ caller, params, query }) => messages.list(caller, params.clientId, query.before),
    sendMessage: (call) => messages.send(changeOf(call), call.body.body),
    markMessagesRead: ({ caller, params, body }) => messages.markRead(caller, params.clientId, body.number),
    getUnreadMessages: ({ caller, params }) => messages.unread(caller, params.clientId),
  });
}
