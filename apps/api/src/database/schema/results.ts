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
import { belongsTo, deletedAt, id, moment, versioned } from './columns.ts';

/** Results that a client expected when the work was agreed on. Measured results are compared with them. */
export const roiBaselines = pgTable('roi_baselines', {
  clientId: uuid('client_id')
    .primaryKey()
    .references(() => clients.id, { onDelete: 'cascade' }),
  calculation: jsonb('calculation').$type<Calculation>().notNull(),
  /** US dollars, as computed by the calculator. */
  forecastPerYear: numeric('forecast_per_year', { precision: 30, scale: 2, mode: 'number' }).notNull(),
  agreedOn: date('agreed_on').notNull(),
  ...versioned(),
});

/** Results measured at a client in one week. */
export const measurements = pgTable(
  'measurements',
  {
    id: id(),
    clientId: belongsTo('client_id', () => clients.id),
    /** The Monday of the ISO week. */
    week: date('week').notNull(),
    hoursSaved: numeric('hours_saved', { precision: 9, scale: 2, mode: 'number' }).notNull(),
    /** US dollars in that week. */
    revenueEffect: integer('revenue_effect').notNull(),
    note: text('note').notNull(),
    /** Text, or an https link. */
    evidence: text('evidence').notNull(),
    deletedAt: deletedAt(),
    ...versioned(),
  },
  (table) => [
    // A measurement in the trash doesn't block a new one for the same week.
    uniqueIndex('measurements_week').on(table.clientId, table.week).where(sql`${table.deletedAt} is null`),
    index('measurements_in_trash').on(table.deletedAt),
    check('measurements_monday', sql`extract(isodow from ${table.week}) = 1`),
    check('measurements_hours', sql`${table.hoursSaved} >= 0`),
  ],
);

/** Whether a client allows a success story with its figures. No row: not asked yet. */
export const storyConsents = pgTable(
  'story_consents',
  {
    clientId: uuid('client_id')
      .primaryKey()
      .references(() => clients.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['asked', 'given', 'withdrawn'] }).notNull(),
    // Names at that time: a record of consent outlives the accounts.
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    answeredBy: text('answered_by'),
    answeredAt: moment('answered_at'),
  },
  (table) => [check('story_consents_state', sql`${table.state} in ('asked', 'given', 'withdrawn')`)],
);
