import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isOnPage, matchesWords, type SortOrder } from '../../database/list-query.ts';
import { clientErrorGroups, clientErrors } from '../../database/schema/index.ts';

export type NewClientError = Omit<typeof clientErrors.$inferInsert, 'topFrame' | 'fingerprint'>;
export type ClientErrorRow = typeof clientErrors.$inferSelect;
export type ClientErrorGroupRow = typeof clientErrorGroups.$inferSelect;

export interface ClientErrorFilter {
  /** Matches beginnings of words in the message or in the top stack frame. */
  search?: string | undefined;
  states?: readonly ('open' | 'resolved')[] | undefined;
  levels?: readonly ClientErrorGroupRow['level'][] | undefined;
  sort: SortOrder<'occurrences' | 'firstSeenAt' | 'lastSeenAt'>;
  limit: number;
  offset: number;
}

const conditions = {
  open: isNull(clientErrorGroups.resolvedAt),
  resolved: isNotNull(clientErrorGroups.resolvedAt),
} as const;

/** Maximum number of browsers listed for a group. */
const MOST_BROWSERS = 10;

export type ClientErrorsRepository = ReturnType<typeof createClientErrorsRepository>;

export function createClientErrorsRepository(db: Database) {
  /** Queries that run in the given transaction. */
  const within = (tx: Database) => ({
    tx,

    async find(id: string): Promise<ClientErrorGroupRow | null> {
      const [row] = await tx.select().from(clientErrorGroups).where(eq(clientErrorGroups.id, id)).limit(1);
      return row ?? null;
    },

    /** Returns false if the row version has changed. */
    async setResolved(id: string, version: number, resolvedAt: Date | null): Promise<boolean> {
      const changed = await tx
        .update(clientErrorGroups)
        .set({ resolvedAt, version: version + 1 })
        .where(and(eq(clientErrorGroups.id, id), eq(clientErrorGroups.version, version)))
        .returning({ id: clientErrorGroups.id });
      return changed.length > 0;
    },
  });

  return {
    /** Stores a report, counts it in its group and reopens the group. `then` runs in the same transaction. */
    async add(
      report: NewClientError & { id: string; receivedAt: Date },
      then: (tx: Database) => Promise<void>,
    ): Promise<void> {
      const { message, level, receivedAt } = report;
      await db.transaction(async (tx) => {
        const [added] = await tx
          .insert(clientErrors)
          .values(report)
          .returning({ topFrame: clientErrors.topFrame, fingerprint: clientErrors.fingerprint });
        if (!added) throw new Error('The database added no report and gave no reason.');
        await tx
          .insert(clientErrorGroups)
          .values({
            ...added,
            message,
            level,
            occurrences: 1,
            firstSeenAt: receivedAt,
            lastSeenAt: receivedAt,
          })
          .onConflictDoUpdate({
            target: clientErrorGroups.fingerprint,
            set: {
              occurrences: sql`${clientErrorGroups.occurrences} + 1`,
              lastSeenAt: sql`greatest(${clientErrorGroups.lastSeenAt}, excluded.last_seen_at)`,
              resolvedAt: null,
              // New reports of an open group don't change the version, so they don't conflict with an admin
              // who has the group open.
              version: sql`${clientErrorGroups.version}
                + case when ${clientErrorGroups.resolvedAt} is null then 0 else 1 end`,
            },
          });
        await then(tx);
      });
    },

    async list({ search, states, levels, sort, limit, offset }: ClientErrorFilter): Promise<{
      rows: ClientErrorGroupRow[];
      total: number;
    }> {
      const wanted = and(
        matchesWords(search, clientErrorGroups.message, clientErrorGroups.topFrame),
        states && or(...states.map((state) => conditions[state])),
        levels && inArray(clientErrorGroups.level, [...levels]),
      );
      const direction = sort.descending ? desc : asc;
      const order = [direction(clientErrorGroups[sort.by]), direction(clientErrorGroups.id)];
      const [rows, [counted]] = await Promise.all([
        db
          .select()
          .from(clientErrorGroups)
          .where(isOnPage(clientErrorGroups, { wanted, search, order, limit, offset }))
          .orderBy(...order),
        db.select({ total: count() }).from(clientErrorGroups).where(wanted),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },

    /** Reads the browsers of all groups in one query, latest first. Returns them by fingerprint. */
    async browsersOf(fingerprints: readonly string[]): Promise<Map<string, string[]>> {
      const found = new Map<string, string[]>();
      if (fingerprints.length === 0) return found;
      const rows = await db
        .select({ fingerprint: clientErrors.fingerprint, userAgent: clientErrors.userAgent })
        .from(clientErrors)
        .where(inArray(clientErrors.fingerprint, [...fingerprints]))
        .groupBy(clientErrors.fingerprint, clientErrors.userAgent)
        .orderBy(clientErrors.fingerprint, desc(sql`max(${clientErrors.receivedAt})`));
      for (const { fingerprint, userAgent } of rows) {
        const known = found.get(fingerprint) ?? [];
        if (known.length < MOST_BROWSERS) found.set(fingerprint, [...known, userAgent]);
      }
      return found;
    },

    latest: (fingerprint: string, limit: number): Promise<ClientErrorRow[]> =>
      db
        .select()
        .from(clientErrors)
        .where(eq(clientErrors.fingerprint, fingerprint))
        .orderBy(desc(clientErrors.receivedAt), desc(clientErrors.id))
        .limit(limit),

    find: (id: string) => within(db).find(id),

    /** Deletes reports received before a point in time, and groups last seen before it. */
    async removeBefore(moment: Date): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.delete(clientErrors).where(lt(clientErrors.receivedAt, moment));
        await tx.delete(clientErrorGroups).where(lt(clientErrorGroups.lastSeenAt, moment));
      });
    },

    transaction: <Result>(run: (groups: GroupsTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type GroupsTransaction = ReturnType<typeof within>;
}

export type GroupsTransaction = Parameters<Parameters<ClientErrorsRepository['transaction']>[0]>[0];
