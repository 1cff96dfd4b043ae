import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accountUsers, clients } from '../../database/schema/index.ts';

export type ProfileRow = Pick<
  typeof accountUsers.$inferSelect,
  'id' | 'name' | 'email' | 'bookingUrl' | 'version'
>;

export type ProfilesRepository = ReturnType<typeof createProfilesRepository>;

export function createProfilesRepository(db: Database) {
  /** Queries and updates that run in a given transaction. */
  const within = (tx: Database) => ({
    tx,

    async find(id: string): Promise<ProfileRow | null> {
      const { name, email, bookingUrl, version } = accountUsers;
      const [row] = await tx
        .select({ id: accountUsers.id, name, email, bookingUrl, version })
        .from(accountUsers)
        .where(eq(accountUsers.id, id))
        .limit(1);
      return row ?? null;
    },

    /** @returns whether the row still had that version */
    async update(
      id: string,
      version: number,
      fields: { name: string; bookingUrl: string | null },
    ): Promise<boolean> {
      const changed = await tx
        .update(accountUsers)
        .set({ ...fields, version: version + 1 })
        .where(and(eq(accountUsers.id, id), eq(accountUsers.version, version)))
        .returning({ id: accountUsers.id });
      return changed.length > 0;
    },

    async clientsOf(managerId: string): Promise<string[]> {
      const rows = await tx
        .select({ id: clients.id })
        .from(clients)
        .where(and(eq(clients.managerId, managerId), isNull(clients.deactivatedAt)));
      return rows.map(({ id }) => id);
    },
  });

  return {
    ...within(db),

    transaction: <Result>(run: (profiles: ProfilesTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type ProfilesTransaction = ReturnType<typeof within>;
}

export type ProfilesTransaction = Parameters<Parameters<ProfilesRepository['transaction']>[0]>[0];
