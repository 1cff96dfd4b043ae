import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isOnPage, matchesWords, type SortOrder } from '../../database/list-query.ts';
import { revokeSessions } from '../../database/revoke-sessions.ts';
import { accountUsers, clients, sessions } from '../../database/schema/index.ts';

export type UserRole = (typeof accountUsers.$inferSelect)['role'];
export type UserState = 'active' | 'invited' | 'deactivated';

export interface UserRow {
  id: string;
  name: string;
  email: string;
  role: UserRole;
  state: UserState;
  bookingUrl: string | null;
  secondFactor: boolean;
  lastSeenAt: Date | null;
  /** How many active clients the user manages. */
  clientCount: number;
  createdAt: Date;
  version: number;
}

/** The fields of a user that admins can change. */
export type UserFields = Pick<UserRow, 'name' | 'role' | 'bookingUrl'>;

export interface UserFilter {
  /** Word prefixes to match in the name or e-mail address. */
  search?: string | undefined;
  roles?: readonly UserRole[] | undefined;
  states?: readonly UserState[] | undefined;
  sort: SortOrder<'name' | 'email' | 'createdAt'>;
  limit: number;
  offset: number;
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
  invited: sql<boolean>`${accountUsers.passwordHash} is null`,
  deactivatedAt: accountUsers.deactivatedAt,
  secondFactorSince: accountUsers.secondFactorSince,
  // Qualified with the table: a bare column of this selection would refer to the sessions.
  lastSeenAt: sql<Date | string | null>`(select max(${sessions.lastSeenAt}) from ${sessions}
    where ${sessions.accountUserId} = ${accountUsers}.${sql.identifier(accountUsers.id.name)})`,
  clientCount: sql<number>`(select count(*)::int from ${clients}
    where ${clients.managerId} = ${accountUsers}.${sql.identifier(accountUsers.id.name)}
      and ${clients.deactivatedAt} is null)`,
};

interface FoundRow extends UserFields {
  id: string;
  email: string;
  createdAt: Date;
  version: number;
  invited: boolean;
  deactivatedAt: Date | null;
  secondFactorSince: Date | null;
  lastSeenAt: Date | string | null;
  clientCount: number;
}

function toUser({ invited, deactivatedAt, secondFactorSince, lastSeenAt, ...user }: FoundRow): UserRow {
  return {
    ...user,
    state: deactivatedAt ? 'deactivated' : invited ? 'invited' : 'active',
    secondFactor: secondFactorSince !== null,
    lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt),
  };
}

export type UsersRepository = ReturnType<typeof createUsersRepository>;

export function createUsersRepository(db: Database) {
  /** Queries and updates that run in a given transaction. */
  const within = (tx: Database) => ({
    tx,

    async find(id: string): Promise<UserRow | null> {
      const [row] = await tx.select(columns).from(accountUsers).where(eq(accountUsers.id, id)).limit(1);
      return row ? toUser(row) : null;
    },

    /**
     * The admins who may sign in. Locks them until the transaction ends, so that two admins who deactivate
     * each other can't both succeed.
     */
    async lockActiveAdmins(): Promise<string[]> {
      const rows = await tx
        .select({ id: accountUsers.id })
        .from(accountUsers)
        .where(and(eq(accountUsers.role, 'admin'), conditions.active))
        .orderBy(accountUsers.id)
        .for('update');
      return rows.map(({ id }) => id);
    },

    /** Like `find`, but blocks other changes and assigned clients until the transaction ends. */
    async findLocked(id: string): Promise<UserRow | null> {
      await tx
        .select({ id: accountUsers.id })
        .from(accountUsers)
        .where(eq(accountUsers.id, id))
        .for('update');
      return this.find(id);
    },

    /** @returns whether the row still had that version */
    async update(
      id: string,
      version: number,
      fields: UserFields | { deactivatedAt: Date | null },
    ): Promise<boolean> {
      const changed = await tx
        .update(accountUsers)
        .set({ ...fields, version: version + 1 })
        .where(and(eq(accountUsers.id, id), eq(accountUsers.version, version)))
        .returning({ id: accountUsers.id });
      return changed.length > 0;
    },

    endSessions: (id: string, now: Date): Promise<number> =>
      revokeSessions(tx, eq(sessions.accountUserId, id), now),

    /** @returns whether the user had such a session */
    endSession: async (id: string, sessionId: string, now: Date): Promise<boolean> =>
      (await revokeSessions(tx, and(eq(sessions.accountUserId, id), eq(sessions.id, sessionId)), now)) > 0,
  });

  return {
    async list({ search, roles, states, sort, limit, offset }: UserFilter): Promise<{
      rows: UserRow[];
      total: number;
    }> {
      const wanted = and(
        matchesWords(search, accountUsers.name, accountUsers.email),
        roles && or(...roles.map((role) => eq(accountUsers.role, role))),
        states && or(...states.map((state) => conditions[state])),
      );
      const direction = sort.descending ? desc : asc;
      const order = [direction(sortKeys[sort.by]), direction(accountUsers.id)];
      const [rows, [counted]] = await Promise.all([
        db
          .select(columns)
          .from(accountUsers)
          .where(isOnPage(accountUsers, { wanted, search, order, limit, offset }))
          .orderBy(...order),
        db.select({ total: count() }).from(accountUsers).where(wanted),
      ]);
      return { rows: rows.map(toUser), total: counted?.total ?? 0 };
    },

    find: (id: string) => within(db).find(id),

    transaction: <Result>(run: (users: UsersTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type UsersTransaction = ReturnType<typeof within>;
}

export type UsersTransaction = Parameters<Parameters<UsersRepository['transaction']>[0]>[0];
