import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { inArray, isNotNull } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, describe, expect, test } from 'vitest';
import type { DatabaseConnection } from '../database/database.ts';
import { openPglite } from '../database/pglite.ts';
import { connectPostgresql } from '../database/postgresql.ts';
import { accountUsers, clientErrors, clientPeople, leads, messages } from '../database/schema/index.ts';
import { demoPeople } from '../database/seed/demo-accounts.ts';
import { writePdf } from '../database/seed/demo-pdf.ts';
import { startInstalledPostgresql } from '../database/testing/installed-postgresql.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { startReceiver } from '../testing/receiver.ts';
import { runScript } from '../testing/run-script.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { temporaryDirectoryOfTest } from '../testing/temporary-directory.ts';

type Engine = 'PGlite' | 'PostgreSQL';

const password = 'a long test password';

type Environment = Record<string, string>;

const server = await startInstalledPostgresql();
afterAll(server.stop);

/** A new installation. No server runs yet. */
async function createPlace(engine: Engine): Promise<Environment> {
  const directory = await temporaryDirectoryOfTest();
  const environment = { DATA_DIR: directory };
  if (engine === 'PGlite') return environment;
  return { ...environment, DATABASE_URL: await server.createDatabase() };
}

/** Opens the database in this process, once no server uses it. */
function openPlace({ DATA_DIR = '', DATABASE_URL: url }: Environment): Promise<DatabaseConnection> {
  return url
    ? connectPostgresql({ url, report: console.error, onIdleError: console.error })
    : openPglite(DATA_DIR);
}

const settings = {
  DEMO_PASSWORD: password,
  TRUST_PROXY: '1',
  SIGN_IN_LIMIT: '100000',
  WRITE_LIMIT: '100000',
};

/** Client for a server at an address. */
function callsOf(address: string) {
  let calls = 0;
  const send = async (
    path: string,
    body: object | FormData,
    headers: Environment = {},
  ): Promise<Response> => {
    calls += 1;
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: {
        // A new visitor for each call, so that the rate limit per visitor doesn't stop the load.
        'x-forwarded-for': `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
        origin: address,
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  return {
    send,
    signIn: async (area: 'admin' | 'manager' | 'client', email: string): Promise<Environment> => {
      const answer = await send(`/api/${area}/login`, { email, password });
      if (area === 'client') {
        const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
        return { cookie: cookies.join('; ') };
      }
      const { token } = await answer.json();
      return area === 'admin' ? { authorization: `Bearer ${token}` } : { 'x-manager-token': token };
    },
    read: async (path: string): Promise<string> => {
      const answer = await fetch(`${address}${path}`);
      expect(answer.status, path).toBe(200);
      // The render counter differs between processes.
      return (await answer.text()).replaceAll(/rendered \d+/g, 'rendered');
    },
    bytes: async (path: string, headers: Environment): Promise<Buffer> =>
      Buffer.from(await (await fetch(`${address}${path}`, { headers })).arrayBuffer()),
  };
}

type Calls = ReturnType<typeof callsOf>;

const kinds = ['error', 'lead', 'message', 'upload'] as const;
type Acknowledged = Record<(typeof kinds)[number], string[]>;

/** Writes without pause until it is stopped, and collects the IDs that the server acknowledged. */
function startLoad({ send }: Calls, asAdmin: Environment, asClient: Environment) {
  const acknowledged: Acknowledged = { error: [], lead: [], message: [], upload: [] };
  const uploaded = new Map<string, Buffer>();
  let running = true;
  const idOf = async (answer: Response): Promise<string> => (await answer.json()).id;
  const write: Record<(typeof kinds)[number], () => Promise<string>> = {
    error: async () =>
      idOf(
        await send('/api/client-errors', {
          message: `Error ${randomUUID()}`,
          url: 'https://uplift.example/',
          userAgent: 'test',
          timestamp: new Date().toISOString(),
          level: 'page',
        }),
      ),
    lead: async () =>
      idOf(
        await send('/api/leads', {
          name: 'Rosa Lindqvist',
          email: `rosa-${randomUUID()}@harbor-hvac.example`,
          company: 'Harbor HVAC',
          companySize: '10-24',
          timeSink: 'Typing work orders',
        }),
      ),
    message: async () =>
      idOf(
        await send(
          `/api/clients/${demoPeople.client.companyId}/messages`,
          { body: `Message ${randomUUID()}` },
          asClient,
        ),
      ),
    upload: async () => {
      const bytes = writePdf(randomUUID(), ['A file of the test']);
      const form = new FormData();
      form.append('category', 'test-uploads');
      form.append('file', new File([new Uint8Array(bytes)], 'paper.pdf', { type: 'application/pdf' }));
      const id = await idOf(await send('/api/admin/assets', form, asAdmin));
      uploaded.set(id, bytes);
      return id;
    },
  };
  // Each writer cycles through all kinds, so that slow kinds don't fall behind.
  const writers = kinds.map(async (_, first) => {
    for (let turn = first; running; turn += 1) {
      const kind = kinds[turn % kinds.length];
      if (kind) acknowledged[kind].push(await write[kind]());
    }
  });
  // If a test fails before it stops the writers, their rejections must not count as further failures.
  for (const writer of writers) writer.catch(() => undefined);
  return {
    uploaded,
    acknowledged: (): Acknowledged => structuredClone(acknowledged),
    stop: async () => {
      running = false;
      await Promise.all(writers);
    },
  };
}

async function signsIn({ signIn }: Calls, { db }: DatabaseConnection): Promise<number> {
  const team = await db.select().from(accountUsers).where(isNotNull(accountUsers.passwordHash));
  const people = await db.select().from(clientPeople).where(isNotNull(clientPeople.passwordHash));
  for (const { role, email } of team) await signIn(role, email);
  for (const { email } of people) await signIn('client', email);
  return team.length + people.length;
}

describe('a backup', () => {
  test.for<[from: Engine, to: Engine]>([
    ['PGlite', 'PostgreSQL'],
    ['PostgreSQL', 'PGlite'],
  ])('of %s under load can be restored on %s', { timeout: 600_000 }, async ([from, to]) => {
    const site = join(await temporaryDirectoryOfTest(), 'web');
    await writeFixtureSite(site);
    // No receiver listens at first, so that webhook deliveries are pending when the backup is made.
    const closed = await startReceiver();
    await closed.close();
    const environment = { ...settings, WEB_DIST: site, WEBHOOK_ALLOWED_TARGETS: '127.0.0.1' };

    const home = await createPlace(from);
    const first = startServerProcess({ ...environment, ...home });
    const calls = callsOf(await first.ready);
    const asAdmin = await calls.signIn('admin', demoPeople.admin.email);
    const asClient = await calls.signIn('client', demoPeople.client.email);
    const added = await calls.send(
      '/api/admin/webhooks',
      { name: 'Receiver', url: closed.url, eventTypes: ['client_error.reported'], ownerId: null },
      asAdmin,
    );
    const { secret } = await added.json();
    const pages = ['/', '/about', '/api/tech-assets', '/api/case-studies'];
    const content = await Promise.all(pages.map(calls.read));

    const load = startLoad(calls, asAdmin, asClient);
    await expect
      .poll(() => kinds.every((kind) => load.acknowledged()[kind].length >= 5), { timeout: 180_000 })
      .toBe(true);
    const before = load.acknowledged();
    const file = join(await temporaryDirectoryOfTest(), 'backup.tar.gz');
    const backup = await runScript('backup', [file], home);
    expect(backup.output).toContain('It was read back and is whole.');
    expect(backup.code).toBe(0);
    const after = load.acknowledged();
    expect(after.error.length).toBeGreaterThan(before.error.length);
    await load.stop();
    first.child.kill('SIGKILL');
    await first.exited;

    const away = await createPlace(to);
    const restored = await runScript('restore', [file], away);
    expect(restored.output).toContain('Everyone has to sign in again.');
    expect(restored.output).not.toContain('Missing');
    expect(restored.code).toBe(0);

    const receiver = await startReceiver(undefined, { port: closed.port });
    // Without the seed, so that its rows can only come from the backup.
    const second = startServerProcess({ ...environment, ...away, SEED: 'none' });
    const there = callsOf(await second.ready);
    expect(await Promise.all(pages.map(there.read))).toEqual(content);
    for (const id of before.upload) {
      expect(await there.bytes(`/api/assets/${id}/file`, {}), id).toEqual(load.uploaded.get(id));
    }
    // The signature needs a secret that only the key in the backup decrypts.
    await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBeGreaterThan(0);
    const [message] = receiver.received;
    expect(new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {})).toHaveProperty(
      'type',
      'client_error.reported',
    );
    const people = await openPlace(home);
    expect(await signsIn(there, people)).toBeGreaterThanOrEqual(15);
    await people.close();
    second.child.kill('SIGTERM');
    expect(await second.exited).toBe(0);

    const database = await openPlace(away);
    const { db } = database;
    const found = {
      error: await db.select().from(clientErrors).where(inArray(clientErrors.id, before.error)),
      lead: await db.select().from(leads).where(inArray(leads.id, before.lead)),
      message: await db.select().from(messages).where(inArray(messages.id, before.message)),
    };
    // A client's messages are numbered without gaps, wherever the backup cut them off.
    const numbers = (await db.select().from(messages))
      .filter(({ clientId }) => clientId === demoPeople.client.companyId)
      .map(({ number }) => number);
    await database.close();
    for (const kind of ['error', 'lead', 'message'] as const) {
      expect(found[kind], kind).toHaveLength(before[kind].length);
    }
    expect(new Set(numbers).size).toBe(Math.max(...numbers));
  });
});

test('moves an embedded database to PostgreSQL with one command', async () => {
  const { DATA_DIR = '' } = await createPlace('PGlite');
  const { DATABASE_URL = '' } = await createPlace('PostgreSQL');
  const first = startServerProcess({ ...settings, DATA_DIR });
  const calls = callsOf(await first.ready);
  const load = startLoad(
    calls,
    await calls.signIn('admin', demoPeople.admin.email),
    await calls.signIn('client', demoPeople.client.email),
  );
  await expect
    .poll(() => kinds.every((kind) => load.acknowledged()[kind].length >= 3), { timeout: 60_000 })
    .toBe(true);
  await load.stop();
  const stories = await calls.read('/api/case-studies');
  const move = () => runScript('move-to-postgresql', [], { DATA_DIR, DATABASE_URL });
  const refused = await move();
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(`PID ${first.child.pid}`) });
  first.child.kill('SIGTERM');
  expect(await first.exited).toBe(0);

  const moved = await move();
  expect(moved).toMatchObject({
    code: 0,
    output: expect.stringContaining('Start the server with DATABASE_URL'),
  });
  expect(await move()).toMatchObject({ code: 1, output: expect.stringContaining('nothing was changed') });

  const second = startServerProcess({ ...settings, DATA_DIR, DATABASE_URL, SEED: 'none' });
  const there = callsOf(await second.ready);
  expect(await there.read('/api/case-studies')).toBe(stories);
  for (const [id, bytes] of load.uploaded) {
    expect(await there.bytes(`/api/assets/${id}/file`, {})).toEqual(bytes);
  }
  const former = await openPglite(DATA_DIR);
  expect(await signsIn(there, former)).toBeGreaterThanOrEqual(15);
  await former.close();
  const database = await openPlace({ DATABASE_URL });
  const found = await database.db
    .select()
    .from(messages)
    .where(inArray(messages.id, load.acknowledged().message));
  await database.close();
  expect(found).toHaveLength(load.acknowledged().message.length);
});
