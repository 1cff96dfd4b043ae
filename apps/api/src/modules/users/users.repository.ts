import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type ListPart, matchesWords, type SortOrder } from '../../database/list-query.ts';
import { readPage, sortedBy } from '../../database/read-page.ts';
import { revokeSessions } from '../../database/revoke-sessions.ts';
import { accountUsers, clients, sessions } from '../../database/schema/index.ts';
import { toMoment } from '../../database/to-moment.ts';
import { updateVersion } from '../../database/update-version.ts';

type UserState = 'active' | 'invited' | 'deactivated';

export type UserRow = NonNullable<Awaited<ReturnType<UsersRepository['find']>>>;

/** The fields of a user that admins can change. */
export type UserFields = Pick<typeof accountUsers.$inferSelect, 'name' | 'role' | 'bookingUrl'>;

interface UserFilter extends Pick<ListPart, 'search' | 'limit' | 'offset'> {
  roles?: readonly UserFields['role'][] | undefined;
  states?: readonly UserState[] | undefined;
  sort: SortOrder<'name' | 'email' | 'createdAt'>;
}

const conditions: Readonly<Record<UserState, SQL | undefined>> = {
  active: and(isNull(accountUsers.deactivatedAt), isNotNull(accountUsers.passwordHash)),
  invited: and(isNull(accountUsers.deactivatedAt), isNull(accountUsers.passwordHash)),
  deactivated: isNotNull(accountUsers.deactivatedAt),
};

const sortKeys = {
  name: sql`lower(${accountUsers.name})`,
  email: sql`lower(${accountUsers.email})`,
  createdAt: accountUsers.createdAt,
} as const;

const columns = {
  id: accountUsers.id,
  name: accountUsers.name,
  email: accountUsers.email,
  role: accountUsers.role,
  bookingUrl: accountUsers.bookingUrl,
  createdAt: accountUsers.createdAt,
  version: accountUsers.version,
  state: sql<UserState>`case when ${accountUsers.deactivatedAt} is not null then 'deactivated'
    when ${accountUsers.passwordHash} is null then 'invited' else 'active' end`,
  secondFactor: sql<boolean>`${accountUsers.secondFactorSince} is not null`,
  // Qualified with the table: a bare column of this selection would refer to the sessions.
  lastSeenAt: sql`(select max(${sessions.lastSeenAt}) from ${sessions}
    where ${sessions.accountUserId} = ${accountUsers}.${sql.identifier(accountUsers.id.name)})`.mapWith(
    toMoment,
  ),
  clientCount: sql<number>`(select count(*)::int from ${clients}
    where ${clients.managerId} = ${accountUsers}.${sql.identifier(accountUsers.id.name)}
      and ${clients.deactivatedAt} is null)`,
};

export type UsersRepository = ReturnType<typeof createUsersRepository>;

export function createUsersRepository(db: Database) {
  return {
    async find(id: string) {
      const [row] = await db.select(columns).from(accountUsers).where(eq(accountUsers.id, id)).limit(1);
      return row ?? null;
    },

    async list({ search, roles, states, sort, limit, offset }: UserFilter) {
      const wanted = and(
        matchesWords(search, accountUsers.name, accountUsers.email),
        roles && or(...roles.map((role) => eq(accountUsers.role, role))),
        states && or(...states.map((state) => conditions[state])),
      );
      const order = sortedBy(sort.descending, sortKeys[sort.by], accountUsers.id);
      return readPage(db, accountUsers, db.select(columns).from(accountUsers), {
        wanted,
        search,
        order,
        limit,
        offset,
      });
    },

    /**
     * The admins who may sign in. Locks them until the transaction ends, so that two admins who deactivate
     * each other can't both succeed.
     */
    async lockActiveAdmins(): Promise<string[]> {
      const rows = await db
        .select({ id: accountUsers.id })
        .from(accountUsers)
        .where(and(eq(accountUsers.role, 'admin'), conditions.active))
        .orderBy(accountUsers.id)
        .for('update');
      return rows.map(({ id }) => id);
    },

    /** Blocks other changes and assigned clients until the transaction ends. */
    async lock(id: string): Promise<void> {
      await db
        .select({ id: accountUsers.id })
        .from(accountUsers)
        .where(eq(accountUsers.id, id))
        .for('update');
    },

    /** @returns whether the row still had that version */
    update: (
      user: { id: string; version: number },
      fields: UserFields | { deactivatedAt: Date | null },
    ): Promise<boolean> => updateVersion(db, accountUsers, user, fields),

    endSessions: (id: string, now: Date) => revokeSessions(db, eq(sessions.accountUserId, id), now),

    /** @returns whether the user had such a session */
    endSession: async (id: string, sessionId: string, now: Date) =>
      (await revokeSessions(db, and(eq(sessions.accountUserId, id), eq(sessions.id, sessionId)), now)) > 0,
  };
}
