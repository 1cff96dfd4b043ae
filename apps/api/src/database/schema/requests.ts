import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Responses of mutations by idempotency key. A repeat with the same key gets the same response and does
 * nothing.
 */
export const storedAnswers = pgTable(
  'stored_answers',
  {
    /** SHA-256 of the caller and their key, hexadecimal. */
    id: text('id').primaryKey(),
    /** SHA-256 of method, path and body, hexadecimal. */
    requestHash: text('request_hash').notNull(),
    /** Unset while the first request is running. */
    status: integer('status'),
    body: text('body'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('stored_answers_by_age').on(table.createdAt)],
);

/**
 * Counts of calls and failed sign-ins, where several processes count together. The table is unlogged: losing
 * the counts in a crash of the database does no harm.
 */
export const limitCounts = pgTable('limit_counts', {
  /** SHA-256 of what is counted and for whom, hexadecimal. No address is readable. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  /** When the window started, or when the last failure happened. */
  countedAt: moment('counted_at').notNull(),
  /** When the count becomes invalid. */
  expiresAt: moment('expires_at').notNull(),
});
