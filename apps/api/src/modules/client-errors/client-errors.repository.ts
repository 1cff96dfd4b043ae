import type { Database } from '../../database/database.ts';
import { clientErrors } from '../../database/schema.ts';

export type NewClientError = typeof clientErrors.$inferInsert;

export type ClientErrorsRepository = ReturnType<typeof createClientErrorsRepository>;

export function createClientErrorsRepository(db: Database) {
  return {
    async add(report: NewClientError & { id: string }): Promise<void> {
      await db.insert(clientErrors).values(report);
    },
  };
}
