import { ownAccountEndpoints } from '../own-account.ts';
import { listAuditLog } from './audit-log.ts';
import * as invitations from './invitations.ts';
import * as secondFactor from './second-factor.ts';
import { actOnUsers, getUser, listUsers, updateUser } from './users.ts';
import {
  actOnWebhooks,
  createWebhook,
  getWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './webhooks.ts';

export type { AuditEntry } from './audit-log.ts';
export { type EventPayload, exampleEvent } from './event-examples.ts';
export { type EventData, type EventType, eventData, eventTypes } from './events.ts';
export { ACTION_LIMIT, type ActionOutcomes } from './records.ts';
export type { User, UserAction } from './users.ts';
export {
  REPLAY_DAYS,
  REPLAY_LIMIT,
  type Webhook,
  type WebhookAction,
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookDeliveryDetail,
} from './webhooks.ts';

/** The calls of the admin area. */
export const adminEndpoints = /* @__PURE__ */ {
  ...ownAccountEndpoints('admin'),
  ...secondFactor,
  ...invitations,
  listUsers,
  getUser,
  updateUser,
  actOnUsers,
  listAuditLog,
  listWebhooks,
  getWebhook,
  createWebhook,
  updateWebhook,
  actOnWebhooks,
  rotateWebhookSecret,
  testWebhook,
  listWebhookDeliveries,
  getWebhookDelivery,
  resendWebhookDelivery,
  replayWebhook,
};
