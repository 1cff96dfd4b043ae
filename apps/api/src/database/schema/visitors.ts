import type { VisitorCalculation } from '@uplift/data-client/contract/visitor';
import { type SQL, sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { fingerprintOf, topFrameOf } from '../error-fingerprint.ts';
import { wordsOf } from '../words-of.ts';
import { clients } from './accounts.ts';
import { id, moment, version, versioned } from './columns.ts';

/** People who requested an audit or a report of the calculator. */
export const leads = pgTable(
  'leads',
  {
    id: id(),
    source: text('source', { enum: ['audit', 'report'] }).notNull(),
    state: text('state', { enum: ['new', 'contacted', 'won', 'lost', 'spam'] }).notNull(),
    email: text('email').notNull(),
    name: text('name'),
    company: text('company'),
    companySize: text('company_size'),
    website: text('website'),
    timeSink: text('time_sink'),
    message: text('message'),
    preferredTimes: text('preferred_times'),
    calculation: jsonb('calculation').$type<VisitorCalculation>(),
    /** Spam signals: why the entry looked automated and no e-mail was sent. */
    suspicions: jsonb('suspicions').$type<string[]>().notNull(),
    /** When the team, the visitor and event subscribers were notified. Unset while that is held back. */
    announcedAt: moment('announced_at'),
    /** When it was won or lost. */
    decidedAt: moment('decided_at'),
    /** Client that a won lead became. */
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'set null' }),
    ...versioned(),
  },
  (table) => [
    index('leads_by_state').on(table.state, table.createdAt),
    index('leads_by_creation').on(table.createdAt, table.id),
    index('leads_by_decision').on(table.decidedAt),
    index('leads_words').using('gin', wordsOf(table.name, table.company, table.email)),
    check('leads_source', sql`${table.source} in ('audit', 'report')`),
    check('leads_state', sql`${table.state} in ('new', 'contacted', 'won', 'lost', 'spam')`),
  ],
);

/** Page views per day. Nothing distinguishes one visitor from another. */
export const pageViews = pgTable(
  'page_views',
  {
    /** In the office's time zone. */
    day: date('day').notNull(),
    path: text('path').notNull(),
    /** Host of the referring site. Empty if there was none. */
    referrer: text('referrer').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.referrer] })],
);

/** Errors in visitors' browsers. */
export const clientErrors = pgTable(
  'client_errors',
  {
    id: id(),
    message: text('message').notNull(),
    stack: text('stack'),
    componentStack: text('component_stack'),
    url: text('url').notNull(),
    userAgent: text('user_agent').notNull(),
    level: text('level', { enum: ['page', 'section', 'component'] }).notNull(),
    /** When it happened by the visitor's clock. Unset if that clock is implausible. */
    occurredAt: moment('occurred_at'),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** Code location that it came from. Empty if the stack has none. */
    topFrame: text('top_frame')
      .notNull()
      .generatedAlwaysAs((): SQL => topFrameOf(clientErrors.stack)),
    /** Fingerprint of its `client_error_groups` row. */
    fingerprint: text('fingerprint')
      .notNull()
      .generatedAlwaysAs((): SQL => fingerprintOf(clientErrors.message, clientErrors.stack)),
  },
  (table) => [
    index('client_errors_by_arrival').on(table.receivedAt),
    index('client_errors_by_fingerprint').on(table.fingerprint, table.receivedAt),
  ],
);

/** Errors with the same message and code location, identified by their fingerprint. */
export const clientErrorGroups = pgTable(
  'client_error_groups',
  {
    id: id(),
    fingerprint: text('fingerprint').notNull().unique(),
    message: text('message').notNull(),
    topFrame: text('top_frame').notNull(),
    level: text('level', { enum: ['page', 'section', 'component'] }).notNull(),
    /** Number of reports, including those no longer stored. */
    occurrences: integer('occurrences').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** Unset while open. A later report reopens it. */
    resolvedAt: moment('resolved_at'),
    version: version(),
  },
  (table) => [
    index('client_error_groups_by_last').on(table.lastSeenAt, table.id),
    index('client_error_groups_by_first').on(table.firstSeenAt, table.id),
    index('client_error_groups_by_occurrences').on(table.occurrences, table.id),
    index('client_error_groups_words').using('gin', wordsOf(table.message, table.topFrame)),
  ],
);
