import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What mutations answered, so that a repeat under the same Idempotency-Key answers the same and does nothing. */
export const storedAnswers = pgTable(
  'stored_answers',
  {
    /** SHA-256 over who calls and the key they gave, hexadecimal. */
    id: text('id').primaryKey(),
    /** SHA-256 over method, path and body, hexadecimal. */
    requestHash: text('request_hash').notNull(),
    /** Unset while the first call is still under way. */
    status: integer('status'),
    body: text('body'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('stored_answers_by_age').on(table.createdAt)],
);

/**
 * How often somebody called, or failed to sign in, where several processes count together. The table is unlogged: to
 * begin anew after a crash of the database does no harm.
 */
export const limitCounts = pgTable('limit_counts', {
  /** SHA-256 over what is counted and for whom, hexadecimal: no address is readable. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  /** When the window began, or when the last failure happened. */
  countedAt: moment('counted_at').notNull(),
  /** From then on it says nothing. */
  expiresAt: moment('expires_at').notNull(),
});
