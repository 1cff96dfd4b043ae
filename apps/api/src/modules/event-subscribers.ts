import type { Subscriber } from '../events/events.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { recordAuditEntry } from './audit-log/audit-subscriber.ts';
import { notifyOpenPages } from './live/live-subscriber.ts';
import { createWebhookSubscriber } from './webhooks/webhook-subscriber.ts';

/** The subscribers of domain events. `events/domain-events.ts` says which events concern whom. */
export const createEventSubscribers = ({
  jobs,
  notify,
}: {
  jobs: Pick<JobQueue, 'enqueue'>;
  notify: Subscriber;
}): readonly Subscriber[] => [recordAuditEntry, notifyOpenPages, createWebhookSubscriber(jobs), notify];
