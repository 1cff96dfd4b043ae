import type { NotificationChoice } from '@uplift/data-client/contract/manager';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { customType, text, timestamp } from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The id of a transaction, which counts up and never begins anew. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** When somebody is mailed of what is new in their projects. */
export const notificationChoice = () =>
  text('notification_choice').$type<NotificationChoice>().notNull().default('immediate');

export const changes = () => ({
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});

/**
 * Makes an index one of the rows outside the trash. Pages of these come from it alone, and so do their counts: with a
 * column that an expression takes, too, which PostgreSQL would otherwise read from the row.
 */
export const isHere = (deletedAt: Column): SQL => sql`${deletedAt} is null`;
