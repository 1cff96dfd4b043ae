import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accountUsers, clientPeople, clients } from '../../database/schema/index.ts';

export type NewPerson =
  | { role: 'admin' | 'manager'; name: string; email: string }
  | { role: 'client'; name: string; email: string; clientId: string };

type People = typeof accountUsers | typeof clientPeople;

const isInvited = ({ passwordHash, deactivatedAt }: People): SQL<boolean> =>
  sql<boolean>`${passwordHash} is null and ${deactivatedAt} is null`;

const has = (email: string, people: People): SQL => sql`lower(${people.email}) = lower(${email})`;

export function createInvitationsRepository(db: Database) {
  return {
    /** The person who already has an e-mail address, and whether they haven't accepted an invitation yet. */
    async findByEmail(role: NewPerson['role'], email: string) {
      if (role === 'client') {
        const { id, clientId } = clientPeople;
        const [person] = await db
          .select({ id, clientId, invited: isInvited(clientPeople) })
          .from(clientPeople)
          .where(has(email, clientPeople))
          .limit(1);
        return person ? { ...person, role } : null;
      }
      const [user] = await db
        .select({ id: accountUsers.id, role: accountUsers.role, invited: isInvited(accountUsers) })
        .from(accountUsers)
        .where(has(email, accountUsers))
        .limit(1);
      return user ? { ...user, clientId: null } : null;
    },

    async isOpenClient(id: string): Promise<boolean> {
      return (await db.$count(clients, and(eq(clients.id, id), isNull(clients.deactivatedAt)))) > 0;
    },

    /** @returns the ID, or null if another account took the e-mail address in the meantime */
    async add(person: NewPerson): Promise<string | null> {
      const { name, email, role } = person;
      const [row] =
        role === 'client'
          ? await db
              .insert(clientPeople)
              .values({ name, email, clientId: person.clientId })
              .onConflictDoNothing()
              .returning({ id: clientPeople.id })
          : await db
              .insert(accountUsers)
              .values({ name, email, role })
              .onConflictDoNothing()
              .returning({ id: accountUsers.id });
      return row?.id ?? null;
    },
  };
}
