import { and, count, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accountUsers, recoveryCodes } from '../../database/schema/index.ts';

export interface SecondFactorRow {
  email: string;
  /** Encrypted. */
  secret: string | null;
  since: Date | null;
  /** The last 30-second time step whose code was used. */
  step: number | null;
  offeredAt: Date | null;
}

export type SecondFactorRepository = ReturnType<typeof createSecondFactorRepository>;

const off = { secondFactorSecret: null, secondFactorSince: null, secondFactorStep: null };

export function createSecondFactorRepository(db: Database) {
  return {
    async find(accountUserId: string): Promise<SecondFactorRow | null> {
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

    async countUnusedCodes(accountUserId: string): Promise<number> {
      const [row] = await db
        .select({ unused: count() })
        .from(recoveryCodes)
        .where(and(eq(recoveryCodes.accountUserId, accountUserId), isNull(recoveryCodes.usedAt)));
      return row?.unused ?? 0;
    },

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

    async confirm(
      accountUserId: string,
      { now, step, codeHashes }: { now: Date; step: number; codeHashes: readonly string[] },
      then: (tx: Database) => Promise<void>,
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        const changed = await tx
          .update(accountUsers)
          .set({ secondFactorSince: now, secondFactorStep: step, secondFactorOfferedAt: now })
          .where(and(eq(accountUsers.id, accountUserId), isNull(accountUsers.secondFactorSince)))
          .returning({ id: accountUsers.id });
        if (changed.length === 0) return false;
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountUserId, accountUserId));
        await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ accountUserId, codeHash })));
        await then(tx);
        return true;
      });
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

    /**
     * Removes the second factor of an admin.
     *
     * @param then runs in the same transaction
     * @returns whether there is such an admin
     */
    async remove(
      accountUserId: string,
      then: (admin: { id: string; name: string }, tx: Database) => Promise<void>,
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [admin] = await tx
          .update(accountUsers)
          .set(off)
          .where(and(eq(accountUsers.id, accountUserId), eq(accountUsers.role, 'admin')))
          .returning({ id: accountUsers.id, name: accountUsers.name });
        if (!admin) return false;
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountUserId, accountUserId));
        await then(admin, tx);
        return true;
      });
    },
  };
}
