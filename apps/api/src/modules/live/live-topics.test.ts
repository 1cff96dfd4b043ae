import type { LiveTopic } from '@uplift/data-client/contract/project';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { milestones } from '../../database/schema/index.ts';
import { type Headers, liveTopicsOf } from '../../testing/client-project.ts';
import { addParties, type Parties } from '../../testing/project-parties.ts';
import { addPerson, signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Headers;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-06-01T12:00:00Z') });
  admin = (await signInTo(server, 'admin')).headers;
});
afterAll(() => server.close());

const send = (method: string, path: string, body: unknown, headers: Headers) =>
  server.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const pathOf = ({ clientId }: Parties, rest: string) => `/api/clients/${clientId}/${rest}`;
const asManager = (parties: Parties, method: string, rest: string, body: unknown) =>
  send(method, pathOf(parties, rest), body, parties.manager.headers);
const asClient = (parties: Parties, rest: string, body: unknown) =>
  send('POST', pathOf(parties, rest), body, parties.client.headers);
const updateClient = ({ clientId, company, manager }: Parties, change: object) =>
  send(
    'PATCH',
    `/api/admin/clients/${clientId}`,
    { company, managerId: manager.id, version: 1, ...change },
    admin,
  );

/** Adds a milestone without a live update. */
async function addMilestone({ projectId }: Parties): Promise<string> {
  const [row] = await server.database.db
    .insert(milestones)
    .values({ projectId, phase: 'audit', title: 'Audit report', dueOn: '2026-06-09', position: 0 })
    .returning({ id: milestones.id });
  return row?.id ?? '';
}

function uploadDocument(parties: Parties): Promise<Response> {
  const form = new FormData();
  form.append('file', new File(['%PDF-1.4\n%%EOF\n'], 'Offer.pdf'));
  const { headers } = parties.manager;
  return server.request(pathOf(parties, 'documents'), { method: 'POST', headers, body: form });
}

const input = {
  currentRevenue: 2_400_000,
  totalHeadCount: 30,
  busyWorkEmployees: 5,
  hoursPerWeek: 10,
  hourlyRate: 28,
};
const week = { week: '2026-05-04', hoursSaved: 6.5, revenueEffect: 120, note: '', evidence: '' };
const meeting = {
  title: 'First-month review',
  startsAt: '2026-06-09T14:00:00.000Z',
  endsAt: '2026-06-09T14:45:00.000Z',
  place: 'Your office',
  notes: '',
  state: 'planned',
};
const milestone = { title: 'Interviews', phase: 'audit', dueOn: '2026-06-09', description: '' };

type Write = (parties: Parties) => Promise<Response>;

const writes: readonly (readonly [what: string, topic: LiveTopic, write: Write])[] = [
  [
    'notes',
    'notes',
    (parties) => asManager(parties, 'POST', 'notes', { text: 'Prefers calls before nine.' }),
  ],
  ['documents', 'documents', uploadDocument],
  ['meetings', 'meetings', (parties) => asManager(parties, 'POST', 'meetings', meeting)],
  ['measured weeks', 'measurements', (parties) => asManager(parties, 'POST', 'measurements', week)],
  [
    'the baseline',
    'measurements',
    (parties) =>
      asManager(parties, 'PUT', 'measurements/baseline', {
        calculation: { input },
        agreedOn: '2026-04-10',
        version: null,
      }),
  ],
  [
    'story consent',
    'measurements',
    (parties) =>
      server.request(pathOf(parties, 'measurements/story-consent'), {
        method: 'POST',
        headers: parties.manager.headers,
      }),
  ],
  ['messages', 'messages', (parties) => asClient(parties, 'messages', { body: 'The first robot runs.' })],
  ['milestones', 'milestones', (parties) => asManager(parties, 'POST', 'milestones', milestone)],
  [
    'deliverables',
    'milestones',
    async (parties) =>
      asManager(parties, 'POST', 'deliverables', {
        milestoneId: await addMilestone(parties),
        title: 'Report',
        note: '',
      }),
  ],
  [
    'the project',
    'project',
    (parties) =>
      asManager(parties, 'PATCH', 'project', {
        phase: 'audit',
        blockedReason: 'No access to the mailbox.',
        version: 1,
      }),
  ],
  [
    'deletion requests',
    'project',
    (parties) => asClient(parties, 'deletion-requests', { reason: 'We have closed the business.' }),
  ],
  [
    'the company name',
    'project',
    (parties) => updateClient(parties, { company: `${parties.company} Group` }),
  ],
  [
    'the assigned manager',
    'project',
    async (parties) => updateClient(parties, { managerId: (await addPerson(server, 'manager')).id }),
  ],
  [
    'the manager by reassigning clients',
    'project',
    async ({ clientId, manager }) => {
      const next = await addPerson(server, 'manager');
      const body = { deactivate: false, clients: [{ id: clientId, managerId: next.id }] };
      return server.post(`/api/admin/users/${manager.id}/reassign-clients`, body, admin);
    },
  ],
  [
    "the manager's name",
    'project',
    ({ manager }) =>
      send(
        'PATCH',
        '/api/manager/profile',
        { name: 'Robin Field', bookingUrl: null, version: 1 },
        manager.headers,
      ),
  ],
];

test.for(writes)('a change to %s makes open pages refetch %s', async ([, topic, write]) => {
  const parties = await addParties(server);
  const answer = await write(parties);
  expect(answer.status, await answer.text()).toBe(200);
  expect(await liveTopicsOf(server, parties.clientId)).toEqual([topic]);
});
