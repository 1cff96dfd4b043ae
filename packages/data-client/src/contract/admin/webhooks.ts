import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nameOf } from '../line-of-text.ts';
import { eventTypes } from './events.ts';
import { anyOf, listPage, listQuery } from './list-query.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from './records.ts';

const moment = v.string();
const optionalMoment = v.nullable(moment);

/**
 * Failing: the last attempt failed, and retries follow. Paused: by an admin. Disabled: by the server, after
 * five days of failures or a 410 response. Deleted: in the trash, from where it can be restored for 30 days.
 */
const webhookStates = ['active', 'failing', 'paused', 'disabled', 'deleted'] as const;

const EventTypeName = /* @__PURE__ */ v.picklist(eventTypes, 'Choose from the available event types.');

/** An external endpoint that receives events. */
export const Webhook = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  /** Purpose of the webhook. May be empty. */
  description: v.string(),
  url: v.string(),
  /** Subscribed event types. Null: all of them. */
  eventTypes: v.nullable(v.array(EventTypeName)),
  state: v.picklist(webhookStates),
  /** Why it was disabled. */
  disabledReason: v.nullable(v.string()),
  pausedAt: optionalMoment,
  disabledAt: optionalMoment,
  /** Time since which no attempt has succeeded. */
  failingSince: optionalMoment,
  /** The user to e-mail when it is disabled. Null: all admins. */
  ownerId: v.nullable(v.string()),
  ownerName: v.nullable(v.string()),
  /** Until when the previous secret also signs. Null: there is none. */
  previousSecretUntil: optionalMoment,
  lastAttemptAt: optionalMoment,
  lastAttemptSucceeded: v.nullable(v.boolean()),
  /** Finished deliveries of the last 7 days, excluding tests. */
  week: v.object({ succeeded: v.number(), failed: v.number() }),
  createdAt: moment,
  /** Row version, incremented when an admin changes the row. Send it with an update. */
  version: v.number(),
});
export type Webhook = v.InferOutput<typeof Webhook>;

/** Held: waits until its webhook is resumed. */
const deliveryStates = ['pending', 'held', 'succeeded', 'failed'] as const;

const deliverySummary = {
  id: v.string(),
  type: EventTypeName,
  state: v.picklist(deliveryStates),
  /** Whether it is a test with made-up data. */
  test: v.boolean(),
  attempts: v.number(),
  createdAt: moment,
  lastAttemptAt: optionalMoment,
  /** Time of the next attempt. Null: no more attempts. */
  nextAttemptAt: optionalMoment,
  /** HTTP status of the last response. Null: no response. */
  lastStatus: v.nullable(v.number()),
  lastError: v.nullable(v.string()),
};

/** The delivery of one event to one webhook. */
export const WebhookDelivery = /* @__PURE__ */ v.object(deliverySummary);
export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>;

/** One attempt of a delivery: the request and its result. */
export const WebhookAttempt = /* @__PURE__ */ v.object({
  id: v.number(),
  /** Counts from 1. */
  number: v.number(),
  startedAt: moment,
  /** Milliseconds. */
  duration: v.number(),
  requestHeaders: v.record(v.string(), v.string()),
  status: v.nullable(v.number()),
  /** The first kilobyte of the response. */
  answer: v.nullable(v.string()),
  /** The error. Null: none. */
  error: v.nullable(v.string()),
});
export type WebhookAttempt = v.InferOutput<typeof WebhookAttempt>;

/** A delivery with the request body and every attempt, latest first. */
export const WebhookDeliveryDetail = /* @__PURE__ */ v.object({
  ...deliverySummary,
  /** The `webhook-id` header, by which receivers identify it. The same in every attempt. */
  messageId: v.string(),
  /** The request body. */
  body: v.string(),
  log: v.array(WebhookAttempt),
});
export type WebhookDeliveryDetail = v.InferOutput<typeof WebhookDeliveryDetail>;

const WebhookId = rowId('a webhook');
const oneWebhook = v.object({ id: WebhookId });
const oneDelivery = v.object({ id: WebhookId, delivery: rowId('a delivery') });

const URL_MESSAGE = 'Enter a full URL, such as https://hooks.example/uplift.';

function isPlainAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '' && url.hash === '';
}

const fields = {
  name: nameOf(100, { missing: 'Enter a name.', tooLong: 'A name has at most 100 characters.' }),
  description: v.pipe(v.string(), v.trim(), v.maxLength(500, 'A description has at most 500 characters.')),
  url: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(2_000, 'An address has at most 2000 characters.'),
    v.url(URL_MESSAGE),
    v.regex(/^https?:\/\//i, 'The URL must start with https://.'),
    v.check(isPlainAddress, 'Remove the username, the password and the part after # from the URL.'),
  ),
  eventTypes: v.nullable(v.pipe(v.array(EventTypeName), v.minLength(1, 'Choose at least one event type.'))),
  ownerId: v.nullable(rowId('a user')),
};

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listWebhooks = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/webhooks',
  summary:
    'Lists webhooks in pages, sorted by name by default. Webhooks in the trash are included only if `state` asks for them.',
  query: v.object({
    ...listQuery(['name', 'createdAt', 'lastAttemptAt']),
    state: v.optional(anyOf(webhookStates)),
  }),
  answer: listPage(Webhook),
});

export const getWebhook = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/webhooks/{id}',
  summary: 'Retrieves a webhook.',
  params: oneWebhook,
  answer: Webhook,
});

const WebhookWithSecret = v.object({
  webhook: Webhook,
  /** Signing secret: `whsec_` and 32 random bytes in base64. Returned only once. */
  secret: v.string(),
});

export const createWebhook = defineEndpoint({
  ...common,
  confidential: true,
  method: 'POST',
  path: '/api/admin/webhooks',
  summary: 'Creates a webhook. The secret that signs its requests is returned only once.',
  body: v.object({
    ...fields,
    description: v.optional(fields.description, ''),
    eventTypes: v.optional(fields.eventTypes, null),
    ownerId: v.optional(fields.ownerId, null),
  }),
  answer: WebhookWithSecret,
});

export const updateWebhook = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/admin/webhooks/{id}',
  summary:
    'Updates a webhook. Without `description`, it stays as it is. Pending deliveries go to the new URL. Returns 409 if `version` is outdated.',
  params: oneWebhook,
  body: v.object({
    ...fields,
    description: v.exactOptional(fields.description),
    version: RowVersion,
  }),
  answer: Webhook,
});

/** Actions on one or more webhooks. */
const webhookActions = ['pause', 'resume', 'delete', 'restore'] as const;
export type WebhookAction = (typeof webhookActions)[number];

export const actOnWebhooks = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/webhooks/actions',
  summary:
    'Pauses, resumes, deletes, or restores webhooks. Pending deliveries are held until the webhook is resumed or restored. Events that occur in the meantime can be replayed.',
  body: actionOnRows(webhookActions, 'a webhook'),
  answer: ActionOutcomes,
});

export const rotateWebhookSecret = defineEndpoint({
  ...common,
  confidential: true,
  method: 'POST',
  path: '/api/admin/webhooks/{id}/secret',
  summary:
    'Creates a new signing secret, which is returned only once. The previous secret also signs for `overlapHours`, 24 by default. 0 ends it immediately.',
  params: oneWebhook,
  body: v.object({
    overlapHours: v.optional(
      v.pipe(
        v.number('Enter hours from 0 to 168.'),
        v.integer('Enter whole hours.'),
        v.minValue(0, 'Enter hours from 0 to 168.'),
        v.maxValue(168, 'Enter hours from 0 to 168.'),
      ),
      24,
    ),
  }),
  answer: WebhookWithSecret,
});

export const testWebhook = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/webhooks/{id}/test',
  summary:
    'Sends a test event with made-up data once, even to a paused webhook. Its requests have the header `webhook-test: true`.',
  params: oneWebhook,
  body: v.object({ type: EventTypeName }),
  answer: WebhookDelivery,
});

export const listWebhookDeliveries = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/webhooks/{id}/deliveries',
  summary: 'Lists the deliveries to a webhook in the last 30 days in pages, newest first.',
  params: oneWebhook,
  query: v.object({
    ...listQuery(['createdAt']),
    state: v.optional(anyOf(deliveryStates)),
    type: v.optional(anyOf(eventTypes)),
  }),
  answer: listPage(WebhookDelivery),
});

export const getWebhookDelivery = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/webhooks/{id}/deliveries/{delivery}',
  summary: 'Retrieves a delivery with the request body and every attempt.',
  params: oneDelivery,
  answer: WebhookDeliveryDetail,
});

export const resendWebhookDelivery = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/webhooks/{id}/deliveries/{delivery}/resend',
  summary:
    'Sends a delivery again immediately with the same `webhook-id`. If it fails, the retry schedule starts over.',
  params: oneDelivery,
  answer: WebhookDelivery,
});

/** Days for which events can be replayed. */
export const REPLAY_DAYS = 14;

/** Maximum number of events replayed per request. */
export const REPLAY_LIMIT = 1_000;

export const replayWebhook = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/webhooks/{id}/replay',
  summary: `Replays events since a time within the last ${REPLAY_DAYS} days that never arrived: events of the webhook's types without a successful delivery, oldest first, up to ${REPLAY_LIMIT}.`,
  params: oneWebhook,
  body: v.object({
    since: v.pipe(v.string(), v.isoTimestamp('Enter a timestamp such as 2026-03-02T09:30:00Z.')),
  }),
  answer: v.object({
    /** Number of events queued for delivery. */
    replayed: v.number(),
    /** Whether more events remain. If so, call again. */
    more: v.boolean(),
  }),
});
