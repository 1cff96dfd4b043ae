import { and, lt, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { one } from '../../database/one.ts';
import { leads } from '../../database/schema/index.ts';

export type NewLead = Omit<typeof leads.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;
export type Lead = typeof leads.$inferSelect;

export function createLeadsRepository(db: Database) {
  return {
    async add(lead: NewLead, createdAt: Date): Promise<Lead> {
      const row = { ...lead, createdAt, updatedAt: createdAt };
      return one(await db.insert(leads).values(row).returning());
    },

    /** Removes leads that haven't changed since a moment, except those that became clients. */
    async removeUnchangedSince(moment: Date): Promise<void> {
      await db.delete(leads).where(and(lt(leads.updatedAt, moment), ne(leads.state, 'won')));
    },
  };
}
