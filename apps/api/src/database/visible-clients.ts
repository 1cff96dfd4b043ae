import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { clientPeople, clients } from './schema.ts';

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
