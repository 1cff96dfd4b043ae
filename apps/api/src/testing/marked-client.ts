import { createHash, randomUUID } from 'node:crypto';
import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import {
  accountUsers,
  apiKeys,
  caseStudies,
  caseStudyVersions,
  clientPeople,
  clients,
  deletionRequests,
  deliverableSteps,
  deliverables,
  deliverableVersions,
  documents,
  documentVersions,
  emailChanges,
  formerSlugs,
  internalNotes,
  leads,
  liveChanges,
  measurements,
  meetings,
  messageReads,
  messages,
  messageThreads,
  milestones,
  notifications,
  passwordLinks,
  projects,
  roiBaselines,
  sessions,
  storyConsents,
  webhooks,
} from '../database/schema/index.ts';
import type { ObjectIds } from './fitting-requests.ts';
import { addParties, type Parties } from './project-parties.ts';
import type { TestServer } from './test-server.ts';

/** A canary: data that other tenants must not see, with a marker that reveals a leak. */
export interface Marked {
  /** Part of every text of the canary. */
  marker: string;
  /** IDs by path segment. */
  ids: ObjectIds;
  /** Reads its current rows, without the time when a user was last seen. */
  read: () => Promise<unknown>;
}

/** A client with a marker in every text, including those of its user and its manager. */
export interface MarkedClient extends Marked, Parties {}

/** Stored form of a secret. No response may contain it. */
export const STORED_SECRET = 'as-the-database-has-the-secret';

const { fields: emptyStory } = v.parse(adminEndpoints.createStory.body, { fields: {} });

const now = () => new Date('2026-06-01T12:00:00Z');

/** Returns the ID of an added row. */
async function idOf(rows: Promise<{ id: string }[]>): Promise<string> {
  const [row] = await rows;
  if (!row) throw new Error('The row was not added.');
  return row.id;
}

async function addWork(
  { database: { db }, files }: TestServer,
  { clientId, client, manager }: Parties,
  marker: string,
): Promise<ObjectIds> {
  const of = { clientId };
  /** A text with the marker and the name of its column. */
  const mark = (column: string) => `${marker} ${column}`;
  const stored = async (column: string) => {
    const bytes = Buffer.from(`Contents of ${mark(column)} ${randomUUID()}`);
    const storageKey = `${column}/marked-${randomUUID()}`;
    await files.write(storageKey, bytes);
    return {
      type: 'txt',
      byteSize: bytes.length,
      checksum: createHash('sha256').update(bytes).digest('hex'),
      uploadedAt: now(),
      storageKey,
    } as const;
  };
  const project = await idOf(
    db
      .insert(projects)
      .values({
        ...of,
        name: mark('projects.name'),
        phase: 'audit',
        startedOn: '2026-05-04',
        blockedReason: mark('projects.blockedReason'),
        blockedAt: now(),
        estimate: {
          input: {
            currentRevenue: 2_718_281,
            totalHeadCount: 27,
            busyWorkEmployees: 8,
            hoursPerWeek: 9,
            hourlyRate: 31,
          },
          assumptions: { investment: 11_235 },
        },
      })
      .returning(),
  );
  const milestone = await idOf(
    db
      .insert(milestones)
      .values({
        projectId: project,
        phase: 'audit',
        title: mark('milestones.title'),
        description: mark('milestones.description'),
        dueOn: '2026-07-01',
        position: 1,
        state: 'in-progress',
        startedAt: new Date('2026-05-05T08:01:00Z'),
        completedAt: new Date('2026-05-05T08:11:00Z'),
      })
      .returning(),
  );
  const deliverable = await idOf(
    db
      .insert(deliverables)
      .values({
        milestoneId: milestone,
        title: mark('deliverables.title'),
        note: mark('deliverables.note'),
        state: 'awaiting-approval',
        stateSince: new Date('2026-05-06T08:02:00Z'),
      })
      .returning(),
  );
  await db.insert(deliverableVersions).values({
    ...(await stored('deliverables')),
    deliverableId: deliverable,
    number: 1,
    name: `${mark('deliverableVersions.name')}.txt`,
    uploadedBy: manager.id,
    sharedAt: new Date('2026-05-06T08:03:00Z'),
  });
  await db.insert(deliverableSteps).values({
    deliverableId: deliverable,
    state: 'awaiting-approval',
    number: 1,
    comment: mark('deliverableSteps.comment'),
    side: 'team',
    actorId: manager.id,
    occurredAt: new Date('2026-05-06T08:04:00Z'),
  });
  const [first, second] = [await stored('documents'), await stored('documents')];
  const document = await idOf(
    db
      .insert(documents)
      .values({
        ...of,
        name: mark('documents.name'),
        side: 'team',
        sharedAt: new Date('2026-05-07T08:05:00Z'),
        type: 'txt',
        byteSize: second.byteSize,
        number: 2,
        uploadedBy: mark('documents.uploadedBy'),
        uploadedAt: second.uploadedAt,
      })
      .returning(),
  );
  await db.insert(documentVersions).values([
    { ...first, documentId: document, number: 1, uploadedBy: mark('documentVersions.uploadedBy') },
    { ...second, documentId: document, number: 2, uploadedBy: mark('documents.uploadedBy') },
  ]);
  const thrownAway = await stored('documents');
  const inTrash = await idOf(
    db
      .insert(documents)
      .values({
        ...of,
        name: mark('documents.name in the trash'),
        side: 'client',
        sharedAt: new Date('2026-05-07T08:15:00Z'),
        deletedAt: new Date('2026-05-08T08:16:00Z'),
        type: 'txt',
        byteSize: thrownAway.byteSize,
        uploadedBy: mark('documents.uploadedBy'),
        uploadedAt: thrownAway.uploadedAt,
      })
      .returning(),
  );
  await db.insert(documentVersions).values({
    ...thrownAway,
    documentId: inTrash,
    number: 1,
    uploadedBy: mark('documents.uploadedBy'),
  });
  await db.insert(roiBaselines).values({
    ...of,
    calculation: {
      input: {
        currentRevenue: 1_250_001,
        totalHeadCount: 23,
        busyWorkEmployees: 17,
        hoursPerWeek: 11,
        hourlyRate: 43,
      },
      assumptions: { efficiencyFactor: 0.21 },
    },
    forecastPerYear: 87_654.32,
    agreedOn: '2026-05-02',
  });
  const measurement = await idOf(
    db
      .insert(measurements)
      .values({
        ...of,
        week: '2026-05-04',
        hoursSaved: 12.75,
        revenueEffect: 34_017,
        note: mark('measurements.note'),
        evidence: mark('measurements.evidence'),
      })
      .returning(),
  );
  const meeting = await idOf(
    db
      .insert(meetings)
      .values({
        ...of,
        title: mark('meetings.title'),
        startsAt: new Date('2026-06-02T08:06:00Z'),
        endsAt: new Date('2026-06-02T09:07:00Z'),
        place: mark('meetings.place'),
        notes: mark('meetings.notes'),
        state: 'planned',
      })
      .returning(),
  );
  const note = await idOf(
    db
      .insert(internalNotes)
      .values({
        ...of,
        text: mark('internalNotes.text'),
        author: mark('internalNotes.author'),
        createdAt: now(),
      })
      .returning(),
  );
  const request = await idOf(
    db
      .insert(deletionRequests)
      .values({
        ...of,
        reason: mark('deletionRequests.reason'),
        requestedBy: mark('deletionRequests.requestedBy'),
        requestedAt: new Date('2026-05-08T08:08:00Z'),
      })
      .returning(),
  );
  await db.insert(deletionRequests).values({
    ...of,
    reason: mark('deletionRequests.reason'),
    state: 'declined',
    requestedBy: mark('deletionRequests.requestedBy'),
    requestedAt: new Date('2026-05-01T08:13:00Z'),
    closedBy: mark('deletionRequests.closedBy'),
    closedAt: new Date('2026-05-02T08:14:00Z'),
  });
  const message = await idOf(
    db
      .insert(messages)
      .values({
        ...of,
        number: 1,
        side: 'client',
        senderId: client.id,
        senderName: mark('messages.senderName'),
        body: mark('messages.body'),
        createdAt: new Date('2026-05-09T08:09:00Z'),
      })
      .returning(),
  );
  await db.insert(messageThreads).values({ ...of, lastNumber: 1 });
  await db
    .insert(messageReads)
    .values({ ...of, personId: client.id, side: 'client', lastNumber: 1, readAt: now() });
  await db.insert(storyConsents).values({
    ...of,
    state: 'asked',
    askedBy: mark('storyConsents.askedBy'),
    askedAt: new Date('2026-05-10T08:10:00Z'),
    answeredBy: mark('storyConsents.answeredBy'),
    answeredAt: new Date('2026-05-03T08:12:00Z'),
  });
  const delivered = { ...of, kind: 'message', path: 'messages', createdAt: now(), doneAt: now() };
  await db.insert(notifications).values([
    { ...delivered, accountUserId: manager.id, text: mark('notifications.text') },
    { ...delivered, clientPersonId: client.id, text: mark('notifications.text') },
  ]);
  await db.insert(liveChanges).values({ ...of, topic: 'project', occurredAt: now() });
  await db.insert(passwordLinks).values({
    kind: 'client',
    clientPersonId: client.id,
    tokenHash: randomUUID(),
    createdAt: now(),
    expiresAt: now(),
  });
  await db.insert(emailChanges).values({
    clientPersonId: client.id,
    newEmail: `new-${marker}@people.example`,
    createdAt: now(),
    expiresAt: now(),
  });
  await db.insert(leads).values({
    ...of,
    source: 'audit',
    state: 'won',
    email: `asked-${marker}@people.example`,
    name: mark('leads.name'),
    company: mark('leads.company'),
    website: `https://${marker}.example/`,
    timeSink: mark('leads.timeSink'),
    message: mark('leads.message'),
    preferredTimes: mark('leads.preferredTimes'),
    suspicions: [],
  });
  const story = await idOf(
    db
      .insert(caseStudies)
      .values({ ...of, title: mark('caseStudies.title'), industry: mark('caseStudies.industry') })
      .returning(),
  );
  await db.insert(formerSlugs).values({ slug: `story-${marker}`, caseStudyId: story });
  await db.insert(caseStudyVersions).values({
    caseStudyId: story,
    number: 1,
    kind: 'saved',
    fields: { ...emptyStory, title: mark('caseStudyVersions.fields') },
    savedAt: now(),
  });
  return {
    projects: [project],
    milestones: [milestone],
    deliverables: [deliverable],
    documents: [document],
    measurements: [measurement],
    meetings: [meeting],
    notes: [note],
    'deletion-requests': [request],
    messages: [message],
  };
}

/** Adds a client with one object of each type, signed-in users, and a marker in every text. */
export async function addMarkedClient(server: TestServer): Promise<MarkedClient> {
  const { db } = server.database;
  const marker = `marker-${randomUUID()}`;
  const parties = await addParties(server);
  const { clientId, client, manager } = parties;
  await db
    .update(clients)
    .set({ company: `${marker} clients.company` })
    .where(eq(clients.id, clientId));
  await db
    .update(clientPeople)
    .set({
      name: `${marker} clientPeople.name`,
      email: `person-${marker}@people.example`,
      timeZone: 'Pacific/Auckland',
    })
    .where(eq(clientPeople.id, client.id));
  await db
    .update(accountUsers)
    .set({
      name: `Manager ${marker}`,
      email: `manager-${marker}@people.example`,
      bookingUrl: `https://booking.example/${marker}`,
    })
    .where(eq(accountUsers.id, manager.id));
  const work = await addWork(server, parties, marker);
  const sessionsOf = () =>
    db
      .select({ id: sessions.id, revokedAt: sessions.revokedAt, tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(inArray(sessions.id, sessionIds))
      .orderBy(sessions.id);
  const sessionIds = [
    ...(await db.select().from(sessions).where(eq(sessions.clientPersonId, client.id))),
    ...(await db.select().from(sessions).where(eq(sessions.accountUserId, manager.id))),
  ].map(({ id }) => id);
  const ids = {
    ...work,
    clients: [clientId],
    people: [client.id],
    users: [manager.id],
    sessions: sessionIds,
  };
  return {
    ...parties,
    company: `${marker} clients.company`,
    marker,
    ids,
    read: async () => ({
      client: await db.select().from(clients).where(eq(clients.id, clientId)),
      people: await db.select().from(clientPeople).where(eq(clientPeople.clientId, clientId)),
      manager: await db.select().from(accountUsers).where(eq(accountUsers.id, manager.id)),
      sessions: await sessionsOf(),
      projects: await db.select().from(projects).where(eq(projects.clientId, clientId)),
      milestones: await db
        .select()
        .from(milestones)
        .where(inArray(milestones.projectId, work.projects ?? [])),
      deliverables: await db
        .select()
        .from(deliverables)
        .where(inArray(deliverables.milestoneId, work.milestones ?? [])),
      deliverableVersions: await db
        .select()
        .from(deliverableVersions)
        .where(inArray(deliverableVersions.deliverableId, work.deliverables ?? [])),
      deliverableSteps: await db
        .select()
        .from(deliverableSteps)
        .where(inArray(deliverableSteps.deliverableId, work.deliverables ?? [])),
      documents: await db.select().from(documents).where(eq(documents.clientId, clientId)),
      documentVersions: await db
        .select()
        .from(documentVersions)
        .where(inArray(documentVersions.documentId, work.documents ?? [])),
      measurements: await db.select().from(measurements).where(eq(measurements.clientId, clientId)),
      meetings: await db.select().from(meetings).where(eq(meetings.clientId, clientId)),
      notes: await db.select().from(internalNotes).where(eq(internalNotes.clientId, clientId)),
      requests: await db.select().from(deletionRequests).where(eq(deletionRequests.clientId, clientId)),
      messages: await db.select().from(messages).where(eq(messages.clientId, clientId)),
      consent: await db.select().from(storyConsents).where(eq(storyConsents.clientId, clientId)),
      notifications: await db.select().from(notifications).where(eq(notifications.clientId, clientId)),
    }),
  };
}

/** Adds data that only admins may see: a lead, a webhook, and an admin with an API key. */
export async function addMarkedHouse({ database: { db } }: TestServer): Promise<Marked> {
  const marker = `marker-${randomUUID()}`;
  const admin = await idOf(
    db
      .insert(accountUsers)
      .values({ name: marker, email: `admin-${marker}@people.example`, role: 'admin' })
      .returning(),
  );
  const lead = await idOf(
    db
      .insert(leads)
      .values({
        source: 'audit',
        state: 'new',
        email: `lead-${marker}@people.example`,
        name: marker,
        message: marker,
        suspicions: [],
      })
      .returning(),
  );
  const webhook = await idOf(
    db
      .insert(webhooks)
      .values({
        name: marker,
        description: marker,
        url: `https://hooks.example/${marker}`,
        secret: STORED_SECRET,
        // Paused, because it would receive the events of other tests.
        pausedAt: now(),
        ownerId: admin,
      })
      .returning(),
  );
  const key = await idOf(
    db
      .insert(apiKeys)
      .values({
        ownerId: admin,
        name: marker,
        prefix: marker,
        keyHash: STORED_SECRET,
        scopes: [],
        rateLimit: 60,
        createdAt: now(),
      })
      .returning(),
  );
  return {
    marker,
    ids: { users: [admin], leads: [lead], webhooks: [webhook], 'api-keys': [key] },
    read: async () => ({
      admin: await db.select().from(accountUsers).where(eq(accountUsers.id, admin)),
      lead: await db.select().from(leads).where(eq(leads.id, lead)),
      webhook: await db.select().from(webhooks).where(eq(webhooks.id, webhook)),
      key: await db.select().from(apiKeys).where(eq(apiKeys.id, key)),
    }),
  };
}
