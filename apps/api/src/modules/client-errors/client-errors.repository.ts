import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { matchesWords } from '../../database/list-query.ts';
import { one } from '../../database/one.ts';
import { type PageRequest, readPage, sortedBy } from '../../database/read-page.ts';
import { clientErrorGroups, clientErrors } from '../../database/schema/index.ts';
import { updateVersion } from '../../database/update-version.ts';

export type ClientErrorGroupRow = typeof clientErrorGroups.$inferSelect;

export interface ClientErrorFilter extends PageRequest<'occurrences' | 'firstSeenAt' | 'lastSeenAt'> {
  state?: readonly ('open' | 'resolved')[] | undefined;
  level?: readonly ClientErrorGroupRow['level'][] | undefined;
}

const conditions = {
  open: isNull(clientErrorGroups.resolvedAt),
  resolved: isNotNull(clientErrorGroups.resolvedAt),
} as const;

/** Maximum number of browsers listed for a group. */
const MOST_BROWSERS = 10;

export function createClientErrorsRepository(db: Database) {
  return {
    /** Stores a report, counts it in its group and reopens the group. */
    async add(report: typeof clientErrors.$inferInsert & { receivedAt: Date }): Promise<void> {
      const { message, level, receivedAt } = report;
      const { topFrame, fingerprint } = clientErrors;
      const added = one(await db.insert(clientErrors).values(report).returning({ topFrame, fingerprint }));
      await db
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
    },

    list({ state, level, sort, ...part }: ClientErrorFilter) {
      const wanted = and(
        matchesWords(part.search, clientErrorGroups.message, clientErrorGroups.topFrame),
        state && or(...state.map((each) => conditions[each])),
        level && inArray(clientErrorGroups.level, [...level]),
      );
      const order = sortedBy(sort.descending, clientErrorGroups[sort.by], clientErrorGroups.id);
      return readPage(db, clientErrorGroups, db.select().from(clientErrorGroups), { ...part, wanted, order });
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

    latest: (fingerprint: string, limit: number) =>
      db
        .select()
        .from(clientErrors)
        .where(eq(clientErrors.fingerprint, fingerprint))
        .orderBy(desc(clientErrors.receivedAt), desc(clientErrors.id))
        .limit(limit),

    async find(id: string): Promise<ClientErrorGroupRow | null> {
      const [row] = await db.select().from(clientErrorGroups).where(eq(clientErrorGroups.id, id)).limit(1);
      return row ?? null;
    },

    /** Returns false if the row version has changed. */
    setResolved: (id: string, version: number, resolvedAt: Date | null): Promise<boolean> =>
      updateVersion(db, clientErrorGroups, { id, version }, { resolvedAt }),

    /** Deletes reports received before a point in time, and groups last seen before it. */
    async removeBefore(moment: Date): Promise<void> {
      await db.delete(clientErrors).where(lt(clientErrors.receivedAt, moment));
      await db.delete(clientErrorGroups).where(lt(clientErrorGroups.lastSeenAt, moment));
    },
  };
}
