import type { Database } from '../../database/database.ts';
import { clientErrors } from '../../database/schema.ts';

export type NewClientError = typeof clientErrors.$inferInsert;

export type ClientErrorsRepository = ReturnType<typeof createClientErrorsRepository>;

export function createClientErrorsRepository(db: Database) {
  return {
    /** Adds a report, and what has to happen with it or not at all. */
    async add(report: NewClientError & { id: string }, then: (tx: Database) => Promise<void>): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.insert(clientErrors).values(report);
        await then(tx);
      });
    },
  };
}
