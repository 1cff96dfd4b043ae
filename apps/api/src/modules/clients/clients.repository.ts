import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type ListPart, matchesWords, type SortOrder } from '../../database/list-query.ts';
import { one } from '../../database/one.ts';
import { nameOfPerson } from '../../database/person-name.ts';
import { type PageRequest, readPage, sortedBy } from '../../database/read-page.ts';
import { revokeSessions } from '../../database/revoke-sessions.ts';
import {
  accountUsers,
  clientPeople,
  clients,
  deletionRequests,
  sessions,
} from '../../database/schema/index.ts';
import { toMoment } from '../../database/to-moment.ts';
import { updateVersion } from '../../database/update-version.ts';

type ClientState = 'active' | 'deactivated';
type PersonState = ClientState | 'invited';

export type ClientRow = NonNullable<Awaited<ReturnType<ClientsRepository['find']>>>;
export type ClientPersonRow = NonNullable<Awaited<ReturnType<ClientsRepository['findPerson']>>>;

/** Fields of a client that admins can edit. */
export type ClientFields = Pick<typeof clients.$inferSelect, 'company' | 'managerId'>;

interface ClientFilter extends Pick<ListPart, 'search' | 'limit' | 'offset'> {
  states?: readonly ClientState[] | undefined;
  /** Ids of managers; `none` for clients without one. */
  managers?: readonly string[] | undefined;
  sort: SortOrder<'company' | 'createdAt'>;
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
  state: sql<ClientState>`case when ${clients.deactivatedAt} is null then 'active' else 'deactivated' end`,
  peopleCount: sql<number>`(select count(*)::int from ${clientPeople} where ${clientPeople.clientId} = ${outerClient})`,
  lastSeenAt: sql`(select max(${sessions.lastSeenAt}) from ${sessions}
    inner join ${clientPeople} on ${clientPeople.id} = ${sessions.clientPersonId}
    where ${clientPeople.clientId} = ${outerClient})`.mapWith(toMoment),
  createdAt: clients.createdAt,
  version: clients.version,
};

const personColumns = {
  id: clientPeople.id,
  name: clientPeople.name,
  email: clientPeople.email,
  state: sql<PersonState>`case when ${clientPeople.deactivatedAt} is not null then 'deactivated'
    when ${clientPeople.passwordHash} is null then 'invited' else 'active' end`,
  lastSeenAt: sql`(select max(${sessions.lastSeenAt}) from ${sessions}
    where ${sessions.clientPersonId} = ${outerPerson})`.mapWith(toMoment),
  createdAt: clientPeople.createdAt,
  version: clientPeople.version,
};

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

function matchesContact(db: Database, search: string | undefined): SQL | undefined {
  const person = matchesWords(search, clientPeople.name, clientPeople.email);
  const company = matchesWords(search, clients.company);
  if (!person || !company) return undefined;
  const { id, clientId } = clientPeople;
  return inArray(
    id,
    db
      .select({ id })
      .from(clientPeople)
      .where(person)
      .union(
        db.select({ id }).from(clientPeople).innerJoin(clients, eq(clients.id, clientId)).where(company),
      ),
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
  return {
    async list({ search, states, managers, sort, limit, offset }: ClientFilter) {
      const wanted = and(
        matches(db, search),
        states && or(...states.map((state) => conditions[state])),
        runBy(managers),
      );
      const order = sortedBy(sort.descending, sortKeys[sort.by], clients.id);
      return readPage(
        db,
        clients,
        db.select(clientColumns).from(clients).leftJoin(accountUsers, eq(accountUsers.id, clients.managerId)),
        { wanted, search, order, limit, offset },
      );
    },

    async find(id: string) {
      const [row] = await db
        .select(clientColumns)
        .from(clients)
        .leftJoin(accountUsers, eq(accountUsers.id, clients.managerId))
        .where(eq(clients.id, id))
        .limit(1);
      return row ?? null;
    },

    /** Lists the people of all clients. */
    async listContacts({ search, sort, limit, offset }: PageRequest<'name'>) {
      const { id, name, email, clientId } = clientPeople;
      return readPage(
        db,
        clientPeople,
        db
          .select({ id, name, email, client: { id: clients.id, company: clients.company } })
          .from(clientPeople)
          .innerJoin(clients, eq(clients.id, clientId)),
        {
          wanted: matchesContact(db, search),
          search,
          order: sortedBy(sort.descending, sql`lower(${name})`, id),
          limit,
          offset,
        },
      );
    },

    listPeople: (clientId: string) =>
      db
        .select(personColumns)
        .from(clientPeople)
        .where(eq(clientPeople.clientId, clientId))
        .orderBy(sql`lower(${clientPeople.name})`, clientPeople.id),

    async findPerson(clientId: string, id: string) {
      const [row] = await db
        .select(personColumns)
        .from(clientPeople)
        .where(and(eq(clientPeople.id, id), eq(clientPeople.clientId, clientId)))
        .limit(1);
      return row ?? null;
    },

    /**
     * Returns those of the users who can run clients, by id. Locks the rows until the transaction ends, so
     * that no one deactivates the users or changes their role.
     */
    async lockManagers(ids: readonly string[]): Promise<Map<string, { id: string; name: string }>> {
      if (ids.length === 0) return new Map();
      const rows = await db
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
    listManaged: (managerId: string) =>
      db
        .select({ id: clients.id, company: clients.company, version: clients.version })
        .from(clients)
        .where(and(eq(clients.managerId, managerId), conditions.active))
        .orderBy(sql`lower(${clients.company})`, clients.id),

    async add(fields: ClientFields): Promise<string> {
      return one(await db.insert(clients).values(fields).returning({ id: clients.id })).id;
    },

    /** @throws an error with the code of a unique violation if the e-mail address is taken */
    async addPerson(person: { clientId: string; name: string; email: string }): Promise<string> {
      return one(await db.insert(clientPeople).values(person).returning({ id: clientPeople.id })).id;
    },

    /** @returns whether the row still had that version */
    update: (
      client: { id: string; version: number },
      fields: Partial<ClientFields> & { deactivatedAt?: Date | null },
    ): Promise<boolean> => updateVersion(db, clients, client, fields),

    /** @returns whether the row still had that version */
    updatePerson: (
      person: { id: string; version: number },
      fields: { name: string } | { deactivatedAt: Date | null },
    ): Promise<boolean> => updateVersion(db, clientPeople, person, fields),

    /** Ends the sessions of all people of a client. Returns how many were ended. */
    endSessions: (clientId: string, now: Date): Promise<number> =>
      revokeSessions(
        db,
        inArray(
          sessions.clientPersonId,
          db.select({ id: clientPeople.id }).from(clientPeople).where(eq(clientPeople.clientId, clientId)),
        ),
        now,
      ),

    endPersonSessions: (id: string, now: Date): Promise<number> =>
      revokeSessions(db, eq(sessions.clientPersonId, id), now),

    /** Cancels the erasure scheduled for the end of the retention period, unless an admin confirmed it. */
    async cancelRetention(clientId: string, personId: string, closedAt: Date): Promise<void> {
      await db
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
  };
}
