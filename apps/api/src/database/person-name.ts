import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { accountUsers, clientPeople } from './schema/index.ts';
import type { Viewer } from './visible-clients.ts';

/** SQL for the current name of a user or a client's person, for rows that store it. */
export function nameOfPerson(id: string): SQL<string> {
  return sql<string>`coalesce(
      (select ${accountUsers.name} from ${accountUsers} where ${accountUsers.id} = ${id}),
      (select ${clientPeople.name} from ${clientPeople} where ${clientPeople.id} = ${id}),
      'Former user')`;
}

/** The current name of a person. */
export async function readPersonName(db: Database, { kind, personId }: Viewer): Promise<string> {
  const people = kind === 'client' ? clientPeople : accountUsers;
  const [row] = await db.select({ name: people.name }).from(people).where(eq(people.id, personId));
  return row?.name ?? 'Former user';
}
