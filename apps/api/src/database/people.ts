import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { accountUsers, clientPeople, clients, passwordLinks } from './schema/index.ts';

/** Someone who can sign in: a person of a client, or a user of the team. */
export interface PersonKey {
  kind: 'client' | 'account' | 'manager' | 'admin';
  id: string;
}

/** The table that has the people of a kind. */
export const peopleTable = (kind: PersonKey['kind']) => (kind === 'client' ? clientPeople : accountUsers);

/** What a person is looked up by. */
export type PersonLookup = { id: string } | { email: string };

/** Whether a row of their table is the person. Doesn't check the role of a user of the team. */
export function isPerson(kind: PersonKey['kind'], wanted: PersonLookup): SQL {
  const people = peopleTable(kind);
  return 'id' in wanted ? eq(people.id, wanted.id) : sql`lower(${people.email}) = lower(${wanted.email})`;
}

/** A table whose rows refer to a person. */
interface PersonalTable {
  accountUserId: AnyPgColumn;
  clientPersonId: AnyPgColumn;
}

/** The column that refers to the people of a kind. */
export const referenceColumn = (table: PersonalTable, kind: PersonKey['kind']) =>
  kind === 'client' ? table.clientPersonId : table.accountUserId;

/** Whether a row refers to a person. */
export const isOf = (table: PersonalTable, { kind, id }: PersonKey): SQL =>
  eq(referenceColumn(table, kind), id);

/** The columns of a row that refer to a person. */
export const referenceTo = ({ kind, id }: PersonKey) =>
  kind === 'client'
    ? { accountUserId: null, clientPersonId: id }
    : { accountUserId: id, clientPersonId: null };

/**
 * Whether a person may sign in: neither they nor their company are deactivated. Doesn't check the role of a user
 * of the team.
 */
export function isActive(db: Database, kind: PersonKey['kind']): SQL | undefined {
  if (kind !== 'client') return isNull(accountUsers.deactivatedAt);
  return and(
    isNull(clientPeople.deactivatedAt),
    exists(
      db
        .select({ one: sql`1` })
        .from(clients)
        .where(and(eq(clients.id, clientPeople.clientId), isNull(clients.deactivatedAt))),
    ),
  );
}

/** Invalidates the chosen password links that are unused. */
export async function revokePasswordLinks(db: Database, chosen: SQL, now: Date): Promise<void> {
  await db
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(and(chosen, isNull(passwordLinks.usedAt)));
}
