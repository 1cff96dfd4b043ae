import { and, asc, count, desc, eq, gte, isNull, lt, lte, ne, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { one } from '../../database/one.ts';
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

/** How many paths and referrers are listed. */
const MOST_VISITED = 6;

/** Counts the rows of a query whose moment is at or after another one. */
const countSince = (moment: PgColumn, since: Date) =>
  sql<number>`count(*) filter (where ${gte(moment, since)})`.mapWith(Number);

/** Aggregates over whole tables. Each takes one query, however long the period is. */
export function createOverviewRepository(db: Database) {
  const total = (views: unknown): number => Number(views ?? 0);

  /** Counts the leads of a period and of the one before it, by the moment in a column. */
  async function trendOf(moment: PgColumn, { begins, beganBefore, ends }: Period, condition: SQL) {
    const previous = sql<number>`count(*) filter (where ${lt(moment, begins)})`.mapWith(Number);
    return one(
      await db
        .select({ current: countSince(moment, begins), previous })
        .from(leads)
        .where(and(gte(moment, beganBefore), lt(moment, ends), condition)),
    );
  }

  return {
    leads: (period: Period) => trendOf(leads.createdAt, period, ne(leads.state, 'spam')),

    /** Counts the leads of the period by their current state. States without leads are omitted. */
    async leadsByState({ begins, ends }: Period): Promise<Map<string, number>> {
      const rows = await db
        .select({ state: leads.state, leads: count() })
        .from(leads)
        .where(and(gte(leads.createdAt, begins), lt(leads.createdAt, ends)))
        .groupBy(leads.state);
      return new Map(rows.map((row) => [row.state, row.leads]));
    },

    /** Counts leads won or lost in the period, regardless of when they arrived. */
    decided: (state: 'won' | 'lost', period: Period) =>
      trendOf(leads.decidedAt, period, eq(leads.state, state)),

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

    async publishedStories(since: Date, now: Date) {
      return one(
        await db
          .select({ total: count(), inPeriod: countSince(caseStudies.publishedAt, since) })
          .from(caseStudies)
          .where(lte(caseStudies.publishedAt, now)),
      );
    },

    async openErrors(recentSince: Date) {
      return one(
        await db
          .select({ total: count(), recent: countSince(clientErrorGroups.firstSeenAt, recentSince) })
          .from(clientErrorGroups)
          .where(isNull(clientErrorGroups.resolvedAt)),
      );
    },
  };
}
