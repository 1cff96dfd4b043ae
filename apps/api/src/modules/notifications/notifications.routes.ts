import { clientEndpoints } from '@uplift/data-client/contract/client';
import { managerEndpoints } from '@uplift/data-client/contract/manager';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoint } from '../../http/bind-endpoint.ts';
import type { NotificationsService } from './notifications.service.ts';

export function registerNotifications(app: FastifyInstance, notifications: NotificationsService): void {
  for (const endpoints of [clientEndpoints, managerEndpoints]) {
    bindEndpoint(app, endpoints.getNotificationSettings, ({ caller }) => notifications.read(caller));
    bindEndpoint(app, endpoints.setNotificationSettings, (call) =>
      notifications.change(call.caller, actorOf(call), call.body.choice),
    );
  }
}
