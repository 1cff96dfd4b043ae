import { and, lt, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { leads } from '../../database/schema/index.ts';

export type NewLead = Omit<typeof leads.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;
export type Lead = typeof leads.$inferSelect;

export type LeadsRepository = ReturnType<typeof createLeadsRepository>;

export function createLeadsRepository(db: Database) {
  return {
    /** Adds a lead and runs `then` in the same transaction. */
    async add(
      lead: NewLead,
      createdAt: Date,
      then: (added: Lead, tx: Database) => Promise<void>,
    ): Promise<Lead> {
      return db.transaction(async (tx) => {
        const [added] = await tx
          .insert(leads)
          .values({ ...lead, createdAt, updatedAt: createdAt })
          .returning();
        if (!added) throw new Error('The database added no lead and gave no reason.');
        await then(added, tx);
        return added;
      });
    },

    /** Removes leads that haven't changed since a moment, except those that became clients. */
    async removeUnchangedSince(moment: Date): Promise<void> {
      await db.delete(leads).where(and(lt(leads.updatedAt, moment), ne(leads.state, 'won')));
    },
  };
}
