import { and, asc, count, desc, eq, inArray, notLike, type SQL, sql } from 'drizzle-orm';
import { integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';

/** The columns of pg-boss's own table that are read here. pg-boss creates and changes the table. */
const bossJobs = pgSchema('pgboss').table('job', {
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  state: text('state', {
    enum: ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'],
  }).notNull(),
  retryCount: integer('retry_count').notNull(),
  createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
  completedOn: timestamp('completed_on', { withTimezone: true }),
  output: jsonb('output').$type<unknown>(),
});

/** Internal queues of pg-boss. */
const OWN_QUEUES = '\\_\\_pgboss%';

export interface FailedJobFilter {
  /** Part of a queue name or of a failure message. */
  search?: string | undefined;
  names?: readonly string[] | undefined;
  oldestFirst: boolean;
  limit: number;
  offset: number;
}

export type JobState = (typeof bossJobs.$inferSelect)['state'];
export type FailedJobRow = Omit<typeof bossJobs.$inferSelect, 'state'>;

/** There are few failed jobs, so an index would cost more than it saves. */
function mentions(search: string): SQL {
  const words = sql`lower(${bossJobs.name} || ' ' || coalesce(${bossJobs.output} ->> 'message', ''))`;
  return sql`position(lower(${search}) in ${words}) > 0`;
}

const failed = eq(bossJobs.state, 'failed');
const ours = notLike(bossJobs.name, OWN_QUEUES);

export function createJobsRepository(db: Database) {
  return {
    /** Counts jobs by queue and state. */
    counts: () =>
      db
        .select({ name: bossJobs.name, state: bossJobs.state, jobs: count() })
        .from(bossJobs)
        .where(ours)
        .groupBy(bossJobs.name, bossJobs.state),

    async listFailed({ search, names, oldestFirst, limit, offset }: FailedJobFilter) {
      const wanted = and(
        failed,
        ours,
        names && inArray(bossJobs.name, [...names]),
        search === undefined ? undefined : mentions(search),
      );
      const direction = oldestFirst ? asc : desc;
      const { id, name, retryCount, createdOn, completedOn, output } = bossJobs;
      const [rows, total] = await Promise.all([
        db
          .select({ id, name, retryCount, createdOn, completedOn, output })
          .from(bossJobs)
          .where(wanted)
          .orderBy(direction(completedOn), direction(id))
          .limit(limit)
          .offset(offset),
        db.$count(bossJobs, wanted),
      ]);
      return { rows, total };
    },

    /** Finds the queue of a failed job and locks the job, so that no one else can retry it. */
    async lockFailed(id: string): Promise<string | null> {
      const [row] = await db
        .select({ name: bossJobs.name })
        .from(bossJobs)
        .where(and(eq(bossJobs.id, id), failed))
        .for('update');
      return row?.name ?? null;
    },
  };
}
