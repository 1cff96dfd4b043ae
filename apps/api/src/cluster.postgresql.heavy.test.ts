import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectPostgresql } from './database/postgresql.ts';
import { clientErrors } from './database/schema/index.ts';
import { demoPeople } from './database/seed/demo-accounts.ts';
import { createPostgresqlDatabase } from './database/testing/test-database.ts';
import { type Balancer, startBalancer } from './testing/balancer.ts';
import { followLive } from './testing/live-events.ts';
import { startS3Server } from './testing/s3-server.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { sessionCookie } from './testing/signed-in.ts';
import { createTemporaryDirectory } from './testing/temporary-directory.ts';

const CLIENTS = 10;

const password = 'a long test password';

type Process = ServerProcess & { url: string };

const ends: (() => unknown)[] = [];
const onEnd = (end: () => unknown): void => {
  ends.push(end);
};

const secretKey = randomBytes(32).toString('base64');
let databaseUrl: string;
let bucket: Record<string, string>;
let balancer: Balancer;
/** Processes that are still running. */
let running: Process[] = [];

/** Starts a process and adds it to the load balancer. */
async function start(): Promise<Process> {
  // Like processes on separate machines, they share only the database and the bucket.
  const { path, remove } = await createTemporaryDirectory();
  onEnd(remove);
  const server = startServerProcess(
    {
      DATABASE_URL: databaseUrl,
      DATA_DIR: path,
      SECRET_KEY: secretKey,
      ...bucket,
      DEMO_PASSWORD: password,
      // Empty counts as unset: serves the built site.
      WEB_DIST: '',
      TRUST_PROXY: '1',
      SHUTDOWN_DELAY_MS: '1000',
    },
    { onEnd },
  );
  const url = await server.ready;
  await balancer.add(url);
  const started = { ...server, url };
  running.push(started);
  return started;
}

/** Returns processes left running by an earlier test, or starts new ones. */
async function twoProcesses(): Promise<[Process, Process]> {
  const first = running[0] ?? (await start());
  return [first, running[1] ?? (await start())];
}

function leave(server: Process): void {
  balancer.remove(server.url);
  running = running.filter((one) => one !== server);
}

beforeAll(async () => {
  const { url, drop } = await createPostgresqlDatabase();
  databaseUrl = url;
  onEnd(drop);
  const s3 = await startS3Server();
  onEnd(s3.close);
  bucket = s3.environment;
  balancer = await startBalancer(onEnd);
});
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Simulates visitors and a signed-in client. Each sends one request after another. */
function startLoad(url: string, cookie: string) {
  const acknowledged: string[] = [];
  /** Numbers of the clients whose request failed. */
  const failed: number[] = [];
  let answered = 0;
  let going = true;

  async function report(client: number, number: number): Promise<Response> {
    const answer = await post(
      `${url}/api/client-errors`,
      {
        message: `Error ${number} of ${client}`,
        url: 'https://uplift.example/',
        userAgent: 'test',
        timestamp: new Date().toISOString(),
        level: 'page',
      },
      // Each request comes from a different visitor. Otherwise the rate limit would block the writes.
      { 'x-forwarded-for': `10.${client}.${number >> 8}.${number & 255}` },
    );
    if (answer.status === 202) acknowledged.push((await answer.clone().json()).id);
    return answer;
  }

  const calls = [
    () => fetch(`${url}/`),
    () => fetch(`${url}/api/case-studies`),
    () => fetch(`${url}/api/client/me`, { headers: { cookie } }),
    report,
  ];

  async function run(client: number): Promise<void> {
    for (let number = 0; going; number += 1) {
      const call = calls[number % calls.length] ?? report;
      try {
        const answer = await call(client, number);
        await answer.arrayBuffer();
        if (answer.ok) answered += 1;
        else failed.push(client);
      } catch {
        failed.push(client);
      }
    }
  }

  const clients = Array.from({ length: CLIENTS }, (_, client) => run(client));
  return {
    acknowledged,
    failed,
    /** Resolves after this many more responses. */
    goOnFor: async (requests: number) => {
      const enough = answered + requests;
      while (answered < enough) await wait(10);
    },
    stop: async () => {
      going = false;
      await Promise.all(clients);
    },
  };
}

async function expectStored(databaseUrl: string, ids: readonly string[]): Promise<void> {
  const report = (problem: unknown) => console.error(problem);
  const { db, close } = await connectPostgresql({ url: databaseUrl, report, onIdleError: report });
  const rows = await db
    .select({ id: clientErrors.id })
    .from(clientErrors)
    .where(inArray(clientErrors.id, [...ids]));
  await close();
  expect(rows).toHaveLength(ids.length);
}

test('two processes behave as one site', async () => {
  const [first, second] = await twoProcesses();
  const both = [first.url, second.url];

  const signedIn = await post(`${balancer.url}/api/client/login`, {
    email: demoPeople.client.email,
    password,
  });
  const cookie = sessionCookie(signedIn, 'client');
  for (const url of both) {
    expect(await (await fetch(`${url}/`)).text()).toContain('</html>');
    expect((await (await fetch(`${url}/api/case-studies`)).json()).data.length).toBeGreaterThan(0);
    const me = await fetch(`${url}/api/client/me`, { headers: { cookie } });
    expect(await me.json()).toMatchObject({ email: demoPeople.client.email });
  }

  const manager = await post(`${first.url}/api/manager/login`, { email: demoPeople.manager.email, password });
  const stream = await followLive(second.url, { cookie });
  const path = `/api/clients/${demoPeople.client.companyId}/messages`;
  const headers = { 'x-manager-token': (await manager.json()).token };
  expect((await post(`${first.url}${path}`, { body: 'Can you hear me?' }, headers)).status).toBe(200);
  await expect.poll(() => stream.received.map(({ event }) => event)).toEqual(['change']);

  const admin = await post(`${first.url}/api/admin/login`, { email: demoPeople.admin.email, password });
  const form = new FormData();
  form.append('category', 'pictures');
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#456' } });
  form.append('file', new File([new Uint8Array(await picture.png().toBuffer())], 'photo.png'));
  const uploaded = await fetch(`${first.url}/api/admin/assets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${(await admin.json()).token}` },
    body: form,
  });
  const { id } = await uploaded.json();
  await expect.poll(async () => (await fetch(`${second.url}/api/assets/${id}/file`)).status).toBe(200);

  // Both processes count failed sign-ins together.
  const guesses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1) {
    const credentials = { email: 'unknown@uplift.example', password: 'a wrong password' };
    guesses.push((await post(`${both[guess % 2]}/api/client/login`, credentials)).status);
  }
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('a rolling restart under load fails no request', async () => {
  const old = await twoProcesses();
  const signedIn = await post(`${balancer.url}/api/client/login`, {
    email: demoPeople.client.email,
    password,
  });
  const load = startLoad(balancer.url, sessionCookie(signedIn, 'client'));
  await load.goOnFor(100);
  for (const server of old) {
    await start();
    server.child.kill('SIGTERM');
    await balancer.drained(server.url);
    expect(await server.exited).toBe(0);
    leave(server);
    await load.goOnFor(100);
  }
  await load.stop();
  expect(balancer.broken).toEqual([]);
  expect(load.failed).toEqual([]);
  await expectStored(databaseUrl, load.acknowledged);
});

test('killing a process under load fails only its requests in flight', async () => {
  const [doomed, survivor] = await twoProcesses();
  const signedIn = await post(`${doomed.url}/api/client/login`, { email: demoPeople.client.email, password });
  const cookie = sessionCookie(signedIn, 'client');
  const load = startLoad(balancer.url, cookie);
  await load.goOnFor(200);
  expect(load.failed).toEqual([]);

  doomed.child.kill('SIGKILL');
  expect(await doomed.exited).toBe('SIGKILL');
  await load.goOnFor(400);
  await load.stop();
  leave(doomed);

  expect(new Set(balancer.broken.map(({ target }) => target))).toEqual(
    new Set(balancer.broken.length > 0 ? [doomed.url] : []),
  );
  // Each client had at most one request in flight.
  expect(load.failed).toHaveLength(new Set(load.failed).size);
  expect(load.failed).toHaveLength(balancer.broken.length);
  const me = await fetch(`${survivor.url}/api/client/me`, { headers: { cookie } });
  expect(await me.json()).toMatchObject({ email: demoPeople.client.email });
  await expectStored(databaseUrl, load.acknowledged);
});
