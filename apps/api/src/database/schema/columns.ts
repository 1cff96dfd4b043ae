import type { NotificationChoice } from '@uplift/data-client/contract/manager';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid('id').primaryKey().defaultRandom();

/** Ids that increase, for rows that are read in the order in which they were added. */
export const increasingId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** The row that a row belongs to, and is deleted with. */
export const belongsTo = (name: string, owner: () => AnyPgColumn) =>
  uuid(name).notNull().references(owner, { onDelete: 'cascade' });

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A transaction id. It only increases and is never reused. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** When a person is e-mailed about news in their projects. */
export const notificationChoice = () =>
  text('notification_choice').$type<NotificationChoice>().notNull().default('immediate');

export const isNotificationChoice = (column: Column): SQL => sql`${column} in ('immediate', 'daily', 'off')`;

/** IANA time zone in which a person sees times. `null`: the office's. */
export const timeZone = () => text('time_zone');

/** When the row was moved to the trash. Unset: not in the trash. */
export const deletedAt = () => moment('deleted_at');

/** Row version for optimistic locking. Incremented when a person changes the row. */
export const version = () => integer('version').notNull().default(1);

/** The version of a row, and when it was created and changed. */
export const versioned = () => ({
  version: version(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});

/** Metadata of a file. The file store has its bytes under `storageKey`. */
export const storedFile = () => ({
  byteSize: integer('byte_size').notNull(),
  /** SHA-256 of the bytes, hexadecimal. */
  checksum: text('checksum').notNull(),
  storageKey: text('storage_key').notNull(),
});

/**
 * Restricts an index to rows outside the trash. Pages and counts of these rows need only that index. If it
 * has an expression, include the expression's column too. Otherwise PostgreSQL reads it from the row.
 */
export const isHere = (deletedAt: Column): SQL => sql`${deletedAt} is null`;
