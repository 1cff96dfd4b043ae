import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoint } from '../../http/bind-endpoint.ts';
import type { DeliveriesService } from './deliveries.service.ts';
import type { WebhooksService } from './webhooks.service.ts';

export function registerWebhooks(
  app: FastifyInstance,
  { webhooks, deliveries }: { webhooks: WebhooksService; deliveries: DeliveriesService },
): void {
  bindEndpoint(app, adminEndpoints.listWebhooks, ({ query }) => webhooks.list(query));
  bindEndpoint(app, adminEndpoints.getWebhook, ({ params }) => webhooks.read(params.id));
  bindEndpoint(app, adminEndpoints.createWebhook, (call) => webhooks.create(actorOf(call), call.body));
  bindEndpoint(app, adminEndpoints.updateWebhook, (call) =>
    webhooks.update(actorOf(call), call.params.id, call.body),
  );
  bindEndpoint(app, adminEndpoints.actOnWebhooks, (call) => webhooks.act(actorOf(call), call.body));
  bindEndpoint(app, adminEndpoints.rotateWebhookSecret, (call) =>
    webhooks.rotateSecret(actorOf(call), call.params.id, call.body.overlapHours),
  );
  bindEndpoint(app, adminEndpoints.testWebhook, (call) =>
    deliveries.test(actorOf(call), call.params.id, call.body.type),
  );
  bindEndpoint(app, adminEndpoints.listWebhookDeliveries, ({ params, query }) =>
    deliveries.list(params.id, query),
  );
  bindEndpoint(app, adminEndpoints.getWebhookDelivery, ({ params }) =>
    deliveries.read(params.id, params.delivery),
  );
  bindEndpoint(app, adminEndpoints.resendWebhookDelivery, (call) =>
    deliveries.resend(actorOf(call), call.params.id, call.params.delivery),
  );
  bindEndpoint(app, adminEndpoints.replayWebhook, (call) =>
    deliveries.replay(actorOf(call), call.params.id, new Date(call.body.since)),
  );
}
