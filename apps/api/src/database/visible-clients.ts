import { and, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { clientPeople, clients } from './schema/index.ts';

/** Who requests data of a client, according to their session. */
export interface Viewer {
  kind: 'client' | 'manager' | 'admin';
  personId: string;
  /**
   * Whether a user of the consultancy requests only what the client sees, as `viewQuery` of the contract
   * says.
   */
  view?: 'client' | undefined;
}

/**
 * Whether to leave out what the client doesn't see: for its own people, and for users who view as the client.
 */
export function seesAsClient({ kind, view }: Viewer): boolean {
  return kind === 'client' || view === 'client';
}

/**
 * Condition on `clients` for those that a viewer has access to: all for an admin, their own for a manager,
 * their company for a person of a client. Every query for a client's data joins `clients` with this
 * condition, so that data of other clients isn't found.
 */
export function visibleTo(db: Database, { kind, personId }: Viewer): SQL | undefined {
  if (kind === 'admin') return sql`true`;
  const open = isNull(clients.deactivatedAt);
  if (kind === 'manager') return and(open, eq(clients.managerId, personId));
  return and(
    open,
    exists(
      db
        .select({ one: sql`1` })
        .from(clientPeople)
        .where(and(eq(clientPeople.clientId, clients.id), eq(clientPeople.id, personId))),
    ),
  );
}

/** A client that the viewer has access to, or null. */
export async function findVisibleClient(
  db: Database,
  viewer: Viewer,
  clientId: string,
): Promise<{ id: string; company: string } | null> {
  const [row] = await db
    .select({ id: clients.id, company: clients.company })
    .from(clients)
    .where(and(eq(clients.id, clientId), visibleTo(db, viewer)))
    .limit(1);
  return row ?? null;
}

/** Returns whether a viewer has access to one of the requested clients. */
export type ClientViewers = (viewer: Viewer, clientId: string) => boolean;

/** Applies the same rule to many viewers at once. */
export async function viewersOf(db: Database, clientIds: readonly string[]): Promise<ClientViewers> {
  if (clientIds.length === 0) return () => false;
  const rows = await db
    .select({ clientId: clients.id, managerId: clients.managerId, personId: clientPeople.id })
    .from(clients)
    .leftJoin(clientPeople, eq(clientPeople.clientId, clients.id))
    .where(and(inArray(clients.id, [...clientIds]), isNull(clients.deactivatedAt)));
  const pairs = new Set(
    rows.flatMap(({ clientId, managerId, personId }) => [
      `manager ${managerId} ${clientId}`,
      `client ${personId} ${clientId}`,
    ]),
  );
  return ({ kind, personId }, clientId) => kind === 'admin' || pairs.has(`${kind} ${personId} ${clientId}`);
}
