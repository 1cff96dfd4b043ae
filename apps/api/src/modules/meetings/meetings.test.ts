import type { AuditEntry } from '@uplift/data-client/contract/admin';
import { type Meeting, meetingStates } from '@uplift/data-client/contract/project';
import { eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { executeRows } from '../../database/execute-rows.ts';
import { accountUsers, clientPeople, liveChanges, meetings } from '../../database/schema/index.ts';
import { allMailSent, readOutbox } from '../../testing/outbox.ts';
import { addParties, type Parties } from '../../testing/project-parties.ts';
import { addPerson, signInTo } from '../../testing/signed-in.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { checkMeeting, meetingMoves } from './meeting-rules.ts';

type Headers = Record<string, string>;

const now = new Date('2026-06-01T12:00:00Z');
let server: TestServer;
let admin: Headers;
let one: Parties;
let other: Parties;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.close());
beforeEach(async () => {
  admin = (await signInTo(server, 'admin')).headers;
  one = await addParties(server);
  other = await addParties(server);
});

const planned = {
  title: 'First-month review',
  startsAt: '2026-06-09T14:00:00.000Z',
  endsAt: '2026-06-09T14:45:00.000Z',
  place: 'https://meet.example/uplift',
  notes: 'Bring the figures of May, please; and, if you can, the list.',
  state: 'planned',
};
const held = {
  ...planned,
  title: 'Kick-off',
  startsAt: '2026-05-04T09:00:00.000Z',
  endsAt: '2026-05-04T10:00:00.000Z',
  place: 'Your office',
  state: 'held',
};

const pathOf = (rest = '') => `/api/clients/${one.clientId}/meetings${rest}`;
const create = (headers: Headers, meeting: object = planned) => server.post(pathOf(), meeting, headers);
async function created(meeting: object = planned): Promise<Meeting> {
  const answer = await create(one.manager.headers, meeting);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}
const update = (headers: Headers, { id, version }: Pick<Meeting, 'id' | 'version'>, meeting: object) =>
  server.request(pathOf(`/${id}`), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...meeting, version }),
  });
const act = (headers: Headers, action: string, id: string) =>
  server.post(pathOf('/actions'), { action, ids: [id] }, headers);
const get = (headers: Headers, rest: string) => server.request(pathOf(rest), { headers });
const titles = async (headers: Headers, when: string): Promise<string[]> =>
  (await (await get(headers, `?when=${when}`)).json()).data.map(({ title }: Meeting) => title);
const entriesOf = async (id: string): Promise<AuditEntry[]> =>
  (await (await server.request(`/api/admin/audit-log?subjectId=${id}`, { headers: admin })).json()).data;
const calendarOf = async (id: string) =>
  (await (await get(one.client.headers, `/${id}/calendar`)).text()).replaceAll('\r\n ', '').split('\r\n');

describe('meeting', () => {
  test('is recorded by the manager and visible to both sides', async () => {
    const meeting = await created();
    expect(meeting).toMatchObject({ ...planned, version: 1 });
    await created({
      ...planned,
      title: 'Later',
      startsAt: '2026-07-01T09:00:00Z',
      endsAt: '2026-07-01T10:00:00Z',
    });
    await created(held);
    for (const { headers } of [one.client, one.manager]) {
      expect(await titles(headers, 'upcoming')).toEqual(['First-month review', 'Later']);
      expect(await titles(headers, 'past')).toEqual(['Kick-off']);
    }
    expect(await entriesOf(meeting.id)).toMatchObject([
      { action: 'meeting.created', subjectName: planned.title, after: planned },
    ]);
    const live = await server.database.db
      .select({ topic: liveChanges.topic })
      .from(liveChanges)
      .where(eq(liveChanges.clientId, one.clientId));
    expect(live).toEqual([1, 2, 3].map(() => ({ topic: 'meetings' })));
  });

  test('returns 409 when the meeting changed since it was read', async () => {
    const meeting = await created();
    expect((await update(admin, meeting, { ...planned, place: 'Room 4' })).status).toBe(200);
    expect((await update(one.manager.headers, meeting, planned)).status).toBe(409);
    expect(await (await get(one.client.headers, `/${meeting.id}`)).json()).toMatchObject({ place: 'Room 4' });
    expect((await entriesOf(meeting.id))[0]).toMatchObject({
      action: 'meeting.updated',
      before: { place: planned.place },
      after: { place: 'Room 4' },
    });
  });

  test('is deleted and restored', async () => {
    const { id, version } = await created();
    await act(one.manager.headers, 'delete', id);
    for (const { headers } of [one.client, one.manager]) {
      expect(await titles(headers, 'upcoming')).toEqual([]);
      expect((await get(headers, `/${id}`)).status).toBe(404);
      expect((await get(headers, `/${id}/calendar`)).status).toBe(404);
    }
    expect((await update(one.manager.headers, { id, version: version + 1 }, planned)).status).toBe(404);
    await act(one.manager.headers, 'restore', id);
    expect(await titles(one.client.headers, 'upcoming')).toEqual([planned.title]);
  });

  test.for([
    ['title', { title: ' ' }],
    ['startsAt', { startsAt: 'tomorrow' }],
    ['startsAt', { startsAt: '0001-01-01T00:00:00Z' }],
    ['endsAt', { endsAt: '2026-06-11T14:00:00Z' }],
    ['place', { place: 'http://meet.example/room' }],
    ['place', { place: 'javascript:alert(1)' }],
    ['place', { place: `${'x'.repeat(501)}` }],
    ['notes', { notes: 'x'.repeat(10_001) }],
    ['state', { state: 'cancelled' }],
    ['state', { state: 'held' }],
    ['state', { state: 'moved' }],
  ] as const)('returns 400 with an error for an invalid %s (no. %#)', async ([field, fields]) => {
    const answer = await create(one.manager.headers, { ...planned, ...fields });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
    expect(await server.database.db.$count(meetings, eq(meetings.clientId, one.clientId))).toBe(0);
  });

  test('is exported as a calendar file whose later copy replaces the earlier one', async () => {
    const meeting = await created();
    const answer = await get(one.client.headers, `/${meeting.id}/calendar`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="First-month review.ics"');
    const uid = `UID:meeting-${meeting.id}@${new URL(server.config.siteUrl).hostname}`;
    expect(await calendarOf(meeting.id)).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'METHOD:PUBLISH',
        uid,
        'SEQUENCE:0',
        'DTSTAMP:20260601T120000Z',
        'DTSTART:20260609T140000Z',
        'DTEND:20260609T144500Z',
        `SUMMARY:First-month review (${one.company})`,
        'LOCATION:https://meet.example/uplift',
        'DESCRIPTION:Bring the figures of May\\, please\\; and\\, if you can\\, the list.',
        'STATUS:CONFIRMED',
        'ORGANIZER;CN="Uplift":mailto:hello@uplift.example',
        'END:VCALENDAR',
      ]),
    );
    await update(one.manager.headers, meeting, { ...planned, state: 'cancelled' });
    expect(await calendarOf(meeting.id)).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        uid,
        'SEQUENCE:1',
        'STATUS:CANCELLED',
        expect.stringContaining(`CN="${one.client.name}"`),
      ]),
    );
  });
});

describe('mail', () => {
  /** Returns the e-mail address of a client's person. */
  async function emailOf(personId: string): Promise<string> {
    const [row] = await server.database.db
      .select({ email: clientPeople.email })
      .from(clientPeople)
      .where(eq(clientPeople.id, personId));
    return row?.email ?? '';
  }
  /** Makes mail that waits for further changes of a meeting due now. */
  async function letDelayPass(): Promise<void> {
    await server.database.db.execute(
      sql`update pgboss.job set start_after = now() where name = 'meeting-mail' and state = 'created'`,
    );
    await allMailSent(server);
  }
  const subjectsTo = async (email: string) =>
    (await readOutbox(server.config))
      .filter(({ to }) => to?.some(({ address }) => address === email))
      .map(({ subject }) => subject)
      .sort();
  test('invites, moves and cancels in guests’ calendars, replacing the earlier entry each time', async () => {
    const { url, received } = await startSmtpServer();
    const mailing = await startTestServer({
      now: () => now,
      environment: { SMTP_URL: url, NOTIFICATION_DELAY: '0' },
    });
    onTestFinished(() => mailing.close());
    const { clientId, company, client, manager } = await addParties(mailing);
    const path = `/api/clients/${clientId}/meetings`;
    const patch = (meeting: Meeting, change: object) =>
      mailing.request(`${path}/${meeting.id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...manager.headers },
        body: JSON.stringify({ ...planned, ...change, version: meeting.version }),
      });
    const mailed = (count: number) =>
      vi.waitFor(() => expect(received).toHaveLength(count), { timeout: 20_000, interval: 100 });
    const meeting: Meeting = await (await mailing.post(path, planned, manager.headers)).json();
    await mailed(1);
    const zone = await mailing.request('/api/client/time-zone', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...client.headers },
      body: JSON.stringify({ timeZone: 'Pacific/Auckland' }),
    });
    expect(zone.status).toBe(200);
    const moved: Meeting = await (await patch(meeting, { startsAt: '2026-06-09T14:30:00.000Z' })).json();
    await mailed(2);
    const renamed: Meeting = await (await patch(moved, { title: 'Review, again' })).json();
    await mailed(3);
    await patch(renamed, { title: 'Review, again', state: 'cancelled' });
    await mailed(4);
    const mails = received.map(({ mail }) => mail);

    const parts = mails.map(({ attachments, subject, replyTo }) => {
      const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
      const content =
        typeof part?.content === 'string' ? part.content : new TextDecoder().decode(part?.content);
      const calendar = new ICAL.Component(ICAL.parse(content));
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
      return {
        subject,
        answersTo: replyTo,
        methods: [part?.method, calendar.getFirstPropertyValue('method')],
        uid: event.uid,
        sequence: event.sequence,
        startsAt: event.startDate.toJSDate(),
        zone: event.startDate.zone.tzid,
        organizer: event.organizer,
        guests: event.attendees.map((guest) => guest.getFirstParameter('cn')),
        status: event.component.getFirstPropertyValue('status'),
      };
    });
    const common = {
      answersTo: [expect.objectContaining({ name: manager.name })],
      uid: `meeting-${meeting.id}@${new URL(mailing.config.siteUrl).hostname}`,
      zone: 'Pacific/Auckland',
      organizer: 'mailto:hello@uplift.example',
      guests: [manager.name, client.name],
    };
    const request = { ...common, methods: ['REQUEST', 'REQUEST'], status: 'CONFIRMED' };
    const laterStart = new Date('2026-06-09T14:30:00Z');
    expect(parts).toEqual([
      {
        ...request,
        subject: `Invitation: ${planned.title}`,
        zone: 'UTC',
        sequence: 0,
        startsAt: new Date(planned.startsAt),
      },
      { ...request, subject: `Changed: ${planned.title}`, sequence: 1, startsAt: laterStart },
      {
        ...request,
        subject: 'Changed: Review, again',
        sequence: 2,
        startsAt: new Date(planned.startsAt),
      },
      {
        ...common,
        methods: ['CANCEL', 'CANCEL'],
        status: 'CANCELLED',
        subject: 'Canceled: Review, again',
        sequence: 3,
        startsAt: new Date(planned.startsAt),
      },
    ]);
    const [invitation, change] = mails;
    expect(invitation?.text).toContain(`${manager.name} invites you to a meeting.`);
    expect(invitation?.text).toContain(company.toUpperCase());
    expect(invitation?.text).toMatch(/When: Tuesday, June 9, 2026, 2:00.–.2:45.PM UTC/);
    expect(change?.text).toMatch(/When: Wednesday, June 10, 2026, 2:30.–.2:45.AM GMT\+12/);
  });

  test('goes to people who can sign in and want mail, and to the manager when an admin acts', async () => {
    const { db } = server.database;
    const add = async (fields: object = {}) => {
      const { id, email } = await addPerson(server, 'client');
      await db
        .update(clientPeople)
        .set({ clientId: one.clientId, ...fields })
        .where(eq(clientPeople.id, id));
      return email;
    };
    const daily = await add({ notificationChoice: 'daily' });
    const none = [
      await add({ notificationChoice: 'off' }),
      await add({ passwordHash: null }),
      await add({ deactivatedAt: now }),
      await emailOf(other.client.id),
    ];
    const meeting = await created();
    await letDelayPass();
    await update(admin, meeting, { ...planned, place: 'Room 4' });
    await letDelayPass();
    const [manager] = await db
      .select({ email: accountUsers.email })
      .from(accountUsers)
      .where(eq(accountUsers.id, one.manager.id));
    const both = [`Changed: ${planned.title}`, `Invitation: ${planned.title}`];
    expect(await subjectsTo(await emailOf(one.client.id))).toEqual(both);
    expect(await subjectsTo(daily)).toEqual(both);
    expect(await subjectsTo(manager?.email ?? '')).toEqual([`Changed: ${planned.title}`]);
    expect((await Promise.all(none.map(subjectsTo))).flat()).toEqual([]);
  });

  test('waits for corrections, and skips undone changes and changes that do not concern guests', async () => {
    const { client, manager } = one;
    const email = await emailOf(client.id);
    const { id, version } = await created({ ...planned, title: 'Reveiw' });
    await update(manager.headers, { id, version }, planned);
    await created(held);
    await letDelayPass();
    const invited = [`Invitation: ${planned.title}`];
    expect(await subjectsTo(email)).toEqual(invited);

    await act(manager.headers, 'delete', id);
    await act(manager.headers, 'restore', id);
    await letDelayPass();
    expect(await subjectsTo(email)).toEqual(invited);

    await act(manager.headers, 'delete', id);
    await letDelayPass();
    await act(manager.headers, 'restore', id);
    await letDelayPass();
    expect(await subjectsTo(email)).toEqual([`Canceled: ${planned.title}`, ...invited, ...invited]);
  });

  test('is not sent when the change is refused or fails on commit', async () => {
    const { db } = server.database;
    await db.execute(sql`
      create function refuse_meeting() returns trigger language plpgsql as $$
      begin raise exception 'refused at commit'; end $$`);
    await db.execute(sql`
      create constraint trigger refuse_meeting after insert on meetings deferrable initially deferred
      for each row when (new.title = 'Refused') execute function refuse_meeting()`);
    onTestFinished(async () => {
      await db.execute(sql`drop function refuse_meeting cascade`);
    });
    expect((await create(one.manager.headers, { ...planned, title: 'Refused' })).status).toBe(500);
    expect((await create(one.manager.headers, { ...planned, endsAt: planned.startsAt })).status).toBe(400);
    const jobs = await executeRows(
      db,
      sql`select 1 from pgboss.job where data->'actor'->>'personId' = ${one.manager.id}`,
    );
    expect(jobs).toEqual([]);
    const meeting = await created();
    expect((await update(admin, { ...meeting, version: 7 }, { ...planned, title: 'Late' })).status).toBe(409);
    await letDelayPass();
    expect(await subjectsTo(await emailOf(one.client.id))).toEqual([`Invitation: ${planned.title}`]);
  });
});

test('allows only the state transitions of the table, and no meeting held before it began', () => {
  const times = { startsAt: new Date(planned.startsAt), endsAt: new Date(planned.endsAt) };
  const after = new Date('2026-06-10T00:00:00Z');
  const passes = (from: keyof typeof meetingMoves, state: Meeting['state'], at: Date) => {
    try {
      checkMeeting(from, { ...times, state }, at);
      return true;
    } catch {
      return false;
    }
  };
  const allowed = (at: Date) =>
    (['new', ...meetingStates] as const).flatMap((from) =>
      meetingStates.filter((state) => passes(from, state, at)).map((state) => `${from} → ${state}`),
    );
  expect(allowed(after)).toEqual([
    'new → planned',
    'new → held',
    'planned → planned',
    'planned → held',
    'planned → cancelled',
    'held → planned',
    'held → held',
    'cancelled → planned',
    'cancelled → cancelled',
  ]);
  expect(allowed(now).filter((move) => move.endsWith('held'))).toEqual([]);
  expect(Object.keys(meetingMoves)).toEqual(['new', ...meetingStates]);
});

test('returns 404 to people without access, and 403 for changes by the client', async () => {
  const meeting = await created();
  const reads = (headers: Headers) => [
    get(headers, '?when=upcoming'),
    get(headers, `/${meeting.id}`),
    get(headers, `/${meeting.id}/calendar`),
  ];
  const changes = (headers: Headers) => [
    create(headers),
    update(headers, meeting, planned),
    act(headers, 'delete', meeting.id),
  ];
  const statuses = async (answers: Promise<Response>[]) =>
    (await Promise.all(answers)).map(({ status }) => status);
  expect(await statuses([...reads(other.manager.headers), ...changes(other.manager.headers)])).toEqual(
    Array(6).fill(404),
  );
  expect(await statuses(reads(other.client.headers))).toEqual([404, 404, 404]);
  expect(await statuses(changes(one.client.headers))).toEqual([403, 403, 403]);
  expect(await statuses([...reads({}), ...changes({})])).toEqual(Array(6).fill(401));
  expect(await statuses(reads(admin))).toEqual([200, 200, 200]);
});
