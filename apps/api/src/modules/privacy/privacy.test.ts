import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@uplift/data-client/contract/admin';
import { type DeletionRequest, ERASURE_GRACE_DAYS } from '@uplift/data-client/contract/project';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientPeople } from '../../database/schema/index.ts';
import { mailTo, readOutbox } from '../../testing/outbox.ts';
import { addParties, type Parties } from '../../testing/project-parties.ts';
import { signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Headers = Record<string, string>;

let server: TestServer;
let admin: Headers;
let one: Parties;
let other: Parties;
beforeAll(async () => {
  server = await startTestServer({ environment: { LEAD_MAIL_TO: 'team@uplift.example' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  admin = (await signInTo(server, 'admin')).headers;
  one = await addParties(server);
  other = await addParties(server);
});

const pathOf = (rest: string) => `/api/clients/${one.clientId}/${rest}`;
const get = (headers: Headers, rest: string) => server.request(pathOf(rest), { headers });
const entries = async (): Promise<AuditEntry[]> =>
  (await (await server.request(`/api/admin/audit-log?subjectId=${one.clientId}`, { headers: admin })).json())
    .data;
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

async function upload(headers: Headers, name: string, content: string, share = false): Promise<void> {
  const form = new FormData();
  form.append('file', new File([content], name));
  const answer = await server.request(pathOf('documents'), { method: 'POST', headers, body: form });
  const { id } = await answer.json();
  if (share)
    await server.post(pathOf('documents/actions'), { action: 'share', ids: [id] }, one.manager.headers);
}

describe('data export', () => {
  test('contains what the client sees, including files, and nothing else', async () => {
    const hidden = `hidden${randomUUID()}`;
    await upload(one.client.headers, 'Prices.csv', 'a,b');
    await upload(one.client.headers, 'prices.csv', 'c,d');
    await upload(one.manager.headers, '=cmd.txt', 'shared', true);
    await upload(one.manager.headers, `${hidden}.txt`, hidden);
    await server.post(pathOf('notes'), { text: hidden }, one.manager.headers);
    const meeting = {
      title: 'Kick-off',
      startsAt: '2026-05-04T09:00:00.000Z',
      endsAt: '2026-05-04T10:00:00.000Z',
      place: 'Room 4',
      notes: 'Two lines,\nof notes',
      state: 'planned',
    };
    await server.post(pathOf('meetings'), meeting, one.manager.headers);
    const answer = await get(one.client.headers, 'export');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="${one.company}`);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual(
      [
        'README.txt',
        'documents/=cmd.txt',
        'documents/Prices.csv',
        'documents/prices (2).csv',
        ...[
          'approvals',
          'baseline',
          'deletion-requests',
          'deliverable-files',
          'deliverables',
          'documents',
          'estimates',
          'measurements',
          'meetings',
          'messages',
          'milestones',
          'people',
          'projects',
          'success-story',
          'your-account',
          'your-sessions',
        ].flatMap((name) => [`${name}.csv`, `${name}.json`]),
      ].sort(),
    );
    expect(text(files['documents/prices (2).csv'])).toBe('c,d');
    expect(text(files['documents.csv'])).toContain("'=cmd,txt");
    expect(JSON.parse(text(files['documents.json']))).toHaveLength(3);
    expect(JSON.parse(text(files['meetings.json']))).toEqual([meeting]);
    expect(text(files['meetings.csv'])).toContain('"Two lines,\nof notes"');
    expect(JSON.parse(text(files['people.json']))).toMatchObject([{ name: one.client.name }]);
    expect(Object.values(files).some((bytes) => text(bytes).includes(hidden))).toBe(false);
    expect((await entries())[0]).toMatchObject({
      action: 'client.data-exported',
      actorName: one.client.name,
    });
  });

  test('is available only to the client', async () => {
    const statuses = await Promise.all(
      [one.manager.headers, admin, other.client.headers, {}].map(
        async (headers) => (await get(headers, 'export')).status,
      ),
    );
    expect(statuses).toEqual([403, 403, 404, 401]);
  });
});

describe('client view', () => {
  test('is recorded in the audit log', async () => {
    for (const headers of [one.manager.headers, admin]) {
      const answer = await server.post(pathOf('views'), undefined, headers);
      expect(await answer.json()).toEqual({ clientId: one.clientId, company: one.company });
    }
    expect((await entries()).map(({ action, actorName }) => [action, actorName])).toEqual([
      ['client.viewed', 'Alex Morgan'],
      ['client.viewed', one.manager.name],
    ]);
  });

  test('is available only to admins and the assigned manager', async () => {
    const statuses = await Promise.all(
      [other.manager.headers, one.client.headers, {}].map(
        async (headers) => (await server.post(pathOf('views'), undefined, headers)).status,
      ),
    );
    expect(statuses).toEqual([404, 403, 401]);
  });
});

describe('deletion request', () => {
  const reason = 'We have closed the business.';
  const ask = (headers = one.client.headers) => server.post(pathOf('deletion-requests'), { reason }, headers);
  const latest = async (headers: Headers): Promise<DeletionRequest | null> =>
    (await (await get(headers, 'deletion-request')).json()).request;
  const close = (headers: Headers, { id, version }: DeletionRequest, state: string) =>
    server.request(pathOf(`deletion-requests/${id}`), {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ state, version }),
    });

  test('is e-mailed to the admins, recorded in the audit log, and refused with 409 while one is open', async () => {
    expect(await latest(one.client.headers)).toBeNull();
    const answer = await ask();
    expect(await answer.json()).toMatchObject({
      reason,
      state: 'open',
      requestedBy: one.client.name,
      closedBy: null,
    });
    const again = await ask();
    expect(again.status).toBe(409);
    expect(Object.keys((await again.json()).errors)).toEqual(['reason']);
    expect(await latest(admin)).toMatchObject({ state: 'open', reason });
    expect((await entries())[0]).toMatchObject({ action: 'client.deletion-requested', after: { reason } });
    const mail = await vi.waitFor(
      async () => {
        const found = (await readOutbox(server.config)).find(({ subject }) => subject?.includes(one.company));
        if (!found) throw new Error('No mail yet.');
        return found;
      },
      { timeout: 20_000, interval: 100 },
    );
    expect(mail.to?.[0]?.address).toBe('team@uplift.example');
    expect(mail.text).toContain(reason);
  });

  test.for([
    ['withdrawn', 'client'],
    ['declined', 'admin'],
  ] as const)('can be %s by the %s, and then requested again', async ([state, who]) => {
    const request: DeletionRequest = await (await ask()).json();
    const [allowed, refused] = who === 'client' ? [one.client.headers, admin] : [admin, one.client.headers];
    expect((await close(refused, request, state)).status).toBe(403);
    expect((await close(one.manager.headers, request, state)).status).toBe(403);
    expect((await close(other.client.headers, request, state)).status).toBe(404);
    expect((await close(allowed, { ...request, version: 2 }, state)).status).toBe(409);
    expect(await latest(one.client.headers)).toMatchObject({ state: 'open', version: 1 });
    expect(await (await close(allowed, request, state)).json()).toMatchObject({
      state,
      closedBy: expect.any(String),
      closedAt: expect.any(String),
    });
    // A closed request is final.
    expect((await close(allowed, { ...request, version: 2 }, state)).status).toBe(409);
    expect((await entries())[0]?.action).toBe(`client.deletion-${state}`);
    expect((await ask()).status).toBe(200);
  });

  test('can be scheduled by an admin, which e-mails the client, and withdrawn afterwards', async () => {
    const request: DeletionRequest = await (await ask()).json();
    expect((await close(one.client.headers, request, 'scheduled')).status).toBe(403);
    const scheduled: DeletionRequest = await (await close(admin, request, 'scheduled')).json();
    expect(scheduled).toMatchObject({ state: 'scheduled', closedBy: 'Alex Morgan' });
    const days = (Date.parse(scheduled.eraseAt ?? '') - Date.parse(scheduled.closedAt ?? '')) / 86_400_000;
    expect(days).toBe(ERASURE_GRACE_DAYS);
    expect((await close(admin, scheduled, 'scheduled')).status).toBe(409);
    const [person] = await server.database.db
      .select({ email: clientPeople.email })
      .from(clientPeople)
      .where(eq(clientPeople.id, one.client.id));
    const [mail] = await mailTo(server, person?.email ?? '');
    expect(mail?.subject).toMatch(/^Your data will be deleted on \w+ \d+, \d{4}$/);
    expect(mail?.replyTo).toMatchObject([{ name: one.manager.name }]);
    expect(await (await close(one.client.headers, scheduled, 'withdrawn')).json()).toMatchObject({
      state: 'withdrawn',
      eraseAt: null,
    });
  });

  test('can be canceled by an admin, which e-mails the client', async () => {
    const scheduled: DeletionRequest = await (await ask(admin)).json();
    expect(await (await close(admin, scheduled, 'declined')).json()).toMatchObject({
      state: 'declined',
      eraseAt: null,
    });
    const [person] = await server.database.db
      .select({ email: clientPeople.email })
      .from(clientPeople)
      .where(eq(clientPeople.id, one.client.id));
    const mails = await mailTo(server, person?.email ?? '', 2);
    const canceled = mails.find(({ subject }) => subject === 'Your data won’t be deleted');
    expect(canceled?.replyTo).toMatchObject([{ name: one.manager.name }]);
  });

  test('is scheduled immediately when an admin makes it', async () => {
    expect(await (await ask(admin)).json()).toMatchObject({ state: 'scheduled', requestedBy: 'Alex Morgan' });
    expect((await entries()).map(({ action }) => action)).toEqual([
      'client.deletion-scheduled',
      'client.deletion-requested',
    ]);
    expect((await ask()).status).toBe(409);
  });

  test('requires a reason and is available only to the client and admins', async () => {
    const empty = await server.post(pathOf('deletion-requests'), { reason: ' ' }, one.client.headers);
    expect(empty.status).toBe(400);
    const statuses = await Promise.all(
      [one.manager.headers, other.client.headers, {}].map(async (headers) => (await ask(headers)).status),
    );
    expect(statuses).toEqual([403, 404, 401]);
    expect((await get(other.manager.headers, 'deletion-request')).status).toBe(404);
  });
});
