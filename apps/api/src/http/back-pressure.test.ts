import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { type BackPressureOptions, refuseOverload } from './back-pressure.ts';
import { sendProblem } from './problem.ts';

async function start(options: BackPressureOptions) {
  const app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler(sendProblem);
  const load = refuseOverload(app, options);
  const held = Promise.withResolvers<void>();
  app.get('/held', async () => {
    await held.promise;
    return 'done';
  });
  app.get('/api/health', async () => 'well');
  app.get('/nested', async () => (await app.inject('/api/list')).body);
  app.get('/api/list', async () => 'list');
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return { load, get: (path: string) => fetch(`${url}${path}`), release: held.resolve };
}

test('refuses requests over the limit at once, except probes, and recovers afterwards', async () => {
  const { load, get, release } = await start({ maxInFlight: 2, maxEventLoopDelay: 60_000 });
  const pending = [get('/held'), get('/held')];
  await expect.poll(() => load.inFlight).toBe(2);
  const refused = await get('/held');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toMatchObject({ status: 503, message: expect.stringContaining('Try again') });
  expect((await get('/api/health')).status).toBe(200);
  release();
  expect((await Promise.all(pending)).map(({ status }) => status)).toEqual([200, 200]);
  await expect.poll(() => load.inFlight).toBe(0);
  expect((await get('/held')).status).toBe(200);
  expect(load.refused).toBe(1);
});

test('counts a request as done when its caller disconnects, and does not count internal requests', async () => {
  const { load, get, release } = await start({ maxInFlight: 1, maxEventLoopDelay: 60_000 });
  expect(await (await get('/nested')).text()).toBe('list');
  const leaving = new AbortController();
  const url = (await get('/nested')).url.replace('/nested', '/held');
  const left = fetch(url, { signal: leaving.signal });
  await expect.poll(() => load.inFlight).toBe(1);
  leaving.abort();
  await expect(left).rejects.toThrow();
  await expect.poll(() => load.inFlight).toBe(0);
  release();
});

test('refuses requests while the event loop keeps lagging, but not after one long task', async () => {
  let samples = [0, 900, 0, 900, 900];
  const { get } = await start({
    maxInFlight: 100,
    maxEventLoopDelay: 500,
    sampleEvery: 1,
    eventLoopDelay: () => samples.shift() ?? 0,
  });
  await expect.poll(() => samples.length).toBe(0);
  expect((await get('/api/list')).status).toBe(200);
  samples = Array.from({ length: 100_000 }, () => 900);
  await expect.poll(async () => (await get('/api/list')).status).toBe(503);
  expect((await get('/api/health')).status).toBe(200);
  samples = [];
  await expect.poll(async () => (await get('/api/list')).status).toBe(200);
});
