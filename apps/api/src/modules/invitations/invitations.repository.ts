import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accountUsers, clientPeople, clients } from '../../database/schema/index.ts';

export type NewPerson =
  | { role: 'admin' | 'manager'; name: string; email: string }
  | { role: 'client'; name: string; email: string; clientId: string };

/** The person who already has an e-mail address. */
export interface KnownPerson {
  id: string;
  role: NewPerson['role'];
  clientId: string | null;
  /** Whether they haven't accepted their invitation yet. */
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
     * Adds a person and runs `then` in the same transaction.
     *
     * @returns the ID, or null if another account took the e-mail address in the meantime
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
