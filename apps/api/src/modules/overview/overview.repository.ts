import { and, asc, count, desc, eq, gte, isNull, lt, lte, ne, sql, sum } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { caseStudies, clientErrorGroups, leads, pageViews } from '../../database/schema/index.ts';

/** A period and the equally long period before it, with boundaries as days (YYYY-MM-DD) and instants. */
export interface Period {
  beginsOn: string;
  begins: Date;
  beganBeforeOn: string;
  beganBefore: Date;
  /** Exclusive: the day after the last one. */
  endsOn: string;
  ends: Date;
}

export interface Trend {
  current: number;
  previous: number;
}

const noTrend: Trend = { current: 0, previous: 0 };

/** How many paths and referrers are listed. */
const MOST_VISITED = 6;

export type OverviewRepository = ReturnType<typeof createOverviewRepository>;

/** Aggregates over whole tables. Each takes one query, however long the period is. */
export function createOverviewRepository(db: Database) {
  const total = (views: unknown): number => Number(views ?? 0);

  return {
    async leads({ begins, beganBefore, ends }: Period): Promise<Trend> {
      const [row] = await db
        .select({
          current: sql<number>`count(*) filter (where ${gte(leads.createdAt, begins)})`.mapWith(Number),
          previous: sql<number>`count(*) filter (where ${lt(leads.createdAt, begins)})`.mapWith(Number),
        })
        .from(leads)
        .where(and(gte(leads.createdAt, beganBefore), lt(leads.createdAt, ends), ne(leads.state, 'spam')));
      return row ?? noTrend;
    },

    /** Counts leads won or lost in the period, regardless of when they arrived. */
    async decided(state: 'won' | 'lost', { begins, beganBefore, ends }: Period): Promise<Trend> {
      const [row] = await db
        .select({
          current: sql<number>`count(*) filter (where ${gte(leads.decidedAt, begins)})`.mapWith(Number),
          previous: sql<number>`count(*) filter (where ${lt(leads.decidedAt, begins)})`.mapWith(Number),
        })
        .from(leads)
        .where(and(gte(leads.decidedAt, beganBefore), lt(leads.decidedAt, ends), eq(leads.state, state)));
      return row ?? noTrend;
    },

    async heldBackLeads(): Promise<number> {
      return db.$count(leads, and(isNull(leads.announcedAt), eq(leads.state, 'spam')));
    },

    /** Counts leads by day in a time zone. Days without leads are omitted. */
    async leadsByDay({ begins, ends }: Period, timeZone: string): Promise<Map<string, number>> {
      const day = sql<string>`to_char(${leads.createdAt} at time zone ${timeZone}, 'YYYY-MM-DD')`;
      const rows = await db
        .select({ day, leads: count() })
        .from(leads)
        .where(and(gte(leads.createdAt, begins), lt(leads.createdAt, ends), ne(leads.state, 'spam')))
        // By position: repeating the expression would bind the time zone as another parameter.
        .groupBy(sql`1`);
      return new Map(rows.map((row) => [row.day, row.leads]));
    },

    /** Sums views by day over both periods. Days without views are omitted. */
    async viewsByDay({ beganBeforeOn, endsOn }: Period): Promise<Map<string, number>> {
      const rows = await db
        .select({ day: pageViews.day, views: sum(pageViews.views) })
        .from(pageViews)
        .where(and(gte(pageViews.day, beganBeforeOn), lt(pageViews.day, endsOn)))
        .groupBy(pageViews.day);
      return new Map(rows.map(({ day, views }) => [day, total(views)]));
    },

    async mostVisited(
      by: 'path' | 'referrer',
      { beginsOn, endsOn }: Period,
    ): Promise<{ name: string; views: number }[]> {
      const name = pageViews[by];
      const rows = await db
        .select({ name, views: sum(pageViews.views) })
        .from(pageViews)
        .where(and(gte(pageViews.day, beginsOn), lt(pageViews.day, endsOn), ne(name, '')))
        .groupBy(name)
        .orderBy(desc(sum(pageViews.views)), asc(name))
        .limit(MOST_VISITED);
      return rows.map((row) => ({ name: row.name, views: total(row.views) }));
    },

    async publishedStories(since: Date, now: Date): Promise<{ total: number; inPeriod: number }> {
      const [row] = await db
        .select({
          total: count(),
          inPeriod: sql<number>`count(*) filter (where ${gte(caseStudies.publishedAt, since)})`.mapWith(
            Number,
          ),
        })
        .from(caseStudies)
        .where(lte(caseStudies.publishedAt, now));
      return row ?? { total: 0, inPeriod: 0 };
    },

    async openErrors(recentSince: Date): Promise<{ total: number; recent: number }> {
      const [row] = await db
        .select({
          total: count(),
          recent:
            sql<number>`count(*) filter (where ${gte(clientErrorGroups.firstSeenAt, recentSince)})`.mapWith(
              Number,
            ),
        })
        .from(clientErrorGroups)
        .where(isNull(clientErrorGroups.resolvedAt));
      return row ?? { total: 0, recent: 0 };
    },
  };
}
