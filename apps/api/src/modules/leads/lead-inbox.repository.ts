import type { Calculation } from '@uplift/data-client/contract/visitor';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type ListPart, matchesWords } from '../../database/list-query.ts';
import { one } from '../../database/one.ts';
import { readPage, sortedBy } from '../../database/read-page.ts';
import { accountUsers, clientPeople, clients, leads, roiBaselines } from '../../database/schema/index.ts';
import { updateVersion } from '../../database/update-version.ts';
import type { Lead } from './leads.repository.ts';

type LeadInboxRepository = ReturnType<typeof createLeadInboxRepository>;
/** A lead with the company of the client it became. */
export type InboxLead = NonNullable<Awaited<ReturnType<LeadInboxRepository['find']>>>;
/** A lead in the list, without the long texts. */
export type LeadListRow = Awaited<ReturnType<LeadInboxRepository['list']>>['rows'][number];

interface LeadFilter extends Pick<ListPart, 'search' | 'limit' | 'offset'> {
  states?: readonly Lead['state'][] | undefined;
  sources?: readonly Lead['source'][] | undefined;
  oldestFirst: boolean;
}

interface NewClient {
  company: string;
  managerId: string;
  person: { name: string; email: string };
  baseline: { calculation: Calculation; forecastPerYear: number; agreedOn: string } | null;
}

export function createLeadInboxRepository(db: Database) {
  return {
    async list({ search, states, sources, oldestFirst, limit, offset }: LeadFilter) {
      const wanted = and(
        matchesWords(search, leads.name, leads.company, leads.email),
        states && inArray(leads.state, [...states]),
        sources && inArray(leads.source, [...sources]),
      );
      const order = sortedBy(!oldestFirst, leads.createdAt, leads.id);
      const { id, name, email, company, source, state, announcedAt, createdAt, version } = leads;
      return readPage(
        db,
        leads,
        db.select({ id, name, email, company, source, state, announcedAt, createdAt, version }).from(leads),
        { wanted, search, order, limit, offset },
      );
    },

    async find(id: string) {
      const [row] = await db
        .select({ lead: leads, clientCompany: clients.company })
        .from(leads)
        .leftJoin(clients, eq(clients.id, leads.clientId))
        .where(eq(leads.id, id))
        .limit(1);
      return row ? { ...row.lead, clientCompany: row.clientCompany } : null;
    },

    /** @returns whether the row still had that version */
    update: (
      lead: { id: string; version: number },
      fields: Partial<Pick<Lead, 'state' | 'announcedAt' | 'decidedAt' | 'clientId'>>,
    ): Promise<boolean> => updateVersion(db, leads, lead, fields),

    /** Whether this is a manager who can sign in. Locks the row, so that it stays true in the transaction. */
    async isManager(id: string): Promise<boolean> {
      const rows = await db
        .select({ id: accountUsers.id })
        .from(accountUsers)
        .where(
          and(eq(accountUsers.id, id), eq(accountUsers.role, 'manager'), isNull(accountUsers.deactivatedAt)),
        )
        .for('share');
      return rows.length > 0;
    },

    /** @throws a unique-violation error if another account has the e-mail address */
    async addClient({ company, managerId, person, baseline }: NewClient) {
      const { id } = one(
        await db.insert(clients).values({ company, managerId }).returning({ id: clients.id }),
      );
      const row = { ...person, clientId: id };
      const added = one(await db.insert(clientPeople).values(row).returning({ id: clientPeople.id }));
      if (baseline) await db.insert(roiBaselines).values({ clientId: id, ...baseline });
      return { id, company, managerId, person: { ...person, id: added.id } };
    },
  };
}
