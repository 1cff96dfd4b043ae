import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { managerOf, type Participant, peopleOf } from '../../database/participants.ts';
import { nameOfPerson } from '../../database/person-name.ts';
import { clients, deletionRequests } from '../../database/schema/index.ts';
import { findVisibleClient, type Viewer, visibleTo } from '../../database/visible-clients.ts';

export type DeletionRequestRow = typeof deletionRequests.$inferSelect;

/** The outcome of a request. */
export interface Decision {
  state: Exclude<DeletionRequestRow['state'], 'open'>;
  /** Null unless the state is `scheduled`. */
  eraseAt: Date | null;
}

export type DeletionRequestsRepository = ReturnType<typeof createDeletionRequestsRepository>;

export function createDeletionRequestsRepository(db: Database) {
  /** Queries and updates that run in a given transaction. */
  const within = (tx: Database) => ({
    tx,

    client: (viewer: Viewer, clientId: string) => findVisibleClient(tx, viewer, clientId),

    async find(viewer: Viewer, clientId: string, id: string): Promise<DeletionRequestRow | null> {
      const [row] = await tx
        .select({ request: deletionRequests })
        .from(deletionRequests)
        .innerJoin(clients, eq(clients.id, deletionRequests.clientId))
        .where(
          and(eq(deletionRequests.id, id), eq(deletionRequests.clientId, clientId), visibleTo(tx, viewer)),
        )
        .limit(1);
      return row?.request ?? null;
    },

    async latest(viewer: Viewer, clientId: string): Promise<DeletionRequestRow | null> {
      const [row] = await tx
        .select({ request: deletionRequests })
        .from(deletionRequests)
        .innerJoin(clients, eq(clients.id, deletionRequests.clientId))
        .where(and(eq(deletionRequests.clientId, clientId), visibleTo(tx, viewer)))
        .orderBy(desc(deletionRequests.requestedAt), desc(deletionRequests.id))
        .limit(1);
      return row?.request ?? null;
    },

    /** All requests of a client, oldest first. */
    async list(viewer: Viewer, clientId: string): Promise<DeletionRequestRow[]> {
      const rows = await tx
        .select({ request: deletionRequests })
        .from(deletionRequests)
        .innerJoin(clients, eq(clients.id, deletionRequests.clientId))
        .where(and(eq(deletionRequests.clientId, clientId), visibleTo(tx, viewer)))
        .orderBy(asc(deletionRequests.requestedAt), asc(deletionRequests.id));
      return rows.map(({ request }) => request);
    },

    /** @throws a unique violation if a request is already open or scheduled */
    async add(
      row: { id: string; clientId: string; reason: string; requestedAt: Date },
      personId: string,
    ): Promise<void> {
      await tx.insert(deletionRequests).values({ ...row, requestedBy: nameOfPerson(personId) });
    },

    /** The client's users who can sign in. They are e-mailed the erasure date. */
    peopleOf: (clientId: string): Promise<Participant[]> => peopleOf(tx, clientId),

    /** The client's manager, who gets the replies to these e-mails. */
    managerOf: (clientId: string): Promise<Participant | null> => managerOf(tx, clientId),

    /** @returns whether the row still had that version */
    async decide(
      { id, version }: Pick<DeletionRequestRow, 'id' | 'version'>,
      { state, eraseAt }: Decision,
      personId: string,
      closedAt: Date,
    ): Promise<boolean> {
      const changed = await tx
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
  });

  return {
    ...within(db),

    /** Pending requests of all clients: open ones by request date, then scheduled ones by erasure date. */
    listPending: (): Promise<{ request: DeletionRequestRow; company: string }[]> =>
      db
        .select({ request: deletionRequests, company: clients.company })
        .from(deletionRequests)
        .innerJoin(clients, eq(clients.id, deletionRequests.clientId))
        .where(inArray(deletionRequests.state, ['open', 'scheduled']))
        .orderBy(
          sql`${deletionRequests.eraseAt} nulls first`,
          asc(deletionRequests.requestedAt),
          asc(deletionRequests.id),
        ),

    transaction: <Result>(run: (requests: DeletionRequestsTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type DeletionRequestsTransaction = ReturnType<typeof within>;
}

export type DeletionRequestsTransaction = Parameters<
  Parameters<DeletionRequestsRepository['transaction']>[0]
>[0];
