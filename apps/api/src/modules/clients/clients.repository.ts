import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isOnPage, matchesWords, type SortOrder } from '../../database/list-query.ts';
import { nameOfPerson } from '../../database/person-name.ts';
import { revokeSessions } from '../../database/revoke-sessions.ts';
import {
  accountUsers,
  clientPeople,
  clients,
  deletionRequests,
  sessions,
} from '../../database/schema/index.ts';

export type ClientState = 'active' | 'deactivated';

export interface ClientRow {
  id: string;
  company: string;
  manager: { id: string; name: string } | null;
  state: ClientState;
  peopleCount: number;
  lastSeenAt: Date | null;
  createdAt: Date;
  version: number;
}

/** Fields of a client that admins can edit. */
export interface ClientFields {
  company: string;
  managerId: string | null;
}

export interface ClientPersonRow {
  id: string;
  name: string;
  email: string;
  state: 'active' | 'invited' | 'deactivated';
  lastSeenAt: Date | null;
  createdAt: Date;
  version: number;
}

export interface ClientFilter {
  /** Matches beginnings of words in the company, or in the name or e-mail address of one of its people. */
  search?: string | undefined;
  states?: readonly ClientState[] | undefined;
  /** Ids of managers; `none` for clients without one. */
  managers?: readonly string[] | undefined;
  sort: SortOrder<'company' | 'createdAt'>;
  limit: number;
  offset: number;
}

const conditions: Readonly<Record<ClientState, SQL>> = {
  active: isNull(clients.deactivatedAt),
  deactivated: isNotNull(clients.deactivatedAt),
};

const sortKeys = { company: sql`lower(${clients.company})`, createdAt: clients.createdAt } as const;

// Qualified with their tables. Drizzle writes selected columns unqualified, which would refer to the inner
// table of a subquery.
const outerClient = sql`${clients}.${sql.identifier(clients.id.name)}`;
const outerPerson = sql`${clientPeople}.${sql.identifier(clientPeople.id.name)}`;

const clientColumns = {
  id: clients.id,
  company: clients.company,
  manager: { id: accountUsers.id, name: accountUsers.name },
  deactivatedAt: clients.deactivatedAt,
  peopleCount: sql<number>`(select count(*)::int from ${clientPeople} where ${clientPeople.clientId} = ${outerClient})`,
  lastSeenAt: sql<Date | string | null>`(select max(${sessions.lastSeenAt}) from ${sessions}
    inner join ${clientPeople} on ${clientPeople.id} = ${sessions.clientPersonId}
    where ${clientPeople.clientId} = ${outerClient})`,
  createdAt: clients.createdAt,
  version: clients.version,
};

const personColumns = {
  id: clientPeople.id,
  name: clientPeople.name,
  email: clientPeople.email,
  deactivatedAt: clientPeople.deactivatedAt,
  invited: sql<boolean>`${clientPeople.passwordHash} is null`,
  lastSeenAt: sql<Date | string | null>`(select max(${sessions.lastSeenAt}) from ${sessions}
    where ${sessions.clientPersonId} = ${outerPerson})`,
  createdAt: clientPeople.createdAt,
  version: clientPeople.version,
};

type Found<Row> = Omit<Row, 'state' | 'lastSeenAt'> & {
  deactivatedAt: Date | null;
  lastSeenAt: Date | string | null;
};

const momentOf = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));

function toClient({ deactivatedAt, lastSeenAt, ...client }: Found<ClientRow>): ClientRow {
  return {
    ...client,
    state: deactivatedAt ? 'deactivated' : 'active',
    lastSeenAt: momentOf(lastSeenAt),
  };
}

function toPerson({
  deactivatedAt,
  invited,
  lastSeenAt,
  ...person
}: Found<ClientPersonRow> & { invited: boolean }): ClientPersonRow {
  return {
    ...person,
    state: deactivatedAt ? 'deactivated' : invited ? 'invited' : 'active',
    lastSeenAt: momentOf(lastSeenAt),
  };
}

function matches(db: Database, search: string | undefined): SQL | undefined {
  const company = matchesWords(search, clients.company);
  const person = matchesWords(search, clientPeople.name, clientPeople.email);
  if (!company || !person) return undefined;
  // Two searches that each use an index. A condition over both tables would scan them.
  return inArray(
    clients.id,
    db
      .select({ id: clients.id })
      .from(clients)
      .where(company)
      .union(db.select({ id: clientPeople.clientId }).from(clientPeople).where(person)),
  );
}

function runBy(managers: readonly string[] | undefined): SQL | undefined {
  if (!managers) return undefined;
  const ids = managers.filter((id) => id !== 'none');
  return or(
    ids.length > 0 ? inArray(clients.managerId, ids) : undefined,
    ids.length < managers.length ? isNull(clients.managerId) : undefined,
  );
}

export type ClientsRepository = ReturnType<typeof createClientsRepository>;

export function createClientsRepository(db: Database) {
  /** Queries that run in the given transaction. */
  const within = (tx: Database) => ({
    tx,

    async find(id: string): Promise<ClientRow | null> {
      const [row] = await tx
        .select(clientColumns)
        .from(clients)
        .leftJoin(accountUsers, eq(accountUsers.id, clients.managerId))
        .where(eq(clients.id, id))
        .limit(1);
      return row ? toClient(row) : null;
    },

    async listPeople(clientId: string): Promise<ClientPersonRow[]> {
      const rows = await tx
        .select(personColumns)
        .from(clientPeople)
        .where(eq(clientPeople.clientId, clientId))
        .orderBy(sql`lower(${clientPeople.name})`, clientPeople.id);
      return rows.map(toPerson);
    },

    async findPerson(clientId: string, id: string): Promise<ClientPersonRow | null> {
      const [row] = await tx
        .select(personColumns)
        .from(clientPeople)
        .where(and(eq(clientPeople.id, id), eq(clientPeople.clientId, clientId)))
        .limit(1);
      return row ? toPerson(row) : null;
    },

    /**
     * Returns those of the users who can run clients, by id. Locks the rows until the transaction ends, so
     * that no one deactivates the users or changes their role.
     */
    async lockManagers(ids: readonly string[]): Promise<Map<string, { id: string; name: string }>> {
      if (ids.length === 0) return new Map();
      const rows = await tx
        .select({
          id: accountUsers.id,
          name: accountUsers.name,
          role: accountUsers.role,
          deactivatedAt: accountUsers.deactivatedAt,
        })
        .from(accountUsers)
        .where(inArray(accountUsers.id, [...ids]))
        // A fixed order prevents deadlocks.
        .orderBy(accountUsers.id)
        .for('update');
      return new Map(
        rows
          .filter(({ role, deactivatedAt }) => role === 'manager' && deactivatedAt === null)
          .map(({ id, name }) => [id, { id, name }]),
      );
    },

    /** The active clients of a manager, by name. */
    listManaged: (managerId: string): Promise<{ id: string; company: string; version: number }[]> =>
      tx
        .select({ id: clients.id, company: clients.company, version: clients.version })
        .from(clients)
        .where(and(eq(clients.managerId, managerId), conditions.active))
        .orderBy(sql`lower(${clients.company})`, clients.id),

    async add(fields: ClientFields): Promise<string> {
      const [row] = await tx.insert(clients).values(fields).returning({ id: clients.id });
      if (!row) throw new Error('The database returned no row for a new client.');
      return row.id;
    },

    /** @throws an error with the code of a unique violation if the e-mail address is taken */
    async addPerson(person: { clientId: string; name: string; email: string }): Promise<string> {
      const [row] = await tx.insert(clientPeople).values(person).returning({ id: clientPeople.id });
      if (!row) throw new Error('The database returned no row for a new person.');
      return row.id;
    },

    /** Returns false if the row version has changed. */
    async update(
      id: string,
      version: number,
      fields: Partial<ClientFields> & { deactivatedAt?: Date | null },
    ): Promise<boolean> {
      const changed = await tx
        .update(clients)
        .set({ ...fields, version: version + 1 })
        .where(and(eq(clients.id, id), eq(clients.version, version)))
        .returning({ id: clients.id });
      return changed.length > 0;
    },

    /** Returns false if the row version has changed. */
    async updatePerson(
      id: string,
      version: number,
      fields: { name: string } | { deactivatedAt: Date | null },
    ): Promise<boolean> {
      const changed = await tx
        .update(clientPeople)
        .set({ ...fields, version: version + 1 })
        .where(and(eq(clientPeople.id, id), eq(clientPeople.version, version)))
        .returning({ id: clientPeople.id });
      return changed.length > 0;
    },

    /** Ends the sessions of all people of a client. Returns how many were ended. */
    endSessions: (clientId: string, now: Date): Promise<number> =>
      revokeSessions(
        tx,
        inArray(
          sessions.clientPersonId,
          tx.select({ id: clientPeople.id }).from(clientPeople).where(eq(clientPeople.clientId, clientId)),
        ),
        now,
      ),

    /** Cancels the erasure scheduled for the end of the retention period, unless an admin confirmed it. */
    async cancelRetention(clientId: string, personId: string, closedAt: Date): Promise<void> {
      await tx
        .update(deletionRequests)
        .set({
          state: 'declined',
          eraseAt: null,
          closedBy: nameOfPerson(personId),
          closedAt,
          version: sql`${deletionRequests.version} + 1`,
        })
        .where(
          and(
            eq(deletionRequests.clientId, clientId),
            eq(deletionRequests.state, 'scheduled'),
            isNull(deletionRequests.confirmedById),
          ),
        );
    },

    endPersonSessions: (id: string, now: Date): Promise<number> =>
      revokeSessions(tx, eq(sessions.clientPersonId, id), now),
  });

  return {
    ...within(db),

    async list({ search, states, managers, sort, limit, offset }: ClientFilter): Promise<{
      rows: ClientRow[];
      total: number;
    }> {
      const wanted = and(
        matches(db, search),
        states && or(...states.map((state) => conditions[state])),
        runBy(managers),
      );
      const direction = sort.descending ? desc : asc;
      const order = [direction(sortKeys[sort.by]), direction(clients.id)];
      const [rows, [counted]] = await Promise.all([
        db
          .select(clientColumns)
          .from(clients)
          .leftJoin(accountUsers, eq(accountUsers.id, clients.managerId))
          .where(isOnPage(clients, { wanted, search, order, limit, offset }))
          .orderBy(...order),
        db.select({ total: count() }).from(clients).where(wanted),
      ]);
      return { rows: rows.map(toClient), total: counted?.total ?? 0 };
    },

    transaction: <Result>(run: (clients: ClientsTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),

    /** Runs queries in a transaction of the caller. */
    within,
  };

  type ClientsTransaction = ReturnType<typeof within>;
}

export type ClientsTransaction = ReturnType<ClientsRepository['within']>;
