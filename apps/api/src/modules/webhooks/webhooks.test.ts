import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { executeRows } from '../../database/execute-rows.ts';
import { webhookDeliveries, webhooks } from '../../database/schema/index.ts';
import { demoPeople } from '../../database/seed/demo-accounts.ts';
import { mailTo } from '../../testing/outbox.ts';
import { type Receiver, startReceiver } from '../../testing/receiver.ts';
import { signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { sendingLimits } from './webhook-sender.ts';

const DAY_MS = 24 * 3_600_000;

/** How far the clock of the server is ahead of the real one. */
let ahead = 0;
let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(Date.now() + ahead),
    environment: { WEBHOOK_ALLOWED_TARGETS: '127.0.0.1' },
    webhookSending: {
      limits: { ...sendingLimits, answer: 4_000 },
      schedule: { delays: [0, 1, 1], jitter: 0, patience: 5 * DAY_MS, random: () => 0.5 },
    },
  });
  headers = (await signInTo(server, 'admin')).headers;
});
afterAll(() => server.close());

const root = '/api/admin/webhooks';
const read = async (path: string) => (await server.request(path, { headers })).json();
const post = (path: string, body: unknown = {}) => server.post(path, body, headers);
const act = async (action: string, ids: readonly string[]) =>
  (await (await post(`${root}/actions`, { action, ids })).json()).outcomes;
const patch = (id: string, change: Record<string, unknown>) =>
  server.request(`${root}/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(change),
  });

const given = (fields: Record<string, unknown> = {}) => ({
  name: `Hook ${randomUUID()}`,
  url: 'https://hooks.example/uplift',
  eventTypes: null,
  ownerId: demoPeople.admin.id,
  ...fields,
});

interface Created {
  id: string;
  secret: string;
  version: number;
}

/** Creates a webhook and deletes it after the test, so that it doesn't get the events of later tests. */
async function create(fields: Record<string, unknown> = {}): Promise<Created> {
  const answer = await post(root, given(fields));
  expect(answer.status).toBe(200);
  const { webhook, secret } = await answer.json();
  onTestFinished(async () => {
    await act('delete', [webhook.id]);
  });
  return { id: webhook.id, secret, version: webhook.version };
}

/** Causes one event for each message. */
async function happen(...messages: string[]): Promise<void> {
  for (const message of messages) {
    const answer = await server.post('/api/client-errors', {
      message,
      url: 'https://uplift.example/',
      userAgent: 'test',
      timestamp: new Date().toISOString(),
      level: 'page',
    });
    expect(answer.status).toBe(202);
  }
}

const errorsOnly = { eventTypes: ['client_error.reported'] };

async function hookTo(receiver: Receiver, fields: Record<string, unknown> = {}): Promise<Created> {
  return create({ url: `${receiver.url}/in`, ...errorsOnly, ...fields });
}

/** Causes an event and waits until its deliveries are added. */
async function happenToAll(message: string): Promise<void> {
  const witness = await startReceiver();
  const { id } = await create({ url: witness.url, ...errorsOnly });
  await happen(message);
  await vi.waitFor(() => expect(witness.received).not.toEqual([]), waiting);
  await act('delete', [id]);
}

const waiting = { timeout: 30_000, interval: 50 };

interface Delivery {
  id: string;
  state: string;
  attempts: number;
  lastStatus: number | null;
  lastError: string | null;
}

const deliveriesOf = async (id: string, query = ''): Promise<Delivery[]> =>
  (await read(`${root}/${id}/deliveries?pageSize=100&${query}`)).data;

/** The deliveries of a webhook in a state, once there are as many as expected. */
function deliveriesIn(id: string, state: string, expected = 1): Promise<Delivery[]> {
  return vi.waitFor(async () => {
    const found = await deliveriesOf(id, `state=${state}`);
    expect(found).toHaveLength(expected);
    return found;
  }, waiting);
}

const webhook = (id: string) => read(`${root}/${id}`);

/** Responds with each status in turn and repeats the last one. */
function inTurn(...statuses: number[]): RequestListener {
  return (_request, response) => {
    response.writeHead((statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 204).end('seen');
  };
}

describe('webhook', () => {
  test('is created with a secret that is shown once, stored encrypted, and in no list or log', async () => {
    const { id, secret } = await create({ name: 'CRM', description: 'Makes deals of leads' });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await webhook(id)).toMatchObject({
      name: 'CRM',
      description: 'Makes deals of leads',
      state: 'active',
      eventTypes: null,
      ownerName: demoPeople.admin.name,
      week: { succeeded: 0, failed: 0 },
      version: 1,
    });
    const [row] = await server.database.db.select().from(webhooks).where(eq(webhooks.id, id));
    expect(row?.secret).not.toContain(secret.slice(6));
    const log = await read(`/api/admin/audit-log?subjectId=${id}`);
    expect(log.data).toMatchObject([{ action: 'webhook.created', after: { eventTypes: 'all' } }]);
    const readable = JSON.stringify([await webhook(id), await read(`${root}?q=CRM`), log]);
    expect(readable).not.toContain(secret.slice(6));
    expect(readable).not.toContain('"secret"');
  });

  test.for([
    ['name', { name: ' ' }],
    ['url', { url: 'hooks.example' }],
    ['url', { url: 'ftp://hooks.example/' }],
    ['url', { url: 'http://hooks.example/' }],
    ['url', { url: 'https://user:secret@hooks.example/' }],
    ['url', { url: 'https://10.0.0.1/' }],
    ['url', { url: 'https://2130706434/' }],
    ['url', { url: 'https://[::ffff:127.0.0.1]/' }],
    ['eventTypes', { eventTypes: [] }],
    ['eventTypes.0', { eventTypes: ['lead.lost'] }],
    ['ownerId', { ownerId: randomUUID() }],
    ['ownerId', { ownerId: demoPeople.manager.id }],
  ] as const)('returns 400 with an error for an invalid %s: %o', async ([field, fields]) => {
    const answer = await post(root, given(fields));
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
  });

  test('is updated, or returns 409 if it changed since it was read', async () => {
    const { id } = await create();
    const change = { ...given({ name: 'Renamed', ...errorsOnly }), version: 1 };
    expect((await patch(id, change)).status).toBe(200);
    expect(await webhook(id)).toMatchObject({ name: 'Renamed', ...errorsOnly, version: 2 });
    expect((await patch(id, change)).status).toBe(409);
    expect((await patch(randomUUID(), change)).status).toBe(404);
    const [entry] = (await read(`/api/admin/audit-log?subjectId=${id}`)).data;
    expect(entry).toMatchObject({
      action: 'webhook.updated',
      before: { eventTypes: 'all' },
      after: { eventTypes: 'client_error.reported' },
    });
  });

  test('keeps its description in an update without one', async () => {
    const { id } = await create({ description: 'For the data warehouse.' });
    expect((await patch(id, { ...given(), version: 1 })).status).toBe(200);
    expect(await webhook(id)).toMatchObject({ description: 'For the data warehouse.', version: 2 });
  });

  test('is found by search and by state, and not listed by default when in the trash', async () => {
    const word = `w${randomUUID().slice(0, 8)}`;
    const [one, two] = [await create({ name: `${word} one` }), await create({ name: `${word} two` })];
    const ids = async (query = '') =>
      (await read(`${root}?q=${word}&${query}`)).data.map(({ id }: { id: string }) => id);
    expect(await ids()).toEqual([one.id, two.id]);
    expect(await ids('sort=-name')).toEqual([two.id, one.id]);
    await act('pause', [one.id]);
    await act('delete', [two.id]);
    expect(await ids()).toEqual([one.id]);
    expect(await ids('state=paused,deleted')).toEqual([one.id, two.id]);
    expect((await server.request(`${root}?sort=url`, { headers })).status).toBe(400);
  });

  test('is deleted and restored with an outcome for each ID, and rejects changes in the trash', async () => {
    const { id } = await create();
    const missing = randomUUID();
    expect(await act('delete', [id, missing])).toEqual([
      { id, problem: null },
      { id: missing, problem: 'Webhook not found.' },
    ]);
    expect(await act('pause', [id])).toMatchObject([{ problem: expect.stringContaining('trash') }]);
    expect((await patch(id, { ...given(), version: 2 })).status).toBe(409);
    expect((await post(`${root}/${id}/test`, { type: 'lead.created' })).status).toBe(409);
    await act('restore', [id]);
    expect((await webhook(id)).state).toBe('active');
    const actions = (await read(`/api/admin/audit-log?subjectId=${id}`)).data;
    expect(actions.map(({ action }: { action: string }) => action)).toEqual([
      'webhook.restored',
      'webhook.deleted',
      'webhook.created',
    ]);
  });

  test.for(['manager', 'client'] as const)('returns 401 or 403 to a %s', async (area) => {
    const { headers: theirs } = await signInTo(server, area);
    for (const path of [root, `${root}/${randomUUID()}`, `${root}/${randomUUID()}/deliveries`]) {
      expect([401, 403]).toContain((await server.request(path, { headers: theirs })).status);
    }
    expect([401, 403]).toContain((await server.post(root, given(), theirs)).status);
  });
});

describe('delivery', () => {
  test('arrives with a signature that the reference verifier accepts, and is logged with its attempt', async () => {
    const receiver = await startReceiver((_request, response) => response.end('x'.repeat(5_000)));
    const { id, secret } = await hookTo(receiver);
    const other = await hookTo(receiver, { eventTypes: ['lead.created'] });
    const message = `It broke ${randomUUID()}`;
    await happen(message);
    const [delivery] = await deliveriesIn(id, 'succeeded');
    const [got] = receiver.received;
    expect(receiver.received).toHaveLength(1);
    if (!got || !delivery) throw new Error('Nothing arrived.');
    expect(new Verifier(secret).verify(got.body, got.headers)).toEqual({
      type: 'client_error.reported',
      timestamp: expect.stringMatching(/^\d{4}-.+Z$/),
      data: expect.objectContaining({ message, level: 'page' }),
    });
    expect(() => new Verifier(secret).verify(got.body.replace('broke', 'works'), got.headers)).toThrow();
    expect(got.headers['content-type']).toBe('application/json');
    const detail = await read(`${root}/${id}/deliveries/${delivery.id}`);
    expect(detail).toMatchObject({ body: got.body, messageId: got.headers['webhook-id'], test: false });
    expect(detail.log).toMatchObject([
      { number: 1, status: 200, answer: 'x'.repeat(1_024), error: null, requestHeaders: expect.anything() },
    ]);
    expect(detail.log[0].requestHeaders['webhook-signature']).toBe(got.headers['webhook-signature']);
    expect(await webhook(id)).toMatchObject({
      state: 'active',
      lastAttemptSucceeded: true,
      week: { succeeded: 1, failed: 0 },
    });
    expect(await deliveriesOf(other.id)).toEqual([]);
    expect((await server.request(`${root}/${other.id}/deliveries/${delivery.id}`, { headers })).status).toBe(
      404,
    );
  });

  test('is retried with the same ID after a failure, and the webhook is failing until it succeeds', async () => {
    const receiver = await startReceiver(inTurn(500, 302, 204));
    const { id } = await hookTo(receiver);
    await happen('again');
    const [delivery] = await deliveriesIn(id, 'succeeded');
    expect(new Set(receiver.received.map((got) => got.headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    const { log } = await read(`${root}/${id}/deliveries/${delivery?.id}`);
    expect(log).toMatchObject([
      { number: 3, status: 204, error: null },
      { number: 2, status: 302, error: expect.stringContaining('Redirects aren’t followed') },
      { number: 1, status: 500, error: expect.stringContaining('The response was 500'), answer: 'seen' },
    ]);
    expect(await webhook(id)).toMatchObject({ failingSince: null, week: { succeeded: 1, failed: 0 } });
  });

  test('can be resent after its last attempt failed, and replayed with events missed since then', async () => {
    let status = 503;
    const receiver = await startReceiver((_request, response) => response.writeHead(status).end());
    const { id } = await hookTo(receiver);
    const since = new Date(Date.now() - 1_000).toISOString();
    const names = [randomUUID(), randomUUID(), randomUUID()];
    const [first = '', second = '', third = ''] = names;
    await happen(first, second);
    const failed = await deliveriesIn(id, 'failed', 2);
    expect(failed).toMatchObject([{ attempts: 3 }, { attempts: 3 }]);
    expect(await webhook(id)).toMatchObject({ state: 'failing', week: { succeeded: 0, failed: 2 } });
    await act('pause', [id]);
    const resend = () => post(`${root}/${id}/deliveries/${failed[0]?.id}/resend`);
    expect((await resend()).status).toBe(409);
    expect((await post(`${root}/${id}/replay`, { since })).status).toBe(409);
    await happenToAll(third);
    status = 204;
    await act('resume', [id]);
    expect((await resend()).status).toBe(200);
    await deliveriesIn(id, 'succeeded', 1);
    expect(await (await post(`${root}/${id}/replay`, { since })).json()).toMatchObject({ more: false });
    await vi.waitFor(async () => {
      const bodies = receiver.received.map(({ body }) => JSON.parse(body).data.message);
      for (const name of names) expect(bodies).toContain(name);
    }, waiting);
    await vi.waitFor(async () => expect(await deliveriesOf(id, 'state=pending,failed')).toEqual([]), waiting);
    expect(await (await post(`${root}/${id}/replay`, { since })).json()).toEqual({
      replayed: 0,
      more: false,
    });
    const old = new Date(Date.now() - 15 * DAY_MS).toISOString();
    for (const wrong of [old, new Date(Date.now() + DAY_MS).toISOString(), 'yesterday']) {
      const answer = await post(`${root}/${id}/replay`, { since: wrong });
      expect(answer.status).toBe(400);
      expect(Object.keys((await answer.json()).errors)).toEqual(['since']);
    }
  });

  test('is held while its webhook is paused or in the trash, and sent afterwards', async () => {
    const receiver = await startReceiver();
    const { id } = await hookTo(receiver);
    await happen('before');
    await deliveriesIn(id, 'succeeded');
    await act('delete', [id]);
    // Pending when the webhook was deleted.
    const [row] = await server.database.db
      .update(webhookDeliveries)
      .set({ state: 'pending' })
      .where(eq(webhookDeliveries.webhookId, id))
      .returning();
    if (!row) throw new Error('There is no delivery.');
    await server.jobs.enqueue('webhook-attempt', { deliveryId: row.id, webhookId: id, number: 2 });
    await deliveriesIn(id, 'held');
    expect(receiver.received).toHaveLength(1);
    await act('restore', [id]);
    await deliveriesIn(id, 'succeeded');
    expect(receiver.received).toHaveLength(2);
  });

  test('is sent once when its job runs twice', async () => {
    const receiver = await startReceiver();
    const { id } = await hookTo(receiver);
    await happen('once');
    const [delivery] = await deliveriesIn(id, 'succeeded');
    const again = { deliveryId: delivery?.id ?? '', webhookId: id, number: 1 };
    await server.jobs.enqueue('webhook-attempt', again);
    await happen('twice');
    await deliveriesIn(id, 'succeeded', 2);
    expect(receiver.received).toHaveLength(2);
  });

  test('does not wait for hanging receivers', async () => {
    const hanging = await startReceiver(() => undefined);
    const well = await startReceiver();
    await hookTo(hanging);
    await happen(...Array.from({ length: 24 }, (_, number) => `stuck ${number}`));
    await hookTo(well);
    await happen('g');
    // Earlier events may reach it too, because subscribers are looked up after the event.
    await vi.waitFor(() => expect(well.received).not.toEqual([]), waiting);
    // Two attempts at a time, each until its timeout. Without the limit, they would take all 20 workers.
    expect(hanging.received.length).toBeLessThan(10);
  });

  test('gets low priority once its receiver has failed for a minute', async () => {
    const receiver = await startReceiver();
    const fine = await hookTo(receiver);
    const failing = await hookTo(receiver);
    const failingSince = new Date(Date.now() + ahead - 61_000);
    await server.database.db.update(webhooks).set({ failingSince }).where(eq(webhooks.id, failing.id));
    await happen('What goes first?');
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), waiting);
    const rows = await executeRows(
      server.database.db,
      sql`select group_id, priority from pgboss.job where group_id in (${fine.id}, ${failing.id})`,
    );
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ group_id: fine.id, priority: 0 });
    expect(rows).toContainEqual({ group_id: failing.id, priority: -1 });
  });

  test('waits as long as the receiver asks with a 429', async () => {
    const receiver = await startReceiver((_request, response) =>
      response.writeHead(429, { 'retry-after': '3600' }).end(),
    );
    const { id } = await hookTo(receiver);
    await happen('later');
    const delivery = await vi.waitFor(async () => {
      const [found] = (await read(`${root}/${id}/deliveries`)).data;
      expect(found).toMatchObject({ state: 'pending', attempts: 1, lastStatus: 429 });
      return found;
    }, waiting);
    const wait = Date.parse(delivery.nextAttemptAt) - Date.now();
    expect(wait).toBeGreaterThan(3_500_000);
    expect(wait).toBeLessThanOrEqual(3_601_000);
  });
});

describe('test delivery', () => {
  test('is sent once with example data, even to a paused webhook, and is not counted', async () => {
    const receiver = await startReceiver(inTurn(500));
    const { id, secret } = await hookTo(receiver);
    await act('pause', [id]);
    expect((await post(`${root}/${id}/test`, { type: 'lead.created' })).status).toBe(200);
    await deliveriesIn(id, 'failed');
    expect(receiver.received).toHaveLength(1);
    const [got] = receiver.received;
    expect(got?.headers['webhook-test']).toBe('true');
    expect(new Verifier(secret).verify(got?.body ?? '', got?.headers ?? {})).toMatchObject({
      type: 'lead.created',
      data: { email: 'sam@northwind.example' },
    });
    expect(await webhook(id)).toMatchObject({ failingSince: null, week: { failed: 0 } });
    expect((await post(`${root}/${id}/test`, { type: 'nothing' })).status).toBe(400);
  });
});

describe('secret rotation', () => {
  test('signs with both secrets during the overlap, and only with the new one without it', async () => {
    const receiver = await startReceiver();
    const { id, secret: before } = await hookTo(receiver);
    const answer = await (await post(`${root}/${id}/secret`)).json();
    const after: string = answer.secret;
    expect(after).not.toBe(before);
    const until = Date.parse(answer.webhook.previousSecretUntil) - Date.now();
    expect(Math.round(until / 3_600_000)).toBe(24);
    const send = async (count: number) => {
      await happen('signed');
      await vi.waitFor(() => expect(receiver.received).toHaveLength(count), waiting);
      return receiver.received[count - 1] ?? { body: '', headers: {} };
    };
    const both = await send(1);
    for (const secret of [before, after]) new Verifier(secret).verify(both.body, both.headers);
    const last = await (await post(`${root}/${id}/secret`, { overlapHours: 0 })).json();
    const one = await send(2);
    new Verifier(last.secret).verify(one.body, one.headers);
    expect(() => new Verifier(after).verify(one.body, one.headers)).toThrow();
    expect((await post(`${root}/${id}/secret`, { overlapHours: 169 })).status).toBe(400);
  });
});

describe('unreadable secret', () => {
  test('fails the delivery with instructions, until the secret is rotated', async () => {
    const receiver = await startReceiver();
    const { id } = await hookTo(receiver);
    await server.database.db.update(webhooks).set({ secret: 'of another key' }).where(eq(webhooks.id, id));
    await happen('unsigned');
    const [delivery] = await deliveriesIn(id, 'failed');
    expect(delivery?.lastError).toContain('Rotate the secret');
    expect(receiver.received).toEqual([]);
    await post(`${root}/${id}/secret`, { overlapHours: 0 });
    await post(`${root}/${id}/deliveries/${delivery?.id}/resend`);
    await deliveriesIn(id, 'succeeded');
    expect(receiver.received).toHaveLength(1);
  });
});

describe('unreachable webhook', () => {
  test('is disabled by a 410, which e-mails its owner, and starts fresh when resumed', async () => {
    const receiver = await startReceiver(inTurn(410, 204));
    const { id } = await hookTo(receiver, { name: 'Gone' });
    await happen('bye');
    await deliveriesIn(id, 'failed');
    expect(await webhook(id)).toMatchObject({
      state: 'disabled',
      disabledReason: expect.stringContaining('410'),
    });
    expect(receiver.received).toHaveLength(1);
    const mails = await mailTo(server, demoPeople.admin.email);
    expect(mails.at(-1)).toMatchObject({ subject: 'Webhook disabled: Gone' });
    expect(mails.at(-1)?.text).toContain(`/admin/webhooks/${id}`);
    await happenToAll('unheard');
    await act('resume', [id]);
    expect(await webhook(id)).toMatchObject({ state: 'active', disabledReason: null, failingSince: null });
    await happen('heard');
    await deliveriesIn(id, 'succeeded');
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.message)).toEqual(['bye', 'heard']);
  });

  test('is disabled after five days of failure, not before', async () => {
    const receiver = await startReceiver(inTurn(500));
    const { id } = await hookTo(receiver, { name: 'Five days' });
    await happen('first');
    await deliveriesIn(id, 'failed');
    /** Signs in again, because no session lasts for days. */
    const moveTo = async (days: number) => {
      ahead = days * DAY_MS;
      headers = (await signInTo(server, 'admin')).headers;
    };
    try {
      await moveTo(4.9);
      await happen('fourth day');
      await deliveriesIn(id, 'failed', 2);
      expect((await webhook(id)).state).toBe('failing');
      await moveTo(5.1);
      await happen('fifth day');
      await vi.waitFor(async () => expect((await webhook(id)).state).toBe('disabled'), waiting);
    } finally {
      await moveTo(0);
    }
    expect((await webhook(id)).disabledReason).toContain('No message arrived for 5 days');
    await vi.waitFor(async () => {
      const subjects = (await mailTo(server, demoPeople.admin.email)).map(({ subject }) => subject);
      expect(subjects).toContain('Webhook disabled: Five days');
    }, waiting);
  });
});
