import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { clients, liveChanges } from '../../database/schema/index.ts';
import { type Viewer, viewersOf, visibleTo } from '../../database/visible-clients.ts';

/** A topic of a client that its screens must read again. */
export type Change = Pick<typeof liveChanges.$inferSelect, 'clientId' | 'topic'>;

/** `transaction` is the ID of the transaction that wrote it. */
export type WrittenChange = Change & { id: number; transaction: bigint };

/** The result of looking for changes. */
export interface Look<Found extends Change> {
  /** The oldest transaction that may still write. All changes by older ones were visible. */
  oldestOpen: bigint;
  changes: Found[];
}

const oldestOpen = sql<string>`pg_snapshot_xmin(pg_current_snapshot())`;

const writtenFrom = (transaction: bigint): SQL =>
  gte(liveChanges.transaction, sql`${String(transaction)}::xid8`);

export type LiveRepository = ReturnType<typeof createLiveRepository>;

export function createLiveRepository(db: Database) {
  return {
    /** Returns the visible changes by this transaction and later ones. */
    async from(transaction: bigint): Promise<Look<WrittenChange>> {
      // One statement sees one snapshot, so the oldest open transaction matches the rows that it finds.
      const rows = await db
        .select({
          oldestOpen,
          id: liveChanges.id,
          clientId: liveChanges.clientId,
          topic: liveChanges.topic,
          transaction: sql<string>`${liveChanges.transaction}`,
        })
        .from(sql`(select 1) as one`)
        .leftJoin(liveChanges, writtenFrom(transaction));
      return {
        oldestOpen: BigInt(rows[0]?.oldestOpen ?? 0),
        changes: rows.flatMap(({ id, clientId, topic, transaction: writer }) =>
          id === null || clientId === null || topic === null
            ? []
            : [{ id, clientId, topic, transaction: BigInt(writer) }],
        ),
      };
    },

    /** Returns the changes to a viewer's clients since a transaction or a moment. */
    async missedBy(viewer: Viewer, since: { transaction: bigint } | { moment: Date }): Promise<Look<Change>> {
      // Read before the changes, so a change written in between is found again instead of lost.
      const [open] = await db.select({ oldestOpen }).from(sql`(select 1) as one`);
      const changes = await db
        .selectDistinct({ clientId: liveChanges.clientId, topic: liveChanges.topic })
        .from(liveChanges)
        .innerJoin(clients, eq(clients.id, liveChanges.clientId))
        .where(
          and(
            'transaction' in since
              ? writtenFrom(since.transaction)
              : gte(liveChanges.occurredAt, since.moment),
            visibleTo(db, viewer),
          ),
        );
      return { oldestOpen: BigInt(open?.oldestOpen ?? 0), changes };
    },

    /** Returns who may see the clients that changed. */
    viewersOf: (clientIds: readonly string[]) => viewersOf(db, clientIds),

    async removeBefore(moment: Date): Promise<void> {
      await db.delete(liveChanges).where(lt(liveChanges.occurredAt, moment));
    },
  };
}
