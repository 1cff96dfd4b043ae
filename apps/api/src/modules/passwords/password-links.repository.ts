import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { one } from '../../database/one.ts';
import {
  isActive,
  isOf,
  isPerson,
  type PersonLookup,
  peopleTable,
  referenceTo,
  revokePasswordLinks,
} from '../../database/people.ts';
import { revokeSessions } from '../../database/revoke-sessions.ts';
import { accountUsers, passwordLinks, sessions } from '../../database/schema/index.ts';

export type PasswordLinkRow = typeof passwordLinks.$inferSelect;

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

type SubjectKey = Pick<Subject, 'kind' | 'id'>;

/** Password links and their owners. Deactivated users are never found. */
export function createPasswordLinksRepository(db: Database) {
  async function find(kind: SubjectKind, wanted: PersonLookup): Promise<Subject | null> {
    const people = peopleTable(kind);
    const [row] = await db
      .select({
        id: people.id,
        name: people.name,
        email: people.email,
        area: kind === 'client' ? sql<'client'>`'client'` : accountUsers.role,
        passwordHash: people.passwordHash,
      })
      .from(people)
      .where(and(isPerson(kind, wanted), isActive(db, kind)))
      .limit(1);
    return row ? { kind, ...row } : null;
  }

  return {
    find,

    /** The user whose password a link sets. A setup link has none. */
    async findOwner({ accountUserId, clientPersonId }: PasswordLinkRow): Promise<Subject | null> {
      if (accountUserId !== null) return find('account', { id: accountUserId });
      return clientPersonId === null ? null : find('client', { id: clientPersonId });
    },

    /** Adds a link and invalidates the earlier links of its owner. A link with the same ID is replaced. */
    async add(
      owner: SubjectKey | null,
      link: Pick<PasswordLinkRow, 'id' | 'kind' | 'tokenHash' | 'createdAt' | 'expiresAt'>,
    ): Promise<void> {
      const earlier = owner ? isOf(passwordLinks, owner) : eq(passwordLinks.kind, 'setup');
      await revokePasswordLinks(db, earlier, link.createdAt);
      const row = { ...link, ...(owner && referenceTo(owner)) };
      await db
        .insert(passwordLinks)
        .values(row)
        .onConflictDoUpdate({ target: passwordLinks.id, set: { ...row, usedAt: null } });
    },

    /** Whether the user got another reset link than `linkId` after a moment. */
    async gotOtherAfter(subject: SubjectKey, linkId: string | undefined, moment: Date): Promise<boolean> {
      const others = await db.$count(
        passwordLinks,
        and(
          isOf(passwordLinks, subject),
          eq(passwordLinks.kind, subject.kind),
          gt(passwordLinks.createdAt, moment),
          linkId === undefined ? undefined : ne(passwordLinks.id, linkId),
        ),
      );
      return others > 0;
    },

    async findByToken(kind: PasswordLinkRow['kind'], tokenHash: string): Promise<PasswordLinkRow | null> {
      const [row] = await db
        .select()
        .from(passwordLinks)
        .where(and(eq(passwordLinks.tokenHash, tokenHash), eq(passwordLinks.kind, kind)))
        .limit(1);
      return row ?? null;
    },

    /** Marks a link as used. Of concurrent calls, only one succeeds. @returns whether it was still valid */
    async take({ id }: PasswordLinkRow, now: Date): Promise<boolean> {
      const taken = await db
        .update(passwordLinks)
        .set({ usedAt: now })
        .where(and(eq(passwordLinks.id, id), isNull(passwordLinks.usedAt), gt(passwordLinks.expiresAt, now)))
        .returning({ id: passwordLinks.id });
      return taken.length > 0;
    },

    /** Sets a password and ends the other sessions of its owner. @returns how many sessions ended */
    async setPassword(
      subject: SubjectKey,
      passwordHash: string,
      now: Date,
      currentSessionId?: string,
    ): Promise<number> {
      const people = peopleTable(subject.kind);
      await db.update(people).set({ passwordHash }).where(eq(people.id, subject.id));
      // A link requested before this change must not overwrite the new password.
      await revokePasswordLinks(db, isOf(passwordLinks, subject), now);
      const others = currentSessionId === undefined ? undefined : ne(sessions.id, currentSessionId);
      return revokeSessions(db, and(isOf(sessions, subject), others), now);
    },

    async addAdmin(admin: { name: string; email: string; passwordHash: string }): Promise<string> {
      const added = await db
        .insert(accountUsers)
        .values({ ...admin, role: 'admin' })
        .returning({ id: accountUsers.id });
      return one(added).id;
    },

    async hasAccountUsers(): Promise<boolean> {
      const [anyone] = await db.select({ id: accountUsers.id }).from(accountUsers).limit(1);
      return anyone !== undefined;
    },
  };
}
