import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isActive, isPerson, type PersonLookup } from '../../database/people.ts';
import { accountUsers, clientPeople, clients } from '../../database/schema/index.ts';

export type AccountUserRow = Pick<
  typeof accountUsers.$inferSelect,
  'id' | 'name' | 'email' | 'role' | 'timeZone' | 'passwordHash'
>;

export type ClientPersonRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createPeopleRepository>['findClientPerson']>>
>;

/** Finds users who may sign in. Deactivated users are never found. */
export function createPeopleRepository(db: Database) {
  return {
    async findAccountUser(
      kind: AccountUserRow['role'],
      wanted: PersonLookup,
    ): Promise<AccountUserRow | null> {
      const { id, name, email, role, timeZone, passwordHash } = accountUsers;
      const [row] = await db
        .select({ id, name, email, role, timeZone, passwordHash })
        .from(accountUsers)
        .where(and(isPerson(kind, wanted), eq(role, kind), isActive(db, kind)))
        .limit(1);
      return row ?? null;
    },

    async findClientPerson(wanted: PersonLookup) {
      const { id, name, email, timeZone, passwordHash } = clientPeople;
      const [row] = await db
        .select({
          id,
          name,
          email,
          clientId: clients.id,
          company: clients.company,
          timeZone,
          passwordHash,
          manager: {
            id: accountUsers.id,
            name: accountUsers.name,
            email: accountUsers.email,
            bookingUrl: accountUsers.bookingUrl,
          },
        })
        .from(clientPeople)
        .innerJoin(clients, eq(clients.id, clientPeople.clientId))
        .leftJoin(
          accountUsers,
          and(eq(accountUsers.id, clients.managerId), isNull(accountUsers.deactivatedAt)),
        )
        .where(
          and(isPerson('client', wanted), isNull(clientPeople.deactivatedAt), isNull(clients.deactivatedAt)),
        )
        .limit(1);
      return row ?? null;
    },
  };
}
