import { randomUUID } from 'node:crypto';
import { eventData, eventTypes } from '@uplift/data-client/contract/admin';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import type { DatabaseConnection } from '../database/database.ts';
import {
  accountUsers,
  auditLog,
  clientPeople,
  clients,
  liveChanges,
  notifications,
  events as webhookEvents,
} from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/test-database.ts';
import {
  type DomainEventType,
  domainEvents,
  type EventDetails,
  subscriptionsOf,
} from '../events/domain-events.ts';
import { createEvents, type Events } from '../events/events.ts';
import { createEventSubscribers } from './event-subscribers.ts';

const isEventType = (name: string): name is DomainEventType => Object.hasOwn(domainEvents, name);
const types = Object.keys(domainEvents).filter(isEventType);

const internal = 'A field that another subscriber needs.';
const asset = { category: 'logo', isActive: true, internal };
const client = { company: 'Alder', managerId: null, internal };
const caseStudy = { id: 'c', slug: 'alder', title: 'Alder', industry: 'Dental' };
const account = { kind: 'client', id: 'p' } as const;
const owner = { name: 'Kim', email: 'kim@alder.example' };
const meeting = { previous: null, changedBy: { kind: 'manager', personId: 'm' } } as const;
const at = new Date('2026-06-01T12:00:00Z');

const details: EventDetails = {
  'asset.activated': asset,
  'asset.deactivated': asset,
  'asset.deleted': asset,
  'asset.replaced': asset,
  'asset.restored': asset,
  'asset.updated': asset,
  'asset.uploaded': asset,
  'client.created': client,
  'client.deletion-declined': { wasScheduled: true },
  'client.deletion-requested': {
    id: 'd',
    clientId: 'c',
    reason: 'Closed.',
    state: 'open',
    requestedBy: 'Kim',
    requestedAt: at,
    eraseAt: null,
    confirmedById: null,
    closedBy: null,
    closedAt: null,
    version: 1,
  },
  'client.deletion-scheduled': { eraseAt: at },
  'client.reactivated': { lostManager: true },
  'client.updated': client,
  'client-error.reported': { id: 'e', message: 'It fails.', level: 'page', url: '/', receivedAt: '2026' },
  'deliverable.approved': { milestoneId: 'm', version: 2 },
  'lead.created': {
    id: 'l',
    source: 'audit',
    state: 'new',
    email: 'sam@alder.example',
    name: null,
    company: null,
    companySize: null,
    website: null,
    timeSink: null,
    message: null,
    preferredTimes: null,
    calculation: null,
    suspicions: [],
    announcedAt: at,
    decidedAt: null,
    clientId: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  },
  'meeting.created': meeting,
  'meeting.deleted': meeting,
  'meeting.restored': meeting,
  'meeting.updated': meeting,
  'message.sent': { messageId: 'm', side: 'client', senderName: 'Kim', text: 'Private.' },
  'story.deleted': caseStudy,
  'story.erased': caseStudy,
  'story.published': caseStudy,
  'story.restored': caseStudy,
  'story.unpublished': caseStudy,
  'user.email-change-asked': { changeId: 'e' },
  'user.email-changed': { ...account, invited: true },
  'user.invited': account,
  'user.link-sent': { ...account, email: owner.email, invited: true },
  'user.password-changed': owner,
  'user.password-set': owner,
};

const hasDetails = (type: DomainEventType): type is keyof EventDetails => Object.hasOwn(details, type);

let database: DatabaseConnection;
let events: Events;
let clientId: string;
let manager: { id: string };
let queued: string[] = [];

async function addManager(): Promise<{ id: string }> {
  const [added] = await database.db
    .insert(accountUsers)
    .values({ name: 'Ana', email: 'ana@uplift.example', role: 'manager' })
    .returning({ id: accountUsers.id });
  if (!added) throw new Error('The database added no manager.');
  return added;
}

async function addClient(managerId: string): Promise<string> {
  const [added] = await database.db
    .insert(clients)
    .values({ company: 'Alder', managerId })
    .returning({ id: clients.id });
  if (!added) throw new Error('The database added no client.');
  await database.db
    .insert(clientPeople)
    .values({ clientId: added.id, name: 'Kim', email: 'kim@alder.example', passwordHash: 'a hash' });
  return added.id;
}

beforeAll(async () => {
  database = await openTestDatabase();
  manager = await addManager();
  clientId = await addClient(manager.id);
  const jobs = {
    enqueue: async (name: string) => {
      queued.push(name);
    },
  };
  const config = {
    siteUrl: 'https://uplift.example',
    leadMailTo: 'team@uplift.example',
    notificationDelay: 0,
    officeTimeZone: 'America/New_York',
  };
  events = createEvents({ subscribers: createEventSubscribers({ jobs, config }), now: systemClock });
});
afterAll(() => database.close());

/** Records an event and returns what its subscribers made of it. */
async function record(type: DomainEventType, occurredAt: Date) {
  queued = [];
  const { db } = database;
  const { unaudited } = subscriptionsOf(type);
  await db.transaction((tx) =>
    events.record(tx, {
      type,
      actor: unaudited ? null : { id: manager.id, address: '127.0.0.1' },
      clientId,
      occurredAt,
      subject: { id: randomUUID(), name: 'The subject' },
      data: hasDetails(type) ? details[type] : null,
    }),
  );
  const [audited, changes, sent, notified] = await Promise.all([
    db.select().from(auditLog).where(eq(auditLog.occurredAt, occurredAt)),
    db.select().from(liveChanges).where(eq(liveChanges.occurredAt, occurredAt)),
    db.select().from(webhookEvents).where(eq(webhookEvents.occurredAt, occurredAt)),
    db.select().from(notifications).where(eq(notifications.createdAt, occurredAt)),
  ]);
  return { audited, changes, sent, notified };
}

/** The column of a row, or no row. */
const rowsOf = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

test.for(types.map((type, index) => [type, index] as const))(
  'delivers %s only to the subscribers in the table',
  async ([type, index]) => {
    const { unaudited, live, webhook, notifies, mails } = subscriptionsOf(type);
    const found = await record(type, new Date(Date.UTC(2026, 5, 1, 12, 0, index)));
    expect(found.audited.map(({ action }) => action)).toEqual(unaudited ? [] : [type]);
    expect(found.changes.map(({ topic }) => topic)).toEqual(rowsOf(live));
    expect(found.sent.map((event) => event.type)).toEqual(rowsOf(webhook));
    expect(found.notified).toHaveLength(notifies ? 1 : 0);
    const expected = [...rowsOf(webhook && 'webhook-fan-out'), ...rowsOf(notifies && 'notification-mail')];
    expect(queued.slice(0, expected.length)).toEqual(expected);
    expect(queued.length > expected.length, 'queues other mail').toBe(mails !== undefined);
    if (webhook)
      expect(found.sent.map(({ data }) => v.parse(eventData[webhook], data))).toEqual(
        found.sent.map(({ data }) => data),
      );
  },
);

test('has a source for every event that webhooks can get', () => {
  const sent = new Set(types.map((type) => subscriptionsOf(type).webhook));
  expect([...eventTypes].filter((type) => !sent.has(type))).toEqual([]);
});
