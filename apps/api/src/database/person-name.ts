import { type SQL, sql } from 'drizzle-orm';
import { accountUsers, clientPeople } from './schema.ts';

/** What somebody of the consultancy or of a client is called now, as a value of a row that keeps it. */
export function nameOfPerson(id: string): SQL<string> {
  return sql<string>`coalesce(
      (select ${accountUsers.name} from ${accountUsers} where ${accountUsers.id} = ${id}),
      (select ${clientPeople.name} from ${clientPeople} where ${clientPeople.id} = ${id}),
      'Somebody')`;
}
