import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { one } from '../../database/one.ts';
import {
  isActive,
  isOf,
  isPerson,
  peopleTable,
  referenceTo,
  revokePasswordLinks,
} from '../../database/people.ts';
import { emailChanges, passwordLinks } from '../../database/schema/index.ts';

export type EmailChangeRow = typeof emailChanges.$inferSelect;

/** Which of the two addresses a link was mailed to. */
export type Side = 'old' | 'new';

/** A person who can sign in: a user of the team or a person of a client. */
export interface AddressOwner {
  kind: 'account' | 'client';
  id: string;
  name: string;
  email: string;
  /** Whether they haven't chosen a password yet. */
  invited: boolean;
  /** Whether they and their company can sign in. */
  active: boolean;
}

const kinds = ['account', 'client'] as const;

export function createEmailChangesRepository(db: Database) {
  return {
    async findOwner(id: string): Promise<AddressOwner | null> {
      for (const kind of kinds) {
        const people = peopleTable(kind);
        const [row] = await db
          .select({
            id: people.id,
            name: people.name,
            email: people.email,
            invited: sql<boolean>`${people.passwordHash} is null`,
            active: sql<boolean>`${isActive(db, kind)}`,
          })
          .from(people)
          .where(isPerson(kind, { id }))
          .limit(1);
        if (row) return { kind, ...row };
      }
      return null;
    },

    /** Like `findOwner`, but locks the row: no other transaction starts or settles a change of theirs. */
    async findOwnerLocked(id: string): Promise<AddressOwner | null> {
      for (const people of kinds.map(peopleTable))
        await db.select({ id: people.id }).from(people).where(eq(people.id, id)).for('update');
      return this.findOwner(id);
    },

    async isTaken(kind: AddressOwner['kind'], email: string): Promise<boolean> {
      return (await db.$count(peopleTable(kind), isPerson(kind, { email }))) > 0;
    },

    /** Finds a person's change that hasn't ended, even if it has expired. */
    async findOpen(owner: AddressOwner): Promise<EmailChangeRow | null> {
      const [row] = await db
        .select()
        .from(emailChanges)
        .where(and(isOf(emailChanges, owner), isNull(emailChanges.endedAt)))
        .orderBy(desc(emailChanges.createdAt))
        .limit(1);
      return row ?? null;
    },

    async find(id: string): Promise<EmailChangeRow | null> {
      const [row] = await db.select().from(emailChanges).where(eq(emailChanges.id, id)).limit(1);
      return row ?? null;
    },

    async findByToken(tokenHash: string): Promise<{ row: EmailChangeRow; side: Side } | null> {
      const [row] = await db
        .select()
        .from(emailChanges)
        .where(or(eq(emailChanges.oldTokenHash, tokenHash), eq(emailChanges.newTokenHash, tokenHash)))
        .limit(1);
      return row ? { row, side: row.oldTokenHash === tokenHash ? 'old' : 'new' } : null;
    },

    async add(
      owner: AddressOwner,
      change: Pick<EmailChangeRow, 'newEmail' | 'createdAt' | 'expiresAt'>,
    ): Promise<string> {
      const row = { ...referenceTo(owner), ...change };
      return one(await db.insert(emailChanges).values(row).returning({ id: emailChanges.id })).id;
    },

    /** Stores the token of a link, unless the change has ended. */
    async setToken(id: string, side: Side, tokenHash: string): Promise<void> {
      await db
        .update(emailChanges)
        .set(side === 'old' ? { oldTokenHash: tokenHash } : { newTokenHash: tokenHash })
        .where(and(eq(emailChanges.id, id), isNull(emailChanges.endedAt)));
    },

    async update({ id }: EmailChangeRow, change: Partial<EmailChangeRow>): Promise<void> {
      await db.update(emailChanges).set(change).where(eq(emailChanges.id, id));
    },

    /**
     * Sets a person's new address and invalidates the password links that were mailed to the old one.
     *
     * @throws a unique-violation error if another account has the address
     */
    async setEmail(owner: AddressOwner, email: string, now: Date): Promise<void> {
      const people = peopleTable(owner.kind);
      await db
        .update(people)
        .set({ email, version: sql`${people.version} + 1` })
        .where(eq(people.id, owner.id));
      await revokePasswordLinks(db, isOf(passwordLinks, owner), now);
    },

    async removeBefore(moment: Date): Promise<void> {
      await db.delete(emailChanges).where(lt(emailChanges.createdAt, moment));
    },
  };
}
