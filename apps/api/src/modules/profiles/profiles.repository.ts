import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accountUsers, clients } from '../../database/schema/index.ts';
import { updateVersion } from '../../database/update-version.ts';

export function createProfilesRepository(db: Database) {
  return {
    async find(id: string) {
      const { name, email, bookingUrl, version } = accountUsers;
      const [row] = await db
        .select({ id: accountUsers.id, name, email, bookingUrl, version })
        .from(accountUsers)
        .where(eq(accountUsers.id, id))
        .limit(1);
      return row ?? null;
    },

    /** @returns whether the row still had that version */
    update: (
      profile: { id: string; version: number },
      fields: { name: string; bookingUrl: string | null },
    ): Promise<boolean> => updateVersion(db, accountUsers, profile, fields),

    async clientsOf(managerId: string): Promise<string[]> {
      const rows = await db
        .select({ id: clients.id })
        .from(clients)
        .where(and(eq(clients.managerId, managerId), isNull(clients.deactivatedAt)));
      return rows.map(({ id }) => id);
    },
  };
}
