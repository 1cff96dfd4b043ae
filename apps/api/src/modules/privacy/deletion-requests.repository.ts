import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { nameOfPerson } from '../../database/person-name.ts';
import { clients, deletionRequests } from '../../database/schema/index.ts';
import { type Viewer, visibleTo } from '../../database/visible-clients.ts';

export type DeletionRequestRow = typeof deletionRequests.$inferSelect;

/** The outcome of a request. */
export interface Decision {
  state: Exclude<DeletionRequestRow['state'], 'open'>;
  /** Null unless the state is `scheduled`. */
  eraseAt: Date | null;
}

export function createDeletionRequestsRepository(db: Database) {
  const isOf = (viewer: Viewer, clientId: string): SQL | undefined =>
    and(eq(deletionRequests.clientId, clientId), visibleTo(db, viewer));

  return {
    /** Finds a request of a client. Without an ID, it's the latest one. */
    async find(viewer: Viewer, clientId: string, id?: string): Promise<DeletionRequestRow | null> {
      const [row] = await db
        .select(getTableColumns(deletionRequests))
        .from(deletionRequests)
        .innerJoin(clients, eq(clients.id, deletionRequests.clientId))
        .where(and(isOf(viewer, clientId), id === undefined ? undefined : eq(deletionRequests.id, id)))
        .orderBy(desc(deletionRequests.requestedAt), desc(deletionRequests.id))
        .limit(1);
      return row ?? null;
    },

    /** What the data export tells about a client's requests, oldest first. */
    list(viewer: Viewer, clientId: string) {
      const { reason, state, requestedBy, requestedAt, eraseAt, closedBy, closedAt } = deletionRequests;
      return db
        .select({ reason, state, requestedBy, requestedAt, eraseAt, closedBy, closedAt })
        .from(deletionRequests)
        .innerJoin(clients, eq(clients.id, deletionRequests.clientId))
        .where(isOf(viewer, clientId))
        .orderBy(asc(requestedAt), asc(deletionRequests.id));
    },

    /** @throws a unique violation if a request is already open or scheduled */
    async add(
      row: Pick<DeletionRequestRow, 'id' | 'clientId' | 'reason' | 'requestedAt'>,
      personId: string,
    ): Promise<void> {
      await db.insert(deletionRequests).values({ ...row, requestedBy: nameOfPerson(personId) });
    },

    /** @returns whether the row still had that version */
    async decide(
      { id, version }: DeletionRequestRow,
      { state, eraseAt }: Decision,
      personId: string,
      closedAt: Date,
    ): Promise<boolean> {
      const changed = await db
        .update(deletionRequests)
        .set({
          state,
          eraseAt,
          confirmedById: state === 'scheduled' ? personId : null,
          closedBy: nameOfPerson(personId),
          closedAt,
          version: version + 1,
        })
        .where(and(eq(deletionRequests.id, id), eq(deletionRequests.version, version)))
        .returning({ id: deletionRequests.id });
      return changed.length > 0;
    },

    /** Pending requests of all clients: open ones by request date, then scheduled ones by erasure date. */
    listPending: () =>
      db
        .select({ ...getTableColumns(deletionRequests), company: clients.company })
        .from(deletionRequests)
        .innerJoin(clients, eq(clients.id, deletionRequests.clientId))
        .where(inArray(deletionRequests.state, ['open', 'scheduled']))
        .orderBy(
          sql`${deletionRequests.eraseAt} nulls first`,
          asc(deletionRequests.requestedAt),
          asc(deletionRequests.id),
        ),
  };
}
