import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accountUsers, clientPeople, clients } from '../../database/schema/index.ts';

export interface AccountUserRow {
  id: string;
  name: string;
  email: string;
  role: 'admin' | 'manager';
  timeZone: string | null;
  passwordHash: string | null;
}

export interface ClientPersonRow {
  id: string;
  name: string;
  email: string;
  clientId: string;
  company: string;
  timeZone: string | null;
  passwordHash: string | null;
  manager: { id: string; name: string; email: string; bookingUrl: string | null } | null;
}

export type PeopleRepository = ReturnType<typeof createPeopleRepository>;

/** Finds users who may sign in. Deactivated users are never found. */
export function createPeopleRepository(db: Database) {
  async function findAccountUser(role: AccountUserRow['role'], wanted: SQL): Promise<AccountUserRow | null> {
    const [row] = await db
      .select({
        id: accountUsers.id,
        name: accountUsers.name,
        email: accountUsers.email,
        role: accountUsers.role,
        timeZone: accountUsers.timeZone,
        passwordHash: accountUsers.passwordHash,
      })
      .from(accountUsers)
      .where(and(wanted, eq(accountUsers.role, role), isNull(accountUsers.deactivatedAt)))
      .limit(1);
    return row ?? null;
  }

  async function findClientPerson(wanted: SQL): Promise<ClientPersonRow | null> {
    const [row] = await db
      .select({
        id: clientPeople.id,
        name: clientPeople.name,
        email: clientPeople.email,
        clientId: clients.id,
        company: clients.company,
        timeZone: clientPeople.timeZone,
        passwordHash: clientPeople.passwordHash,
        manager: {
          id: accountUsers.id,
          name: accountUsers.name,
          email: accountUsers.email,
          bookingUrl: accountUsers.bookingUrl,
        },
      })
      .from(clientPeople)
      .innerJoin(clients, eq(clients.id, clientPeople.clientId))
      .leftJoin(accountUsers, and(eq(accountUsers.id, clients.managerId), isNull(accountUsers.deactivatedAt)))
      .where(and(wanted, isNull(clientPeople.deactivatedAt), isNull(clients.deactivatedAt)))
      .limit(1);
    return row ?? null;
  }

  return {
    accountUserByEmail: (role: AccountUserRow['role'], email: string) =>
      findAccountUser(role, sql`lower(${accountUsers.email}) = lower(${email})`),
    accountUserById: (role: AccountUserRow['role'], id: string) =>
      findAccountUser(role, eq(accountUsers.id, id)),
    clientPersonByEmail: (email: string) =>
      findClientPerson(sql`lower(${clientPeople.email}) = lower(${email})`),
    clientPersonById: (id: string) => findClientPerson(eq(clientPeople.id, id)),
  };
}
