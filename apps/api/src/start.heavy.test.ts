import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFixtureSite } from './testing/fixture-site.ts';
import { startReceiver } from './testing/receiver.ts';
import { createServerPlace } from './testing/server-place.ts';
import { startServerProcess } from './testing/server-process.ts';
import { temporaryDirectoryOfTest } from './testing/temporary-directory.ts';

// The database engine makes no difference here, or only the embedded one has the behavior.

test('prints a link that creates the first admin, once, when nothing is seeded', async () => {
  const { environment } = await createServerPlace();
  const empty = { ...environment, SEED: 'none' };
  const first = startServerProcess(empty);
  const address = await first.ready;
  await expect.poll(first.output).toMatch(/\/reset-password#kind=setup&token=[\w-]{43}/);
  const [, token] = /#kind=setup&token=([\w-]{43})/.exec(first.output()) ?? [];
  const send = (path: string, body: object) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const password = 'seven green bicycles';
  const link = { kind: 'setup', token, password };
  const nameless = await send('/api/auth/reset-password', link);
  expect(nameless.status).toBe(400);
  expect(await nameless.json()).toHaveProperty('errors.email');
  const admin = { ...link, name: 'Robin Vale', email: 'robin@uplift.example' };
  const made = await send('/api/auth/reset-password', admin);
  expect(await made.json()).toEqual({ email: admin.email, area: 'admin' });
  expect((await send('/api/auth/reset-password', admin)).status).toBe(410);
  expect((await send('/api/admin/login', { email: admin.email, password })).status).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.exited).toBe(0);

  const second = startServerProcess(empty);
  await second.ready;
  second.child.kill('SIGTERM');
  expect(await second.exited).toBe(0);
  expect(second.output()).not.toContain('reset-password');
});

test('lists every problem of the configuration and exits with 1', async () => {
  const server = startServerProcess({
    PORT: 'many',
    SEED: 'maybe',
    DEMO_PASSWORD: 'short',
    LOG_LEVEL: 'loud',
  });
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain('PORT: got "many"');
  expect(server.output()).toContain('SEED: got "maybe"; accepted: demo or none');
  expect(server.output()).toContain('LOG_LEVEL: got "loud"');
  expect(server.output()).toContain('DEMO_PASSWORD');
  expect(server.output()).not.toContain('short');
  expect(server.output()).not.toContain(' at ');
});

test('explains how to build the site when it is not built', async () => {
  const { environment } = await createServerPlace();
  const server = startServerProcess({ ...environment, WEB_DIST: await temporaryDirectoryOfTest() });
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain('pnpm build');
});

test('serves the site and the API from one address', async () => {
  const { environment } = await createServerPlace();
  const webDirectory = await temporaryDirectoryOfTest();
  await writeFixtureSite(webDirectory);
  const server = startServerProcess({ ...environment, WEB_DIST: webDirectory });
  const address = await server.ready;
  expect(await (await fetch(`${address}/`)).text()).toContain(
    'A dental group fills its chairs without phoning',
  );
  expect((await fetch(`${address}/api/tech-assets`)).status).toBe(200);
});

test('sends traces to the collector in OTEL_EXPORTER_OTLP_ENDPOINT before it exits', async () => {
  const collector = await startReceiver((_request, response) => response.end('{}'));
  const { environment } = await createServerPlace();
  const server = startServerProcess({
    ...environment,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=key-of-the-collector',
  });
  const address = await server.ready;
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(collector.received).toContainEqual({
    path: '/v1/traces',
    headers: expect.objectContaining({ 'x-api-key': 'key-of-the-collector' }),
    body: expect.stringContaining('GET /api/health'),
  });
});

test('reads .env, rejects a second process on its data directory, and announces SIGTERM to load balancers', async () => {
  const { environment, dataDirectory } = await createServerPlace();
  const directory = await temporaryDirectoryOfTest();
  await writeFile(join(directory, '.env'), 'COMMIT=from-the-file\nSEED=none\n');
  const server = startServerProcess(
    { ...environment, COMMIT: 'from-the-environment', SHUTDOWN_DELAY_MS: '5000', METRICS_PORT: '0' },
    { directory },
  );
  const address = await server.ready;
  const health = await fetch(`${address}/api/health`);
  expect(await health.json()).toEqual({ status: 'ok', commit: 'from-the-environment' });
  expect(server.output()).toContain('Nothing was seeded');
  const stories = () => fetch(`${address}/api/case-studies`);
  expect(await (await stories()).json()).toEqual({ data: [] });

  const second = startServerProcess({ ...environment, SEED: 'none' });
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(`PID ${server.child.pid}`);
  expect(JSON.parse(await readFile(join(dataDirectory, 'in-use.json'), 'utf8'))).toMatchObject({
    pid: server.child.pid,
  });
  expect((await stories()).status).toBe(200);

  server.child.kill('SIGTERM');
  await expect
    .poll(async () => {
      const { status, headers } = await fetch(`${address}/api/health`);
      return [status, headers.get('retry-after'), headers.get('connection')];
    })
    .toEqual([503, '5', 'close']);
  expect((await fetch(`${address}/api/health/live`)).status).toBe(200);
  expect((await stories()).status).toBe(200);
  expect(await server.exited).toBe(0);
});
