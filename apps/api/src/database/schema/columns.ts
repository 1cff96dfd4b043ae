import type { NotificationChoice } from '@uplift/data-client/contract/manager';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { customType, text, timestamp } from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A transaction id. It only increases and is never reused. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** When a person is e-mailed about news in their projects. */
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
 * Restricts an index to rows outside the trash. Pages and counts of these rows need only that index. If it
 * has an expression, include the expression's column too. Otherwise PostgreSQL reads it from the row.
 */
export const isHere = (deletedAt: Column): SQL => sql`${deletedAt} is null`;
