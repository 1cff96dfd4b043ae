import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accountUsers, clientPeople } from '../../database/schema/index.ts';
import type { Viewer } from '../../database/visible-clients.ts';

export type TimeZonesRepository = ReturnType<typeof createTimeZonesRepository>;

const tableOf = ({ kind }: Viewer) => (kind === 'client' ? clientPeople : accountUsers);

export function createTimeZonesRepository(db: Database) {
  const within = (tx: Database) => ({
    tx,

    async find(person: Viewer): Promise<{ name: string; timeZone: string | null } | null> {
      const people = tableOf(person);
      const [row] = await tx
        .select({ name: people.name, timeZone: people.timeZone })
        .from(people)
        .where(eq(people.id, person.personId))
        .limit(1);
      return row ?? null;
    },

    async set(person: Viewer, timeZone: string): Promise<void> {
      const people = tableOf(person);
      await tx.update(people).set({ timeZone }).where(eq(people.id, person.personId));
    },
  });

  return {
    transaction: <Result>(run: (rows: ReturnType<typeof within>) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };
}
