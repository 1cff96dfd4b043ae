import type { LiveTopic } from '@uplift/data-client/contract/project';
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { clients, liveChanges } from '../../database/schema/index.ts';
import { type ClientViewers, type Viewer, viewersOf, visibleTo } from '../../database/visible-clients.ts';

/** Where the database says that there is something new. It only wakes readers sooner: they look in any case. */
export const LIVE_CHANNEL = 'live_changes';

/**
 * Tells the screens of a client and of those who work for it that something changed. Call it in the transaction of the
 * change, so that there is never one without the other.
 */
export async function recordLiveChange(
  tx: Database,
  change: { clientId: string; topic: LiveTopic; occurredAt: Date },
): Promise<void> {
  await tx
    .insert(liveChanges)
    .values(change)
    .returning({ told: sql`pg_notify(${LIVE_CHANNEL}, '')` });
}

/** What of which client is to be read again. */
export interface Change {
  clientId: string;
  topic: LiveTopic;
}

export interface WrittenChange extends Change {
  id: number;
  /** Of the transaction that wrote it. */
  transaction: bigint;
}

/** What a look at the changes finds. */
export interface Look<Found extends Change> {
  /** The oldest transaction that may still write: whatever older ones wrote was to be seen. */
  oldestOpen: bigint;
  changes: Found[];
}

const oldestOpen = sql<string>`pg_snapshot_xmin(pg_current_snapshot())`;

const writtenFrom = (transaction: bigint): SQL =>
  gte(liveChanges.transaction, sql`${String(transaction)}::xid8`);

export type LiveRepository = ReturnType<typeof createLiveRepository>;

export function createLiveRepository(db: Database) {
  // One statement sees one snapshot: what it says of open transactions is true of the rows that it finds.
  const look = (condition: SQL | undefined) =>
    db
      .select({
        oldestOpen,
        id: liveChanges.id,
        clientId: liveChanges.clientId,
        topic: liveChanges.topic,
        transaction: sql<string>`${liveChanges.transaction}`,
      })
      .from(sql`(select 1) as one`)
      .leftJoin(liveChanges, condition);

  return {
    /** What is to be seen of changes that this transaction wrote, or a later one. */
    async from(transaction: bigint): Promise<Look<WrittenChange>> {
      const rows = await look(writtenFrom(transaction));
      return {
        oldestOpen: BigInt(rows[0]?.oldestOpen ?? 0),
        changes: rows.flatMap(({ id, clientId, topic, transaction: writer }) =>
          id === null || clientId === null || topic === null
            ? []
            : [{ id, clientId, topic, transaction: BigInt(writer) }],
        ),
      };
    },

    /** What changed of somebody's clients, since a transaction or a moment. */
    async missedBy(viewer: Viewer, since: { transaction: bigint } | { moment: Date }): Promise<Look<Change>> {
      // Before the changes are read: what is written meanwhile is found again, and nothing is lost.
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

    /** Who may see what changed. */
    viewersOf: (clientIds: readonly string[]): Promise<ClientViewers> => viewersOf(db, clientIds),

    async removeBefore(moment: Date): Promise<void> {
      await db.delete(liveChanges).where(lt(liveChanges.occurredAt, moment));
    },
  };
}
