import type { LiveTopic } from '@uplift/data-client/contract/project';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { wordsOf } from '../words-of.ts';
import { accountUsers, clients } from './accounts.ts';
import {
  belongsTo,
  deletedAt,
  id,
  increasingId,
  isHere,
  moment,
  transactionId,
  versioned,
} from './columns.ts';

/** Events for subscribers, written in the same transaction as the change itself. */
export const events = pgTable(
  'events',
  {
    id: increasingId(),
    /** Such as `lead.created`. */
    type: text('type').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    occurredAt: moment('occurred_at').notNull(),
  },
  (table) => [
    index('events_by_type').on(table.type, table.id),
    index('events_by_time').on(table.occurredAt, table.id),
  ],
);

/**
 * Changes in a client's project, written in the same transaction as the change. Screens that show the data
 * are notified to reload it.
 */
export const liveChanges = pgTable(
  'live_changes',
  {
    id: increasingId(),
    clientId: belongsTo('client_id', () => clients.id),
    topic: text('topic').$type<LiveTopic>().notNull(),
    /**
     * Transaction that wrote the row. Ids are assigned before a transaction ends, so they don't show what is
     * new.
     */
    transaction: transactionId('transaction').notNull().default(sql`pg_current_xact_id()`),
    occurredAt: moment('occurred_at').notNull(),
  },
  (table) => [
    index('live_changes_by_transaction').on(table.transaction),
    index('live_changes_by_time').on(table.occurredAt),
  ],
);

/** Endpoints of other programs that receive events. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    url: text('url').notNull(),
    /** Unset: all types. */
    eventTypes: text('event_types').array(),
    /** Encrypted. */
    secret: text('secret').notNull(),
    /** Encrypted. Also signs until `previousSecretUntil`. */
    previousSecret: text('previous_secret'),
    previousSecretUntil: moment('previous_secret_until'),
    ownerId: uuid('owner_id').references(() => accountUsers.id, { onDelete: 'set null' }),
    pausedAt: moment('paused_at'),
    disabledAt: moment('disabled_at'),
    disabledReason: text('disabled_reason'),
    /** The first failure since the last success. */
    failingSince: moment('failing_since'),
    lastAttemptAt: moment('last_attempt_at'),
    lastAttemptSucceeded: boolean('last_attempt_succeeded'),
    deletedAt: deletedAt(),
    ...versioned(),
  },
  (table) => [
    index('webhooks_by_name')
      .on(sql`lower(${table.name})`, table.id, table.name)
      .where(isHere(table.deletedAt)),
    index('webhooks_by_creation').on(table.createdAt, table.id).where(isHere(table.deletedAt)),
    index('webhooks_by_attempt').on(table.lastAttemptAt, table.id).where(isHere(table.deletedAt)),
    index('webhooks_in_trash').on(table.deletedAt),
    index('webhooks_by_owner').on(table.ownerId),
    index('webhooks_words').using('gin', wordsOf(table.name, table.description, table.url)),
  ],
);

/** Deliveries of events to webhooks. An event has one delivery per webhook, however often it is sent. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: belongsTo('webhook_id', () => webhooks.id),
    /** Unset: a test with sample data. */
    eventId: bigint('event_id', { mode: 'number' }).references(() => events.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    /** The exact request body. Every attempt sends the same bytes. */
    body: text('body').notNull(),
    state: text('state', { enum: ['pending', 'held', 'succeeded', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Number of attempts when the retry schedule started, or restarted. */
    scheduleBegan: integer('schedule_began').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at'),
    lastAttemptAt: moment('last_attempt_at'),
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.webhookId, table.eventId),
    index('webhook_deliveries_by_webhook').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_by_state').on(table.webhookId, table.state, table.createdAt, table.id),
    index('webhook_deliveries_by_event').on(table.eventId),
    index('webhook_deliveries_due').on(table.nextAttemptAt).where(sql`${table.state} = 'pending'`),
    index('webhook_deliveries_by_age').on(table.createdAt),
    check('webhook_deliveries_state', sql`${table.state} in ('pending', 'held', 'succeeded', 'failed')`),
  ],
);

/** Every request to a webhook, with its result. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: increasingId(),
    deliveryId: belongsTo('delivery_id', () => webhookDeliveries.id),
    /** Counts from 1. */
    number: integer('number').notNull(),
    startedAt: moment('started_at').notNull(),
    /** Milliseconds. */
    duration: integer('duration').notNull(),
    requestHeaders: jsonb('request_headers').$type<Record<string, string>>().notNull(),
    /** HTTP status. Unset if there was no response. */
    status: integer('status'),
    /** Beginning of the response. */
    answer: text('answer'),
    error: text('error'),
  },
  (table) => [uniqueIndex('webhook_attempts_by_delivery').on(table.deliveryId, table.number)],
);

/** Who changed what, written in the same transaction as the change itself. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: increasingId(),
    occurredAt: moment('occurred_at').notNull(),
    /** An account user or a person of a client. Not a reference: the entry outlives them. */
    actorId: uuid('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    /** Name of the API key that a program used to make the change for the actor, at that time. */
    apiKeyName: text('api_key_name'),
    /** The client that the subject belongs to. Not a reference: entries outlive clients. */
    clientId: uuid('client_id'),
    /** Such as `user.updated`. */
    action: text('action').notNull(),
    subjectId: uuid('subject_id').notNull(),
    subjectName: text('subject_name').notNull(),
    /** The changed fields, without secrets. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
    address: text('address').notNull(),
  },
  (table) => [
    index('audit_log_by_time').on(table.occurredAt, table.id),
    index('audit_log_by_client').on(table.clientId),
    index('audit_log_by_subject').on(table.subjectId, table.id),
    index('audit_log_by_actor').on(table.actorId, table.occurredAt, table.id),
    index('audit_log_by_kind').on(sql`split_part(${table.action}, '.', 1)`, table.occurredAt, table.id),
    index('audit_log_words').using('gin', wordsOf(table.actorName, table.subjectName)),
  ],
);
