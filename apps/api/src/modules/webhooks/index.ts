import { readAllowedTargets } from '../../security/network-targets.ts';
import type { CreateModule } from '../module.ts';
import { createDeliveriesRepository } from './deliveries.repository.ts';
import { createDeliveriesService } from './deliveries.service.ts';
import { createDeliveryWork } from './delivery-work.ts';
import { retrySchedule } from './retry-schedule.ts';
import { createWebhookEventsRepository } from './webhook-events.repository.ts';
import { createWebhookSender } from './webhook-sender.ts';
import { EVENT_RETENTION_MS } from './webhook-subscriber.ts';
import { createWebhooksRepository } from './webhooks.repository.ts';
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

export const webhooks: CreateModule = ({
  db,
  config,
  events,
  jobs,
  secrets,
  metrics,
  webhookSending,
  now,
}) => {
  const { schedule = retrySchedule, resolve, limits } = webhookSending;
  const allowed = readAllowedTargets(config.webhookAllowedTargets);
  const service = createWebhooksService({
    repository: createWebhooksRepository(db),
    jobs,
    secrets,
    allowed,
    events,
    now,
  });
  const webhookEvents = createWebhookEventsRepository(db);
  const repository = createDeliveriesRepository(db);
  const sender = createWebhookSender({ allowed, resolve, limits });
  const work = createDeliveryWork({
    repository,
    jobs,
    sender: metrics ? metrics.watchSender(sender) : sender,
    secrets,
    schedule,
    siteUrl: config.siteUrl,
    now,
  });
  const deliveries = createDeliveriesService({ repository, jobs, events, now });
  return {
    routes: { admin: (app) => registerWebhooks(app, { webhooks: service, deliveries }) },
    jobs: { 'webhook-fan-out': work.fanOut, 'webhook-attempt': work.attempt },
    cleanUp: async () => {
      await webhookEvents.removeBefore(new Date(now().getTime() - EVENT_RETENTION_MS));
      await work.cleanUp();
      await service.cleanUp();
    },
  };
};
