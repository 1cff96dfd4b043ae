import type { Calculation } from '@uplift/data-client/contract/visitor';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clients } from './accounts.ts';
import { changes, moment } from './columns.ts';

/** What a client expected of the work when it was agreed on: measured results are compared with it. */
export const roiBaselines = pgTable('roi_baselines', {
  clientId: uuid('client_id')
    .primaryKey()
    .references(() => clients.id, { onDelete: 'cascade' }),
  calculation: jsonb('calculation').$type<Calculation>().notNull(),
  /** US dollars, as the calculator found them. */
  forecastPerYear: numeric('forecast_per_year', { precision: 30, scale: 2, mode: 'number' }).notNull(),
  agreedOn: date('agreed_on').notNull(),
  /** Counts what the team changed, so that none of them overwrites another unseen. */
  version: integer('version').notNull().default(1),
  ...changes(),
});

/** What was measured at a client in a week. */
export const measurements = pgTable(
  'measurements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** The Monday of the ISO week. */
    week: date('week').notNull(),
    hoursSaved: numeric('hours_saved', { precision: 9, scale: 2, mode: 'number' }).notNull(),
    /** US dollars of that week. */
    revenueEffect: integer('revenue_effect').notNull(),
    note: text('note').notNull(),
    /** Words, or an https link. */
    evidence: text('evidence').notNull(),
    /** Since when it lies in the trash. */
    deletedAt: moment('deleted_at'),
    /** Counts what the team changed, so that none of them overwrites another unseen. */
    version: integer('version').notNull().default(1),
    ...changes(),
  },
  (table) => [
    // What lies in the trash does not stand in the way of measuring the week anew.
    uniqueIndex('measurements_week').on(table.clientId, table.week).where(sql`${table.deletedAt} is null`),
    index('measurements_in_trash').on(table.deletedAt),
    check('measurements_monday', sql`extract(isodow from ${table.week}) = 1`),
    check('measurements_hours', sql`${table.hoursSaved} >= 0`),
  ],
);

/** Whether a client lets its figures be told as a success story. Without a row nobody asked yet. */
export const storyConsents = pgTable(
  'story_consents',
  {
    clientId: uuid('client_id')
      .primaryKey()
      .references(() => clients.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['asked', 'given', 'withdrawn'] }).notNull(),
    // Names as they were then: a record of consent outlives the accounts.
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    answeredBy: text('answered_by'),
    answeredAt: moment('answered_at'),
  },
  (table) => [check('story_consents_state', sql`${table.state} in ('asked', 'given', 'withdrawn')`)],
);
