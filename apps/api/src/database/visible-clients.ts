import { and, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { clientPeople, clients } from './schema/index.ts';

/** Who wants to see something of a client, as their session says. */
export interface Viewer {
  kind: 'client' | 'manager' | 'admin';
  personId: string;
  /** Whether somebody of the consultancy wants to see only what the client sees, as `viewQuery` of the contract says. */
  view?: 'client' | undefined;
}

/** Whether what the client does not see is left out: for its own people, and for whoever looks with their eyes. */
export function seesAsClient({ kind, view }: Viewer): boolean {
  return kind === 'client' || view === 'client';
}

/**
 * Which clients somebody has to do with, as a condition on `clients`: an admin with all, a manager with their own, a
 * person with the company they belong to. Every query for an object of a client joins `clients` and holds this, so that
 * what is another's is not found.
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

/** A client that somebody has to do with, or null: there is nothing there for them. */
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

/** Tells whether somebody has to do with one of the clients that were asked for. */
export type ClientViewers = (viewer: Viewer, clientId: string) => boolean;

/** The same rule for many viewers at once: who of them has to do with which of these clients. */
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
