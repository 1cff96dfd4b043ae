import { readAllowedTargets } from '../../security/network-targets.ts';
import type { CreateModule } from '../module.ts';
import { createDeliveriesService } from './deliveries.service.ts';
import { createDeliveryWork } from './delivery-work.ts';
import { retrySchedule } from './retry-schedule.ts';
import { createWebhookSender } from './webhook-sender.ts';
import { registerWebhooks } from './webhooks.routes.ts';
import { createWebhooksService } from './webhooks.service.ts';

declare module '../../jobs/job-queue.ts' {
  interface Jobs {
    /** Adds a delivery of an event for every webhook that subscribes to it. */
    'webhook-fan-out': { eventId: number };
    /** Makes one attempt of a delivery and schedules the next one. */
    'webhook-attempt': { deliveryId: string; webhookId: string; number: number };
  }
}

export const webhooks: CreateModule = (container) => {
  const { config, metrics, webhookSending } = container;
  const { schedule = retrySchedule, resolve, limits } = webhookSending;
  const allowed = readAllowedTargets(config.webhookAllowedTargets);
  const service = createWebhooksService(container, allowed);
  const deliveries = createDeliveriesService(container);
  const sender = createWebhookSender({ allowed, resolve, limits });
  const work = createDeliveryWork(container, {
    sender: metrics ? metrics.watchSender(sender) : sender,
    schedule,
  });
  return {
    routes: { admin: (app) => registerWebhooks(app, { webhooks: service, deliveries }) },
    jobs: { 'webhook-fan-out': work.fanOut, 'webhook-attempt': work.attempt },
    cleanUp: async () => {
      await work.cleanUp();
      await service.cleanUp();
    },
  };
};
