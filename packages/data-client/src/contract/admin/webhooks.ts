import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nameOf } from '../line-of-text.ts';
import { eventTypes } from './events.ts';
import { anyOf, listPage, listQuery } from './list-query.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from './records.ts';

const moment = v.string();
const optionalMoment = v.nullable(moment);

/**
 * Failing: the last attempt failed, and further ones follow. Paused: by a person. Disabled: by the server, after five
 * days of failure or the answer 410. Deleted: in the trash, from where it can be restored for 30 days.
 */
const webhookStates = ['active', 'failing', 'paused', 'disabled', 'deleted'] as const;

const EventTypeName = /* @__PURE__ */ v.picklist(eventTypes, 'Choose among the types of events.');

/** Somebody's program that is told what happens here. */
export const Webhook = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  /** What it is for. Empty where nobody said. */
  description: v.string(),
  url: v.string(),
  /** What it is told of; null: everything. */
  eventTypes: v.nullable(v.array(EventTypeName)),
  state: v.picklist(webhookStates),
  /** Why it was disabled. */
  disabledReason: v.nullable(v.string()),
  pausedAt: optionalMoment,
  disabledAt: optionalMoment,
  /** Since when no attempt succeeded. */
  failingSince: optionalMoment,
  /** Who is mailed when it is disabled; null: every admin. */
  ownerId: v.nullable(v.string()),
  ownerName: v.nullable(v.string()),
  /** Until when the secret before this one signs as well; null: there is none. */
  previousSecretUntil: optionalMoment,
  lastAttemptAt: optionalMoment,
  lastAttemptSucceeded: v.nullable(v.boolean()),
  /** Deliveries of the last 7 days that are finished, tests left out. */
  week: v.object({ succeeded: v.number(), failed: v.number() }),
  createdAt: moment,
  /** Counts what admins changed: give it back with a change. */
  version: v.number(),
});
export type Webhook = v.InferOutput<typeof Webhook>;

/** Held: waits until its webhook is resumed. */
const deliveryStates = ['pending', 'held', 'succeeded', 'failed'] as const;

const deliverySummary = {
  id: v.string(),
  type: EventTypeName,
  state: v.picklist(deliveryStates),
  /** Whether a person asked for it, with made-up data. */
  test: v.boolean(),
  attempts: v.number(),
  createdAt: moment,
  lastAttemptAt: optionalMoment,
  /** When it is tried next; null: not any more. */
  nextAttemptAt: optionalMoment,
  /** HTTP status of the last answer; null: there was none. */
  lastStatus: v.nullable(v.number()),
  lastError: v.nullable(v.string()),
};

/** One event on its way to one webhook. */
export const WebhookDelivery = /* @__PURE__ */ v.object(deliverySummary);
export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>;

/** One request of a delivery, and what came of it. */
export const WebhookAttempt = /* @__PURE__ */ v.object({
  id: v.number(),
  /** Counts from 1. */
  number: v.number(),
  startedAt: moment,
  /** Milliseconds. */
  duration: v.number(),
  requestHeaders: v.record(v.string(), v.string()),
  status: v.nullable(v.number()),
  /** The first kilobyte of the answer. */
  answer: v.nullable(v.string()),
  /** What went wrong; null: nothing. */
  error: v.nullable(v.string()),
});
export type WebhookAttempt = v.InferOutput<typeof WebhookAttempt>;

/** The same with what was sent, and every attempt, the latest first. */
export const WebhookDeliveryDetail = /* @__PURE__ */ v.object({
  ...deliverySummary,
  /** What receivers know it by: `webhook-id`. The same in every attempt. */
  messageId: v.string(),
  /** The body of the request. */
  body: v.string(),
  log: v.array(WebhookAttempt),
});
export type WebhookDeliveryDetail = v.InferOutput<typeof WebhookDeliveryDetail>;

const WebhookId = rowId('a webhook');
const oneWebhook = v.object({ id: WebhookId });
const oneDelivery = v.object({ id: WebhookId, delivery: rowId('a delivery') });

const URL_MESSAGE = 'Enter a whole address, such as https://hooks.example/uplift.';

function isPlainAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '' && url.hash === '';
}

const fields = {
  name: nameOf(100, { missing: 'Enter a name.', tooLong: 'A name has at most 100 characters.' }),
  description: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(500, 'A description has at most 500 characters.')),
    '',
  ),
  url: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(2_000, 'An address has at most 2000 characters.'),
    v.url(URL_MESSAGE),
    v.regex(/^https?:\/\//i, 'The address has to begin with https://.'),
    v.check(isPlainAddress, 'Leave the user name, the password and what follows # out of the address.'),
  ),
  eventTypes: v.nullable(
    v.pipe(v.array(EventTypeName), v.minLength(1, 'Choose at least one type of event, or all of them.')),
  ),
  ownerId: v.nullable(rowId('a user')),
};

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listWebhooks = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/webhooks',
  summary:
    'The webhooks, a page at a time, by name where no order is given. Those in the trash only where asked for.',
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
  summary: 'One webhook.',
  params: oneWebhook,
  answer: Webhook,
});

const WebhookWithSecret = v.object({
  webhook: Webhook,
  /** Signs the requests: `whsec_` and 32 random bytes in base64. It is told this once. */
  secret: v.string(),
});

export const createWebhook = defineEndpoint({
  ...common,
  confidential: true,
  method: 'POST',
  path: '/api/admin/webhooks',
  summary: 'Adds a webhook. The secret that signs its requests is told this once.',
  body: v.object({
    ...fields,
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
    'Changes a webhook. Refused with 409 if someone else changed it since that `version`. What is on its way goes to the new address.',
  params: oneWebhook,
  body: v.object({ ...fields, version: RowVersion }),
  answer: Webhook,
});

/** What can be done with webhooks, one or many at a time. */
const webhookActions = ['pause', 'resume', 'delete', 'restore'] as const;
export type WebhookAction = (typeof webhookActions)[number];

export const actOnWebhooks = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/webhooks/actions',
  summary:
    'Pauses, resumes, deletes or restores webhooks. What was on its way is held meanwhile, and goes on afterwards; what happens meanwhile can be replayed.',
  body: actionOnRows(webhookActions, 'a webhook'),
  answer: ActionOutcomes,
});

export const rotateWebhookSecret = defineEndpoint({
  ...common,
  confidential: true,
  method: 'POST',
  path: '/api/admin/webhooks/{id}/secret',
  summary:
    'Makes a new secret, told this once. The one before signs as well for as long as `overlapHours` says, 24 where nothing is said; 0 ends it at once.',
  params: oneWebhook,
  body: v.object({
    overlapHours: v.optional(
      v.pipe(
        v.number('Give hours from 0 to 168.'),
        v.integer('Give whole hours.'),
        v.minValue(0, 'Give hours from 0 to 168.'),
        v.maxValue(168, 'Give hours from 0 to 168.'),
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
    'Sends an event with made-up data, once, also to a webhook that is paused. Its requests carry the header `webhook-test: true`.',
  params: oneWebhook,
  body: v.object({ type: EventTypeName }),
  answer: WebhookDelivery,
});

export const listWebhookDeliveries = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/webhooks/{id}/deliveries',
  summary: 'What was sent to a webhook in the last 30 days, the latest first.',
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
  summary: 'One delivery with what was sent and every attempt.',
  params: oneDelivery,
  answer: WebhookDeliveryDetail,
});

export const resendWebhookDelivery = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/webhooks/{id}/deliveries/{delivery}/resend',
  summary:
    'Sends a delivery again, now, with the same `webhook-id`. After a failure it is tried by the schedule anew.',
  params: oneDelivery,
  answer: WebhookDelivery,
});

/** How far back events can be replayed, in days. */
export const REPLAY_DAYS = 14;

/** How many events one call replays at most. */
export const REPLAY_LIMIT = 1_000;

export const replayWebhook = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/webhooks/{id}/replay',
  summary: `Sends what happened since a moment of the last ${REPLAY_DAYS} days and never arrived: the events of its types that have no successful delivery, the oldest ${REPLAY_LIMIT} at most.`,
  params: oneWebhook,
  body: v.object({
    since: v.pipe(v.string(), v.isoTimestamp('Give a moment such as 2026-03-02T09:30:00Z.')),
  }),
  answer: v.object({
    /** How many are on their way now. */
    replayed: v.number(),
    /** Whether there are more than one call replays: call again. */
    more: v.boolean(),
  }),
});
