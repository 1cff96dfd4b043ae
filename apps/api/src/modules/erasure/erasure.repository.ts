import { and, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../database/database.ts';
import { executeRows } from '../../database/execute-rows.ts';
import {
  auditLog,
  caseStudies,
  clientErrors,
  clientPeople,
  clients,
  deletionRequests,
  deliverables,
  deliverableVersions,
  documents,
  documentVersions,
  erasedClients,
  events,
  formerSlugs,
  internalNotes,
  leads,
  measurements,
  meetings,
  milestones,
  pageViews,
  projects,
  storedAnswers,
} from '../../database/schema/index.ts';

/** Identifiers by which other rows refer to a client. */
export interface ClientTraces {
  /** IDs of the client, its people, and every record that the audit log, events and jobs can refer to. */
  ids: readonly string[];
  personIds: readonly string[];
  /** In lowercase. */
  emails: readonly string[];
  /** Current and former slugs of the client's stories. */
  slugs: readonly string[];
}

/** Replaces the names in rows that remain. */
export const ERASED_NAME = 'Erased';

/** Tables with a client ID whose row IDs are recorded elsewhere. */
const ownTables = [
  clientPeople,
  projects,
  documents,
  measurements,
  meetings,
  internalNotes,
  deletionRequests,
  caseStudies,
];

const Slugs = v.array(v.object({ slug: v.string() }));
const Ids = v.array(v.object({ id: v.string() }));

/** Passes a list of any length as one parameter. */
const listed = (texts: readonly string[]): SQL =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** Whether a text contains one of the IDs. Takes one pass over the text, however many IDs there are. */
const mentions = (text: SQL, ids: readonly string[]): SQL =>
  sql`exists (select from regexp_matches(${text}, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') as found(parts)
    where parts[1] in ${listed(ids)})`;

/** Whether an address is that of a story with one of the slugs. */
const isOfStory = (address: SQL, slugs: readonly string[]): SQL =>
  sql`substring(${address} from '/success-stories/([^/?#]+)') in ${listed(slugs)}`;

/** Leads of a client, and leads of its people that didn't become another client. */
const ownLeads = (clientId: string, emails: readonly string[]): SQL | undefined =>
  or(
    eq(leads.clientId, clientId),
    and(isNull(leads.clientId), sql`lower(${leads.email}) in ${listed(emails)}`),
  );

const isDue = (now: Date): SQL | undefined =>
  and(eq(deletionRequests.state, 'scheduled'), lte(deletionRequests.eraseAt, now));

export function createErasureRepository(db: Database) {
  return {
    /**
     * Locks a client until the transaction ends. Rows that refer to it wait, and fail once it is deleted.
     *
     * @returns false if there is no such client
     */
    async lock(clientId: string): Promise<boolean> {
      const { id } = clients;
      const rows = await db.select({ id }).from(clients).where(eq(id, clientId)).for('update');
      return rows.length > 0;
    },

    /** Finds and locks the client's deletion request that is due by now. Null if there is none. */
    async findDue(clientId: string, now: Date): Promise<{ confirmedById: string | null } | null> {
      const [request] = await db
        .select({ confirmedById: deletionRequests.confirmedById })
        .from(deletionRequests)
        .where(and(eq(deletionRequests.clientId, clientId), isDue(now)))
        .for('update');
      return request ?? null;
    },

    async findTraces(clientId: string): Promise<ClientTraces> {
      const people = await db
        .select({ id: clientPeople.id, email: sql<string>`lower(${clientPeople.email})` })
        .from(clientPeople)
        .where(eq(clientPeople.clientId, clientId));
      const emails = people.map(({ email }) => email);
      const own = ownTables.map(
        (table) => sql`select ${table.id} as id from ${table} where ${table.clientId} = ${clientId}`,
      );
      const milestoneIds = sql`select ${milestones.id} as id from ${milestones}
        join ${projects} on ${projects.id} = ${milestones.projectId} where ${projects.clientId} = ${clientId}`;
      const deliverableIds = sql`select ${deliverables.id} as id from ${deliverables}
        where ${deliverables.milestoneId} in (${milestoneIds})`;
      const leadIds = sql`select ${leads.id} as id from ${leads} where ${ownLeads(clientId, emails)}`;
      const found = await executeRows(
        db,
        sql.join([...own, milestoneIds, deliverableIds, leadIds], sql` union `),
      );
      const slugs = await executeRows(
        db,
        sql`select ${caseStudies.slug} as slug from ${caseStudies} where ${caseStudies.clientId} = ${clientId}
          union select ${formerSlugs.slug} as slug from ${formerSlugs}
          join ${caseStudies} on ${caseStudies.id} = ${formerSlugs.caseStudyId}
          where ${caseStudies.clientId} = ${clientId}`,
      );
      return {
        ids: [clientId, ...v.parse(Ids, found).map(({ id }) => id)],
        personIds: people.map(({ id }) => id),
        emails,
        slugs: v.parse(Slugs, slugs).map(({ slug }) => slug),
      };
    },

    /** Storage keys of the client's files. */
    async fileKeys(clientId: string): Promise<string[]> {
      const ofDocuments = await db
        .select({ key: documentVersions.storageKey })
        .from(documentVersions)
        .innerJoin(documents, eq(documents.id, documentVersions.documentId))
        .where(eq(documents.clientId, clientId));
      const ofDeliverables = await db
        .select({ key: deliverableVersions.storageKey })
        .from(deliverableVersions)
        .innerJoin(deliverables, eq(deliverables.id, deliverableVersions.deliverableId))
        .innerJoin(milestones, eq(milestones.id, deliverables.milestoneId))
        .innerJoin(projects, eq(projects.id, milestones.projectId))
        .where(eq(projects.clientId, clientId));
      return [...ofDocuments, ...ofDeliverables].map(({ key }) => key);
    },

    /** Deletes a client's stories. Returns what webhook receivers know the published ones by. */
    async removeStories(clientId: string) {
      const removed = await db.delete(caseStudies).where(eq(caseStudies.clientId, clientId)).returning({
        id: caseStudies.id,
        slug: caseStudies.slug,
        publishedAt: caseStudies.publishedAt,
        deletedAt: caseStudies.deletedAt,
      });
      return removed
        .filter(({ publishedAt, deletedAt }) => publishedAt !== null && deletedAt === null)
        .map(({ id, slug }) => ({ id, slug, title: ERASED_NAME, industry: ERASED_NAME }));
    },

    /** Deletes the client, all its rows, and its traces in other rows. */
    async remove(clientId: string, { ids, personIds, emails, slugs }: ClientTraces): Promise<void> {
      await db.delete(leads).where(ownLeads(clientId, emails));
      // Deleting an event also deletes its deliveries.
      await db
        .delete(events)
        .where(or(mentions(sql`${events.data}::text`, ids), isOfStory(sql`${events.data} ->> 'url'`, slugs)));
      await db.delete(storedAnswers).where(mentions(sql`${storedAnswers.body}`, ids));
      await db
        .delete(clientErrors)
        .where(or(mentions(sql`${clientErrors.url}`, ids), isOfStory(sql`${clientErrors.url}`, slugs)));
      await db.delete(pageViews).where(isOfStory(sql`${pageViews.path}`, slugs));
      await db.execute(
        sql`delete from pgboss.job where name <> 'client-erasure'
          and (${mentions(sql`data::text`, ids)} or lower(data ->> 'to') in ${listed(emails)})`,
      );
      const byPerson = sql`${auditLog.actorId}::text in ${listed(personIds)}`;
      await db
        .update(auditLog)
        .set({
          actorName: sql`case when ${byPerson} then ${ERASED_NAME} else ${auditLog.actorName} end`,
          address: sql`case when ${byPerson} then '' else ${auditLog.address} end`,
          subjectName: ERASED_NAME,
          before: {},
          after: {},
        })
        .where(
          or(
            byPerson,
            eq(auditLog.clientId, clientId),
            sql`${auditLog.subjectId}::text in ${listed(ids)}`,
            mentions(sql`(${auditLog.before}::text || ${auditLog.after}::text)`, ids),
          ),
        );
      await db.delete(clients).where(eq(clients.id, clientId));
    },

    /** Records which ID was erased and when, so that it stays erased. */
    async record(clientId: string, erasedAt: Date): Promise<void> {
      await db.insert(erasedClients).values({ clientId, erasedAt }).onConflictDoNothing();
    },

    /** Lists the clients whose erasure is due. */
    async listDue(now: Date): Promise<string[]> {
      const rows = await db
        .select({ clientId: deletionRequests.clientId })
        .from(deletionRequests)
        .where(isDue(now));
      return rows.map(({ clientId }) => clientId);
    },

    /**
     * Schedules the erasure of clients that were deactivated before a moment. Skips clients with a pending
     * request, or with one closed since the deactivation.
     */
    async scheduleDeactivated(
      before: Date,
      row: { reason: string; requestedAt: Date; eraseAt: Date },
    ): Promise<void> {
      const due = await db
        .select({ clientId: clients.id })
        .from(clients)
        .where(
          and(
            isNotNull(clients.deactivatedAt),
            lt(clients.deactivatedAt, before),
            sql`not exists (select from ${deletionRequests} where ${deletionRequests.clientId} = ${clients.id}
              and (${deletionRequests.state} in ('open', 'scheduled')
                or ${deletionRequests.closedAt} > ${clients.deactivatedAt}))`,
          ),
        );
      if (due.length === 0) return;
      await db
        .insert(deletionRequests)
        .values(
          due.map((client) => ({ ...client, ...row, state: 'scheduled' as const, requestedBy: 'System' })),
        )
        .onConflictDoNothing();
    },

    /** Lists every client that was erased from this database. */
    listErased: () => db.select().from(erasedClients),

    /** Returns the clients that exist. */
    async findPresent(clientIds: readonly string[]): Promise<string[]> {
      const { id } = clients;
      const rows = await db
        .select({ id })
        .from(clients)
        .where(inArray(id, [...clientIds]));
      return rows.map(({ id }) => id);
    },
  };
}
