import { SpanKind } from '@opentelemetry/api';
import { expect, onTestFinished, test } from 'vitest';
import { startReceiver } from '../testing/receiver.ts';
import { signInTo } from '../testing/signed-in.ts';
import { demoPassword, startTestServer } from '../testing/test-server.ts';
import { createTracing, type TracingOptions } from './tracing.ts';

interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: { key: string; value: object }[];
}

function spansOf(body: string): ReceivedSpan[] {
  const { resourceSpans } = JSON.parse(body);
  return resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: ReceivedSpan[] }[] }) =>
    scopeSpans.flatMap(({ spans }) => spans),
  );
}

async function startTracedServer(endpoint: string, options: Partial<TracingOptions> = {}) {
  const reports: string[] = [];
  const tracing = createTracing({
    endpoint,
    serviceName: 'uplift-test',
    commit: 'test-commit',
    report: (message) => reports.push(message),
    ...options,
  });
  const server = await startTestServer({ tracer: tracing.tracer });
  onTestFinished(server.close);
  return { server, tracing, reports };
}

test('sends a span of a request and its statements, in the trace of the caller', async () => {
  const receiver = await startReceiver((_request, response) => response.end('{}'));
  const { server, tracing, reports } = await startTracedServer(receiver.url);
  const { headers } = await signInTo(server, 'admin');
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const answer = await server.request('/api/admin/users?search=secret-words', {
    headers: { ...headers, traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  });
  expect(answer.status).toBe(200);
  await server.request('/somewhere/secret-words');
  await tracing.close();
  expect(reports).toEqual([]);

  const bodies = receiver.received.map(({ body }) => body);
  expect(new Set(receiver.received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
  expect(bodies[0]).toContain('uplift-test');
  const spans = bodies.flatMap(spansOf);
  const own = spans.filter((span) => span.traceId === traceId);
  const request = own.find(({ name }) => name === 'GET /api/admin/users');
  // OTLP counts the kinds from 1.
  expect(request).toMatchObject({ parentSpanId: '00f067aa0ba902b7', kind: SpanKind.SERVER + 1 });
  expect(request?.attributes).toEqual([
    { key: 'http.request.method', value: { stringValue: 'GET' } },
    { key: 'http.route', value: { stringValue: '/api/admin/users' } },
    { key: 'http.response.status_code', value: { intValue: 200 } },
  ]);
  expect(own).toContainEqual(
    expect.objectContaining({
      name: 'select',
      parentSpanId: request?.spanId,
      kind: SpanKind.CLIENT + 1,
      attributes: expect.arrayContaining([
        { key: 'db.query.text', value: { stringValue: expect.stringContaining('"account_users"') } },
      ]),
    }),
  );
  const secrets = [demoPassword, 'secret-words', ...Object.values(headers)];
  for (const secret of secrets) expect(bodies.join('')).not.toContain(secret);
});

test('records no span if the caller records none', async () => {
  const receiver = await startReceiver((_request, response) => response.end('{}'));
  const { server, tracing } = await startTracedServer(receiver.url);
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';
  expect((await server.request('/api/health', { headers: { traceparent } })).status).toBe(200);
  await tracing.close();
  expect(receiver.received).toEqual([]);
});

test('answers requests while the collector is silent, and gives up on it', async () => {
  const receiver = await startReceiver(() => undefined);
  const { server, tracing, reports } = await startTracedServer(receiver.url, { timeout: 100 });
  await server.request('/api/health');
  const closing = tracing.close();
  expect((await server.request('/api/health')).status).toBe(200);
  await closing;
  expect(reports).toContainEqual(
    expect.stringMatching(
      /^Traces could not be sent to http:\/\/127\.0\.0\.1:\d+: .+ Check OTEL_EXPORTER_OTLP_ENDPOINT and whether the collector is running\.$/,
    ),
  );
});

test('answers requests while the collector cannot be reached', async () => {
  const receiver = await startReceiver();
  await receiver.close();
  const { server, tracing, reports } = await startTracedServer(receiver.url, { timeout: 100 });
  await server.request('/api/health');
  const closing = tracing.close();
  expect((await server.request('/api/health')).status).toBe(200);
  await closing;
  expect(reports).toContainEqual(expect.stringContaining('ECONNREFUSED'));
});

test('reports an outage of the collector once until it takes spans again, without the path', async () => {
  const statuses = [400, 400, 200, 400];
  const receiver = await startReceiver((_request, response) =>
    response.writeHead(statuses.shift() ?? 200).end('{}'),
  );
  const reports: string[] = [];
  const { tracer, close } = createTracing({
    endpoint: `${receiver.url}/secret-key`,
    serviceName: 'uplift-test',
    commit: 'test-commit',
    report: (message) => reports.push(message),
  });
  const sendBatch = async (number: number) => {
    // A full batch is sent immediately.
    for (let span = 0; span < 512; span += 1) tracer.startSpan('span').end();
    await expect.poll(() => receiver.received.length).toBe(number);
  };
  await sendBatch(1);
  await expect.poll(() => reports).toHaveLength(1);
  await sendBatch(2);
  await sendBatch(3);
  await sendBatch(4);
  await expect.poll(() => reports).toHaveLength(2);
  await close();
  expect(reports).toHaveLength(2);
  for (const report of reports) {
    expect(report).toContain(`Traces could not be sent to ${receiver.url}: `);
    expect(report).not.toContain('secret-key');
  }
});
