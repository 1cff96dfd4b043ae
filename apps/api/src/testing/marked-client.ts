import { createHash, randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import {
  accountUsers,
  apiKeys,
  clientPeople,
  clients,
  deletionRequests,
  deliverableSteps,
  deliverables,
  deliverableVersions,
  documents,
  documentVersions,
  internalNotes,
  leads,
  measurements,
  meetings,
  messages,
  messageThreads,
  milestones,
  notifications,
  projects,
  sessions,
  storyConsents,
  webhooks,
} from '../database/schema.ts';
import type { ObjectIds } from './fitting-requests.ts';
import { addParties, type Parties } from './project-parties.ts';
import type { TestServer } from './test-server.ts';

/** Something that somebody must not see, and whatever would tell that they did. */
export interface Marked {
  /** Stands in every text of it. */
  marker: string;
  /** By the segment of a path that they are found under. */
  ids: ObjectIds;
  /** Its rows as they are now, but for when somebody was last seen. */
  read: () => Promise<unknown>;
}

/** A client of which every text holds a marker, its person and its manager among them. */
export interface MarkedClient extends Marked, Parties {}

/** What the database has of a secret, where no answer may have it. */
export const STORED_SECRET = 'as-the-database-has-the-secret';

const now = () => new Date('2026-06-01T12:00:00Z');

/** Adds a row, and gives its id. */
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
  const bytes = Buffer.from(`Contents of ${marker}`);
  const file = {
    type: 'txt',
    byteSize: bytes.length,
    checksum: createHash('sha256').update(bytes).digest('hex'),
    uploadedAt: now(),
  } as const;
  const stored = async () => {
    const storageKey = `marked/${randomUUID()}`;
    await files.write(storageKey, bytes);
    return { ...file, storageKey };
  };
  const project = await idOf(
    db
      .insert(projects)
      .values({ ...of, name: marker, phase: 'audit', startedOn: '2026-05-04', blockedReason: marker })
      .returning(),
  );
  const milestone = await idOf(
    db
      .insert(milestones)
      .values({
        projectId: project,
        phase: 'audit',
        title: marker,
        description: marker,
        dueOn: '2026-07-01',
        position: 1,
      })
      .returning(),
  );
  const deliverable = await idOf(
    db
      .insert(deliverables)
      .values({
        milestoneId: milestone,
        title: marker,
        note: marker,
        state: 'awaiting-approval',
        stateSince: now(),
      })
      .returning(),
  );
  await db.insert(deliverableVersions).values({
    ...(await stored()),
    deliverableId: deliverable,
    number: 1,
    name: `${marker}.txt`,
    uploadedBy: manager.id,
    sharedAt: now(),
  });
  await db.insert(deliverableSteps).values({
    deliverableId: deliverable,
    state: 'awaiting-approval',
    number: 1,
    comment: marker,
    side: 'team',
    actorId: manager.id,
    occurredAt: now(),
  });
  const document = await idOf(
    db
      .insert(documents)
      .values({ ...of, ...file, name: `${marker}.txt`, side: 'team', sharedAt: now(), uploadedBy: marker })
      .returning(),
  );
  await db
    .insert(documentVersions)
    .values({ ...(await stored()), documentId: document, number: 1, uploadedBy: marker });
  const measurement = await idOf(
    db
      .insert(measurements)
      .values({
        ...of,
        week: '2026-05-04',
        hoursSaved: 12,
        revenueEffect: 340,
        note: marker,
        evidence: marker,
      })
      .returning(),
  );
  const meeting = await idOf(
    db
      .insert(meetings)
      .values({
        ...of,
        title: marker,
        startsAt: now(),
        endsAt: new Date(now().getTime() + 3_600_000),
        place: marker,
        notes: marker,
        state: 'planned',
      })
      .returning(),
  );
  const note = await idOf(
    db
      .insert(internalNotes)
      .values({ ...of, text: marker, author: marker, createdAt: now() })
      .returning(),
  );
  const request = await idOf(
    db
      .insert(deletionRequests)
      .values({ ...of, reason: marker, requestedBy: marker, requestedAt: now() })
      .returning(),
  );
  const message = await idOf(
    db
      .insert(messages)
      .values({
        ...of,
        number: 1,
        side: 'client',
        senderId: client.id,
        senderName: marker,
        body: marker,
        createdAt: now(),
      })
      .returning(),
  );
  await db.insert(messageThreads).values({ ...of, lastNumber: 1 });
  await db.insert(storyConsents).values({ ...of, state: 'asked', askedBy: marker, askedAt: now() });
  await db.insert(notifications).values({
    ...of,
    accountUserId: manager.id,
    kind: 'message',
    text: marker,
    path: 'messages',
    createdAt: now(),
    doneAt: now(),
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

/** Adds a client with one of everything, people who are signed in, and a marker in every text. */
export async function addMarkedClient(server: TestServer): Promise<MarkedClient> {
  const { db } = server.database;
  const marker = `marker-${randomUUID()}`;
  const parties = await addParties(server);
  const { clientId, client, manager } = parties;
  await db.update(clients).set({ company: marker }).where(eq(clients.id, clientId));
  await db
    .update(clientPeople)
    .set({ name: marker, email: `person-${marker}@people.example` })
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

/** Adds what only admins see: a lead, a webhook, an admin with an API key. */
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
        // What others do would be sent to it.
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
