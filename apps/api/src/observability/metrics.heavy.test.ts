import { expect, onTestFinished, test } from 'vitest';
import { testEngine } from '../database/testing/test-database.ts';
import { followLive } from '../testing/live-events.ts';
import { startReceiver } from '../testing/receiver.ts';
import { signInTo } from '../testing/signed-in.ts';
import { startTestServer } from '../testing/test-server.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';

test('exposes metrics with bounded labels and without personal data', async () => {
  const metrics = createMetrics();
  const receiver = await startReceiver();
  const server = await startTestServer({
    metrics,
    withSite: true,
    environment: { WEBHOOK_ALLOWED_TARGETS: '127.0.0.1' },
  });
  onTestFinished(server.close);
  const { port, close } = await serveMetrics(metrics.registry, { host: '127.0.0.1', port: 0 });
  onTestFinished(close);
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const sampleOf = async (series: string) =>
    Number(
      (await read())
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1),
    );

  const { headers } = await signInTo(server, 'admin');
  const person = await server.request('/api/admin/users/4f6b1b5e-0000-4000-8000-000000000000', { headers });
  expect(person.status).toBe(404);
  await server.request('/somewhere/else');
  for (let visit = 0; visit < 3; visit += 1) await server.request('/');
  const { headers: client } = await signInTo(server, 'client');
  await followLive(server.url, client);
  const webhook = {
    name: 'Metrics',
    url: receiver.url,
    eventTypes: ['client_error.reported'],
    ownerId: null,
  };
  await server.post('/api/admin/webhooks', webhook, headers);
  await server.post('/api/client-errors', {
    message: 'Nothing',
    url: 'https://uplift.example/',
    userAgent: 'test',
    timestamp: new Date().toISOString(),
    level: 'page',
  });

  await expect
    .poll(() => sampleOf('uplift_webhook_attempt_seconds_count{outcome="received"}'), { timeout: 30_000 })
    .toBe(1);
  await expect
    .poll(() => sampleOf('uplift_job_seconds_count{queue="webhook-attempt",outcome="done"}'))
    .toBe(1);
  expect(
    await sampleOf(
      'uplift_http_request_seconds_count{method="GET",route="/api/admin/users/:id",status="4xx"}',
    ),
  ).toBe(1);
  expect(await sampleOf('uplift_http_request_seconds_count{method="GET",route="/*",status="2xx"}')).toBe(3);
  expect(await sampleOf('uplift_cache_reads_total{what="pages",outcome="hit"}')).toBe(2);
  // One of them is the not-found page.
  expect(await sampleOf('uplift_cache_reads_total{what="pages",outcome="miss"}')).toBe(2);
  expect(await sampleOf('uplift_live_streams')).toBe(1);
  expect(await sampleOf('uplift_jobs{queue="mail",state="failed"}')).toBe(0);
  expect(await sampleOf('uplift_database_query_seconds_count')).toBeGreaterThan(10);
  if (testEngine === 'postgresql')
    expect(await sampleOf('uplift_database_connections{state="idle"}')).toBeGreaterThan(0);
  expect(await sampleOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(await sampleOf('process_resident_memory_bytes')).toBeGreaterThan(0);

  const everything = await read();
  expect(everything).not.toMatch(/4f6b1b5e|uplift\.example|127\.0\.0\.1|somewhere/);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await server.request('/metrics')).status).toBe(404);
});
