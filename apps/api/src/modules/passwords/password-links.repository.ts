import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { revokeSessions } from '../../database/revoke-sessions.ts';
import { accountUsers, clientPeople, clients, passwordLinks, sessions } from '../../database/schema/index.ts';

export type PasswordLinkRow = typeof passwordLinks.$inferSelect;
export type NewPasswordLink = typeof passwordLinks.$inferInsert;

/** The two kinds of users who have a password. */
export type SubjectKind = 'account' | 'client';

/** A user of any area, who may have a password. */
export interface Subject {
  kind: SubjectKind;
  id: string;
  name: string;
  email: string;
  area: 'admin' | 'manager' | 'client';
  passwordHash: string | null;
}

export type PasswordLinksRepository = ReturnType<typeof createPasswordLinksRepository>;

const ownerColumn = {
  account: passwordLinks.accountUserId,
  client: passwordLinks.clientPersonId,
} as const;

const sessionColumn = { account: sessions.accountUserId, client: sessions.clientPersonId } as const;

/** Password links and their owners. Deactivated users are never found. */
export function createPasswordLinksRepository(db: Database) {
  async function findAccountUser(email: string | null, id: string | null): Promise<Subject | null> {
    const [row] = await db
      .select()
      .from(accountUsers)
      .where(
        and(
          id === null ? sql`lower(${accountUsers.email}) = lower(${email})` : eq(accountUsers.id, id),
          isNull(accountUsers.deactivatedAt),
        ),
      )
      .limit(1);
    if (!row) return null;
    const { name, email: address, role, passwordHash } = row;
    return { kind: 'account', id: row.id, name, email: address, area: role, passwordHash };
  }

  async function findClientPerson(email: string | null, id: string | null): Promise<Subject | null> {
    const [row] = await db
      .select({
        id: clientPeople.id,
        name: clientPeople.name,
        email: clientPeople.email,
        passwordHash: clientPeople.passwordHash,
      })
      .from(clientPeople)
      .innerJoin(clients, eq(clients.id, clientPeople.clientId))
      .where(
        and(
          id === null ? sql`lower(${clientPeople.email}) = lower(${email})` : eq(clientPeople.id, id),
          isNull(clientPeople.deactivatedAt),
          isNull(clients.deactivatedAt),
        ),
      )
      .limit(1);
    return row ? { ...row, kind: 'client', area: 'client' } : null;
  }

  const finders = { account: findAccountUser, client: findClientPerson };

  async function setPassword(
    tx: Database,
    { kind, id }: Pick<Subject, 'kind' | 'id'>,
    passwordHash: string,
    now: Date,
    currentSessionId: string | null,
  ): Promise<number> {
    if (kind === 'account') {
      await tx.update(accountUsers).set({ passwordHash }).where(eq(accountUsers.id, id));
    } else {
      await tx.update(clientPeople).set({ passwordHash }).where(eq(clientPeople.id, id));
    }
    // A link requested before this change must not overwrite the new password.
    await tx
      .update(passwordLinks)
      .set({ usedAt: now })
      .where(and(eq(ownerColumn[kind], id), isNull(passwordLinks.usedAt)));
    return revokeSessions(
      tx,
      and(
        eq(sessionColumn[kind], id),
        currentSessionId === null ? undefined : sql`${sessions.id} <> ${currentSessionId}`,
      ),
      now,
    );
  }

  return {
    findByEmail: (kind: SubjectKind, email: string) => finders[kind](email, null),
    findById: (kind: SubjectKind, id: string) => finders[kind](null, id),

    /**
     * Adds a link and invalidates the earlier links of the same user. A link with the same ID is replaced.
     */
    async add(link: NewPasswordLink, now: Date): Promise<void> {
      const kind: SubjectKind | null = link.accountUserId ? 'account' : link.clientPersonId ? 'client' : null;
      await db.transaction(async (tx) => {
        await tx
          .update(passwordLinks)
          .set({ usedAt: now })
          .where(
            and(
              kind === null
                ? eq(passwordLinks.kind, 'setup')
                : eq(ownerColumn[kind], link.accountUserId ?? link.clientPersonId ?? ''),
              isNull(passwordLinks.usedAt),
            ),
          );
        await tx
          .insert(passwordLinks)
          .values(link)
          .onConflictDoUpdate({ target: passwordLinks.id, set: { ...link, usedAt: null } });
      });
    },

    /** Whether the user got another reset link than `linkId` after a moment. */
    async gotOtherAfter(
      { kind, id }: Pick<Subject, 'kind' | 'id'>,
      linkId: string | undefined,
      moment: Date,
    ): Promise<boolean> {
      const rows = await db
        .select({ id: passwordLinks.id })
        .from(passwordLinks)
        .where(
          and(
            eq(ownerColumn[kind], id),
            eq(passwordLinks.kind, kind),
            gt(passwordLinks.createdAt, moment),
            linkId === undefined ? undefined : ne(passwordLinks.id, linkId),
          ),
        )
        .limit(1);
      return rows.length > 0;
    },

    async findByToken(kind: PasswordLinkRow['kind'], tokenHash: string): Promise<PasswordLinkRow | null> {
      const [row] = await db
        .select()
        .from(passwordLinks)
        .where(and(eq(passwordLinks.tokenHash, tokenHash), eq(passwordLinks.kind, kind)))
        .limit(1);
      return row ?? null;
    },

    /**
     * Sets a password by a link and ends every session of its owner. Of concurrent calls, only one succeeds.
     *
     * @returns whether the link was still valid
     */
    async redeem(
      link: PasswordLinkRow,
      subject: Pick<Subject, 'kind' | 'id'>,
      passwordHash: string,
      now: Date,
      then: (tx: Database) => Promise<void>,
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        if (!(await takeLink(tx, link.id, now))) return false;
        await setPassword(tx, subject, passwordHash, now, null);
        await then(tx);
        return true;
      });
    },

    /** Creates the first admin by a setup link, unless an account already exists. */
    async redeemSetup(
      link: PasswordLinkRow,
      admin: { name: string; email: string; passwordHash: string },
      now: Date,
      then: (id: string, tx: Database) => Promise<void>,
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [anyone] = await tx.select({ id: accountUsers.id }).from(accountUsers).limit(1);
        if (anyone || !(await takeLink(tx, link.id, now))) return false;
        const [added] = await tx
          .insert(accountUsers)
          .values({ ...admin, role: 'admin' })
          .returning({ id: accountUsers.id });
        if (!added) throw new Error('The database added no admin and gave no reason.');
        await then(added.id, tx);
        return true;
      });
    },

    /** Changes a password and ends all other sessions. @returns how many sessions ended */
    changePassword: (
      subject: Pick<Subject, 'kind' | 'id'>,
      passwordHash: string,
      currentSessionId: string,
      now: Date,
      then: (tx: Database) => Promise<void>,
    ): Promise<number> =>
      db.transaction(async (tx) => {
        const ended = await setPassword(tx, subject, passwordHash, now, currentSessionId);
        await then(tx);
        return ended;
      }),

    async hasAccountUsers(): Promise<boolean> {
      const [anyone] = await db.select({ id: accountUsers.id }).from(accountUsers).limit(1);
      return anyone !== undefined;
    },
  };
}

async function takeLink(tx: Database, id: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(and(eq(passwordLinks.id, id), isNull(passwordLinks.usedAt), gt(passwordLinks.expiresAt, now)))
    .returning({ id: passwordLinks.id });
  return taken.length > 0;
}
