import type { Calculation } from '@uplift/data-client/contract/visitor';
import { and, asc, count, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isOnPage, matchesWords } from '../../database/list-query.ts';
import { accountUsers, clientPeople, clients, leads, roiBaselines } from '../../database/schema/index.ts';
import type { Lead } from './leads.repository.ts';

export type LeadState = Lead['state'];

/** A lead with the company of the client it became. */
export interface InboxLead extends Lead {
  clientCompany: string | null;
}

export interface LeadFilter {
  /** Prefixes of words in the name, company or e-mail address. */
  search?: string | undefined;
  states?: readonly LeadState[] | undefined;
  sources?: readonly Lead['source'][] | undefined;
  oldestFirst: boolean;
  limit: number;
  offset: number;
}

/** The columns of the list, without the long texts. */
export type LeadListRow = Pick<
  Lead,
  'id' | 'name' | 'email' | 'company' | 'source' | 'state' | 'announcedAt' | 'createdAt' | 'version'
>;

export interface NewClient {
  company: string;
  managerId: string;
  person: { name: string; email: string };
  baseline: { calculation: Calculation; forecastPerYear: number; agreedOn: string } | null;
}

export interface AddedClient {
  id: string;
  personId: string;
}

const listColumns = {
  id: leads.id,
  name: leads.name,
  email: leads.email,
  company: leads.company,
  source: leads.source,
  state: leads.state,
  announcedAt: leads.announcedAt,
  createdAt: leads.createdAt,
  version: leads.version,
};

/** Returns the only row of an insert. */
function theOnly<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The database added no row and gave no reason.');
  return row;
}

export type LeadInboxRepository = ReturnType<typeof createLeadInboxRepository>;

export function createLeadInboxRepository(db: Database) {
  /** Reads and changes leads within a transaction. */
  const within = (tx: Database) => ({
    tx,

    async find(id: string): Promise<InboxLead | null> {
      const [row] = await tx
        .select({ lead: leads, clientCompany: clients.company })
        .from(leads)
        .leftJoin(clients, eq(clients.id, leads.clientId))
        .where(eq(leads.id, id))
        .limit(1);
      return row ? { ...row.lead, clientCompany: row.clientCompany } : null;
    },

    /** Returns false if the row version no longer matches. */
    async update(
      id: string,
      version: number,
      fields: Partial<Pick<Lead, 'state' | 'announcedAt' | 'decidedAt' | 'clientId'>>,
    ): Promise<boolean> {
      const changed = await tx
        .update(leads)
        .set({ ...fields, version: version + 1 })
        .where(and(eq(leads.id, id), eq(leads.version, version)))
        .returning({ id: leads.id });
      return changed.length > 0;
    },

    /** Whether this is a manager who can sign in. Locks the row, so that it stays true in the transaction. */
    async isManager(id: string): Promise<boolean> {
      const rows = await tx
        .select({ id: accountUsers.id })
        .from(accountUsers)
        .where(
          and(eq(accountUsers.id, id), eq(accountUsers.role, 'manager'), isNull(accountUsers.deactivatedAt)),
        )
        .for('share');
      return rows.length > 0;
    },

    /** @throws a unique-violation error if another account has the e-mail address */
    async addClient({ company, managerId, person, baseline }: NewClient): Promise<AddedClient> {
      const { id } = theOnly(
        await tx.insert(clients).values({ company, managerId }).returning({ id: clients.id }),
      );
      const added = theOnly(
        await tx
          .insert(clientPeople)
          .values({ ...person, clientId: id })
          .returning({ id: clientPeople.id }),
      );
      if (baseline) await tx.insert(roiBaselines).values({ clientId: id, ...baseline });
      return { id, personId: added.id };
    },
  });

  return {
    async list({ search, states, sources, oldestFirst, limit, offset }: LeadFilter): Promise<{
      rows: LeadListRow[];
      total: number;
    }> {
      const wanted: SQL | undefined = and(
        matchesWords(search, leads.name, leads.company, leads.email),
        states && inArray(leads.state, [...states]),
        sources && inArray(leads.source, [...sources]),
      );
      const direction = oldestFirst ? asc : desc;
      const order = [direction(leads.createdAt), direction(leads.id)];
      const [rows, [counted]] = await Promise.all([
        db
          .select(listColumns)
          .from(leads)
          .where(isOnPage(leads, { wanted, search, order, limit, offset }))
          .orderBy(...order),
        db.select({ total: count() }).from(leads).where(wanted),
      ]);
      return { rows, total: counted?.total ?? 0 };
    },

    find: (id: string) => within(db).find(id),

    /** Runs all changes in one transaction. */
    transaction: <Result>(run: (inbox: InboxTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type InboxTransaction = ReturnType<typeof within>;
}

export type InboxTransaction = Parameters<Parameters<LeadInboxRepository['transaction']>[0]>[0];
