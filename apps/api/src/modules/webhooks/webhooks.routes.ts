import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoints } from '../../http/bind-endpoint.ts';
import type { DeliveriesService } from './deliveries.service.ts';
import type { WebhooksService } from './webhooks.service.ts';

export function registerWebhooks(
  app: FastifyInstance,
  { webhooks, deliveries }: { webhooks: WebhooksService; deliveries: DeliveriesService },
): void {
  bindEndpoints(app, adminEndpoints, {
    listWebhooks: ({ query }) => webhooks.list(query),
    getWebhook: ({ params }) => webhooks.read(params.id),
    createWebhook: (call) => webhooks.create(actorOf(call), call.body),
    updateWebhook: (call) => webhooks.update(actorOf(call), call.params.id, call.body),
    actOnWebhooks: (call) => webhooks.act(actorOf(call), call.body),
    rotateWebhookSecret: (call) =>
      webhooks.rotateSecret(actorOf(call), call.params.id, call.body.overlapHours),
    testWebhook: (call) => deliveries.test(actorOf(call), call.params.id, call.body.type),
    listWebhookDeliveries: ({ params, query }) => deliveries.list(params.id, query),
    getWebhookDelivery: ({ params }) => deliveries.read(params.id, params.delivery),
    resendWebhookDelivery: (call) => deliveries.resend(actorOf(call), call.params.id, call.params.delivery),
    replayWebhook: (call) => deliveries.replay(actorOf(call), call.params.id, new Date(call.body.since)),
  });
}
