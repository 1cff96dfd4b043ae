import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accountUsers, recoveryCodes } from '../../database/schema/index.ts';

export type SecondFactorRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createSecondFactorRepository>['find']>>
>;

const off = { secondFactorSecret: null, secondFactorSince: null, secondFactorStep: null };

export function createSecondFactorRepository(db: Database) {
  return {
    async find(accountUserId: string) {
      const [row] = await db
        .select({
          email: accountUsers.email,
          secret: accountUsers.secondFactorSecret,
          since: accountUsers.secondFactorSince,
          step: accountUsers.secondFactorStep,
          offeredAt: accountUsers.secondFactorOfferedAt,
        })
        .from(accountUsers)
        .where(and(eq(accountUsers.id, accountUserId), eq(accountUsers.role, 'admin')))
        .limit(1);
      return row ?? null;
    },

    countUnusedCodes: (accountUserId: string) =>
      db.$count(
        recoveryCodes,
        and(eq(recoveryCodes.accountUserId, accountUserId), isNull(recoveryCodes.usedAt)),
      ),

    async markOffered(accountUserId: string, now: Date): Promise<void> {
      await db
        .update(accountUsers)
        .set({ secondFactorOfferedAt: now })
        .where(eq(accountUsers.id, accountUserId));
    },

    /** Stores an unconfirmed secret. @returns whether the account has no confirmed one */
    async start(accountUserId: string, secret: string): Promise<boolean> {
      const changed = await db
        .update(accountUsers)
        .set({ ...off, secondFactorSecret: secret })
        .where(and(eq(accountUsers.id, accountUserId), isNull(accountUsers.secondFactorSince)))
        .returning({ id: accountUsers.id });
      return changed.length > 0;
    },

    /** Replaces the recovery codes as well. @returns whether the secret was unconfirmed */
    async confirm(
      accountUserId: string,
      { now, step, codeHashes }: { now: Date; step: number; codeHashes: readonly string[] },
    ): Promise<boolean> {
      const changed = await db
        .update(accountUsers)
        .set({ secondFactorSince: now, secondFactorStep: step, secondFactorOfferedAt: now })
        .where(and(eq(accountUsers.id, accountUserId), isNull(accountUsers.secondFactorSince)))
        .returning({ id: accountUsers.id });
      if (changed.length === 0) return false;
      await db.delete(recoveryCodes).where(eq(recoveryCodes.accountUserId, accountUserId));
      await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ accountUserId, codeHash })));
      return true;
    },

    /** Marks the code of a time step as used. @returns whether it was unused */
    async spendStep(accountUserId: string, step: number): Promise<boolean> {
      const changed = await db
        .update(accountUsers)
        .set({ secondFactorStep: step })
        .where(
          and(
            eq(accountUsers.id, accountUserId),
            or(isNull(accountUsers.secondFactorStep), lt(accountUsers.secondFactorStep, step)),
          ),
        )
        .returning({ id: accountUsers.id });
      return changed.length > 0;
    },

    /** Marks a recovery code as used. @returns whether there was an unused one */
    async spendRecoveryCode(accountUserId: string, codeHash: string, now: Date): Promise<boolean> {
      const used = await db
        .update(recoveryCodes)
        .set({ usedAt: now })
        .where(
          and(
            eq(recoveryCodes.accountUserId, accountUserId),
            eq(recoveryCodes.codeHash, codeHash),
            isNull(recoveryCodes.usedAt),
          ),
        )
        .returning({ id: recoveryCodes.id });
      return used.length > 0;
    },

    /** Removes the second factor of an admin. Null if there is no such admin. */
    async remove(accountUserId: string): Promise<{ id: string; name: string } | null> {
      const [admin] = await db
        .update(accountUsers)
        .set(off)
        .where(and(eq(accountUsers.id, accountUserId), eq(accountUsers.role, 'admin')))
        .returning({ id: accountUsers.id, name: accountUsers.name });
      if (!admin) return null;
      await db.delete(recoveryCodes).where(eq(recoveryCodes.accountUserId, accountUserId));
      return admin;
    },
  };
}
