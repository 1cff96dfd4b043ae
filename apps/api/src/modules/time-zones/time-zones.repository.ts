import type { Database } from '../../database/database.ts';
import { isPerson, type PersonKey, peopleTable } from '../../database/people.ts';

export function createTimeZonesRepository(db: Database) {
  return {
    async find({ kind, id }: PersonKey) {
      const people = peopleTable(kind);
      const [row] = await db
        .select({ id: people.id, name: people.name, timeZone: people.timeZone })
        .from(people)
        .where(isPerson(kind, { id }))
        .limit(1);
      return row ?? null;
    },

    async set({ kind, id }: PersonKey, timeZone: string): Promise<void> {
      await db.update(peopleTable(kind)).set({ timeZone }).where(isPerson(kind, { id }));
    },
  };
}
