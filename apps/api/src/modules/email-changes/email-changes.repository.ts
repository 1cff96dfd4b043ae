import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  accountUsers,
  clientPeople,
  clients,
  emailChanges,
  passwordLinks,
} from '../../database/schema/index.ts';

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
  /** Whether they or their company can't sign in. */
  deactivated: boolean;
}

const ownerColumn = { account: emailChanges.accountUserId, client: emailChanges.clientPersonId } as const;
const linkColumn = { account: passwordLinks.accountUserId, client: passwordLinks.clientPersonId } as const;

type OwnerKey = Pick<AddressOwner, 'kind' | 'id'>;

/** Returns the person whose address changes. */
export function ownerOf({ accountUserId, clientPersonId }: EmailChangeRow): OwnerKey {
  return accountUserId === null
    ? { kind: 'client', id: clientPersonId ?? '' }
    : { kind: 'account', id: accountUserId };
}

export type EmailChangesRepository = ReturnType<typeof createEmailChangesRepository>;

export function createEmailChangesRepository(db: Database) {
  const within = (tx: Database) => ({
    tx,

    async findOwner(id: string): Promise<AddressOwner | null> {
      const [user] = await tx.select().from(accountUsers).where(eq(accountUsers.id, id)).limit(1);
      if (user) {
        const { name, email, passwordHash, deactivatedAt } = user;
        const invited = passwordHash === null;
        return { kind: 'account', id, name, email, invited, deactivated: deactivatedAt !== null };
      }
      const [found] = await tx
        .select({ person: clientPeople, companyGone: clients.deactivatedAt })
        .from(clientPeople)
        .innerJoin(clients, eq(clients.id, clientPeople.clientId))
        .where(eq(clientPeople.id, id))
        .limit(1);
      if (!found) return null;
      const { name, email, passwordHash, deactivatedAt } = found.person;
      const deactivated = deactivatedAt !== null || found.companyGone !== null;
      return { kind: 'client', id, name, email, invited: passwordHash === null, deactivated };
    },

    /** Like `findOwner`, but locks the row: no other transaction starts or settles a change of theirs. */
    async findOwnerLocked(id: string): Promise<AddressOwner | null> {
      await tx
        .select({ id: accountUsers.id })
        .from(accountUsers)
        .where(eq(accountUsers.id, id))
        .for('update');
      await tx
        .select({ id: clientPeople.id })
        .from(clientPeople)
        .where(eq(clientPeople.id, id))
        .for('update');
      return this.findOwner(id);
    },

    async isTaken(kind: AddressOwner['kind'], email: string): Promise<boolean> {
      const table = kind === 'account' ? accountUsers : clientPeople;
      const rows = await tx
        .select({ id: table.id })
        .from(table)
        .where(sql`lower(${table.email}) = lower(${email})`)
        .limit(1);
      return rows.length > 0;
    },

    /** Finds a person's change that hasn't ended, even if it has expired. */
    async findOpen({ kind, id }: OwnerKey): Promise<EmailChangeRow | null> {
      const [row] = await tx
        .select()
        .from(emailChanges)
        .where(and(eq(ownerColumn[kind], id), isNull(emailChanges.endedAt)))
        .orderBy(desc(emailChanges.createdAt))
        .limit(1);
      return row ?? null;
    },

    async find(id: string): Promise<EmailChangeRow | null> {
      const [row] = await tx.select().from(emailChanges).where(eq(emailChanges.id, id)).limit(1);
      return row ?? null;
    },

    async findByToken(tokenHash: string): Promise<{ row: EmailChangeRow; side: Side } | null> {
      const [row] = await tx
        .select()
        .from(emailChanges)
        .where(or(eq(emailChanges.oldTokenHash, tokenHash), eq(emailChanges.newTokenHash, tokenHash)))
        .limit(1);
      return row ? { row, side: row.oldTokenHash === tokenHash ? 'old' : 'new' } : null;
    },

    async add(
      { kind, id }: OwnerKey,
      change: Pick<EmailChangeRow, 'newEmail' | 'createdAt' | 'expiresAt'>,
    ): Promise<string> {
      const owner = kind === 'account' ? { accountUserId: id } : { clientPersonId: id };
      const [row] = await tx
        .insert(emailChanges)
        .values({ ...owner, ...change })
        .returning({ id: emailChanges.id });
      if (!row) throw new Error('The database added no change of an e-mail address and gave no reason.');
      return row.id;
    },

    async setToken(id: string, side: Side, tokenHash: string): Promise<void> {
      await tx
        .update(emailChanges)
        .set(side === 'old' ? { oldTokenHash: tokenHash } : { newTokenHash: tokenHash })
        .where(and(eq(emailChanges.id, id), isNull(emailChanges.endedAt)));
    },

    async confirm(id: string, side: Side, now: Date): Promise<void> {
      await tx
        .update(emailChanges)
        .set(side === 'old' ? { confirmedByOldAt: now } : { confirmedByNewAt: now })
        .where(eq(emailChanges.id, id));
    },

    async end(id: string, outcome: EmailChangeRow['outcome'], now: Date): Promise<void> {
      await tx.update(emailChanges).set({ outcome, endedAt: now }).where(eq(emailChanges.id, id));
    },

    /**
     * Sets a person's new address and invalidates the password links that were mailed to the old one.
     *
     * @throws a unique-violation error if another account has the address
     */
    async setEmail({ kind, id }: OwnerKey, email: string, now: Date): Promise<void> {
      const table = kind === 'account' ? accountUsers : clientPeople;
      await tx
        .update(table)
        .set({ email, version: sql`${table.version} + 1` })
        .where(eq(table.id, id));
      await tx
        .update(passwordLinks)
        .set({ usedAt: now })
        .where(and(eq(linkColumn[kind], id), isNull(passwordLinks.usedAt)));
    },
  });

  return {
    read: within(db),

    async removeBefore(moment: Date): Promise<void> {
      await db.delete(emailChanges).where(lt(emailChanges.createdAt, moment));
    },

    /** Runs all changes in one transaction. */
    transaction: <Result>(run: (changes: EmailChangesTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type EmailChangesTransaction = ReturnType<typeof within>;
}

export type EmailChangesTransaction = Parameters<Parameters<EmailChangesRepository['transaction']>[0]>[0];
