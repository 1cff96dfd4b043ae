import type { Config } from '../config.ts';
import type { Subscriber } from '../events/events.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { recordAuditEntry } from './audit-log/audit-subscriber.ts';
import { createEmailChangeMailSubscriber } from './email-changes/email-change-mail-subscriber.ts';
import { createLeadMailSubscriber } from './leads/lead-mail-subscriber.ts';
import { notifyOpenPages } from './live/live-subscriber.ts';
import { createMeetingMailSubscriber } from './meetings/meeting-mail-subscriber.ts';
import { createNotify } from './notifications/notify.ts';
import { createPasswordMailSubscriber } from './passwords/password-mail-subscriber.ts';
import { createDeletionMailSubscriber } from './privacy/deletion-mail-subscriber.ts';
import { createWebhookSubscriber } from './webhooks/webhook-subscriber.ts';

interface MailContext {
  jobs: Pick<JobQueue, 'enqueue'>;
  config: Pick<Config, 'siteUrl' | 'leadMailTo' | 'notificationDelay' | 'officeTimeZone'>;
}

/** The subscribers that send no mail. Erasures need no others. */
export const createSubscribersWithoutMail = (jobs: Pick<JobQueue, 'enqueue'>): readonly Subscriber[] => [
  recordAuditEntry,
  notifyOpenPages,
  createWebhookSubscriber(jobs),
];

/** The subscribers of domain events. `events/domain-events.ts` says which events concern whom. */
export const createEventSubscribers = (context: MailContext): readonly Subscriber[] => [
  ...createSubscribersWithoutMail(context.jobs),
  createNotify(context),
  createDeletionMailSubscriber(context),
  createEmailChangeMailSubscriber(context.jobs),
  createLeadMailSubscriber(context),
  createMeetingMailSubscriber(context),
  createPasswordMailSubscriber(context),
];
