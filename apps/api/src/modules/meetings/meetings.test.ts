import type { AuditEntry } from '@uplift/data-client/contract/admin';
import { type Meeting, meetingStates } from '@uplift/data-client/contract/project';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { liveChanges, meetings } from '../../database/schema.ts';
import { addParties, type Parties } from '../../testing/project-parties.ts';
import { signInTo } from '../../testing/signed-in.ts';
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
  title: 'Review of the first month',
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

describe('a meeting', () => {
  test('is recorded by the manager and read by both sides', async () => {
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
      expect(await titles(headers, 'upcoming')).toEqual(['Review of the first month', 'Later']);
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

  test('is changed, and not over what somebody else wrote', async () => {
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

  test('is deleted and brought back', async () => {
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
    ['endsAt', { endsAt: planned.startsAt }],
    ['endsAt', { endsAt: '2026-06-11T14:00:00Z' }],
    ['place', { place: 'http://meet.example/room' }],
    ['place', { place: 'javascript:alert(1)' }],
    ['place', { place: `${'x'.repeat(501)}` }],
    ['notes', { notes: 'x'.repeat(10_001) }],
    ['state', { state: 'cancelled' }],
    ['state', { state: 'held' }],
    ['state', { state: 'moved' }],
  ] as const)('with a wrong %s (no. %#) is refused, naming it', async ([field, fields]) => {
    const answer = await create(one.manager.headers, { ...planned, ...fields });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
    expect(await server.database.db.$count(meetings, eq(meetings.clientId, one.clientId))).toBe(0);
  });

  test('is a file for calendars, whose later copy replaces the earlier one', async () => {
    const meeting = await created();
    const answer = await get(one.client.headers, `/${meeting.id}/calendar`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="Review of the first month.ics"',
    );
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
        `SUMMARY:Review of the first month (${one.company})`,
        'LOCATION:https://meet.example/uplift',
        'DESCRIPTION:Bring the figures of May\\, please\\; and\\, if you can\\, the list.',
        'STATUS:CONFIRMED',
        'ORGANIZER;CN="Uplift":mailto:hello@uplift.example',
        'END:VCALENDAR',
      ]),
    );
    await update(one.manager.headers, meeting, { ...planned, state: 'cancelled' });
    expect(await calendarOf(meeting.id)).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', uid, 'SEQUENCE:1', 'STATUS:CANCELLED']),
    );
  });
});

test('only the states follow each other that the table names, and nothing was held before it began', () => {
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

test('who has nothing to do with a client finds nothing there, and the client itself only reads', async () => {
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
