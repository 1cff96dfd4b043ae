import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accountUsers, clientPeople, clients } from '../../database/schema/index.ts';

export type NewPerson =
  | { role: 'admin' | 'manager'; name: string; email: string }
  | { role: 'client'; name: string; email: string; clientId: string };

/** Somebody who has this e-mail address already. */
export interface KnownPerson {
  id: string;
  role: NewPerson['role'];
  clientId: string | null;
  /** Whether they are still to accept an invitation. */
  invited: boolean;
}

export type InvitationsRepository = ReturnType<typeof createInvitationsRepository>;

export function createInvitationsRepository(db: Database) {
  return {
    async findByEmail(role: NewPerson['role'], email: string): Promise<KnownPerson | null> {
      if (role === 'client') {
        const [row] = await db
          .select()
          .from(clientPeople)
          .where(sql`lower(${clientPeople.email}) = lower(${email})`)
          .limit(1);
        if (!row) return null;
        const invited = row.passwordHash === null && row.deactivatedAt === null;
        return { id: row.id, role: 'client', clientId: row.clientId, invited };
      }
      const [row] = await db
        .select()
        .from(accountUsers)
        .where(sql`lower(${accountUsers.email}) = lower(${email})`)
        .limit(1);
      if (!row) return null;
      const invited = row.passwordHash === null && row.deactivatedAt === null;
      return { id: row.id, role: row.role, clientId: null, invited };
    },

    async isOpenClient(id: string): Promise<boolean> {
      const rows = await db
        .select({ id: clients.id })
        .from(clients)
        .where(and(eq(clients.id, id), isNull(clients.deactivatedAt)))
        .limit(1);
      return rows.length > 0;
    },

    /**
     * Adds a person, and what has to happen with it or not at all.
     *
     * @returns the id, or null where somebody else took the e-mail address meanwhile
     */
    async add(person: NewPerson, then: (id: string, tx: Database) => Promise<void>): Promise<string | null> {
      return db.transaction(async (tx) => {
        const { name, email } = person;
        const [row] =
          person.role === 'client'
            ? await tx
                .insert(clientPeople)
                .values({ name, email, clientId: person.clientId })
                .onConflictDoNothing()
                .returning({ id: clientPeople.id })
            : await tx
                .insert(accountUsers)
                .values({ name, email, role: person.role })
                .onConflictDoNothing()
                .returning({ id: accountUsers.id });
        if (!row) return null;
        await then(row.id, tx);
        return row.id;
      });
    },
  };
}
