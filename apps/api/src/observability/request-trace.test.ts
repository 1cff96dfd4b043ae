import { once } from 'node:events';
import { get } from 'node:http';
import { Readable } from 'node:stream';
import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { traceRequests } from './request-trace.ts';

async function startTracedApp() {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  const app = Fastify({ forceCloseConnections: true });
  onTestFinished(() => app.close());
  traceRequests(app, provider.getTracer('test'));
  app.get('/fast', () => 'done');
  app.get('/silent', () => new Promise(() => undefined));
  app.get('/stream', (_request, reply) => {
    const body = new Readable({ read: () => undefined });
    body.push('first\n');
    return reply.send(body);
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const spans = () =>
    exporter.getFinishedSpans().map(({ name, status, attributes }) => ({
      name,
      error: status.code === SpanStatusCode.ERROR,
      status: attributes['http.response.status_code'],
    }));
  return { app, url, spans };
}

test('ends the span of an answered request once, without an error', async () => {
  const { app, url, spans } = await startTracedApp();
  await (await fetch(`${url}/fast`)).text();
  await expect.poll(spans).toEqual([{ name: 'GET /fast', error: false, status: 200 }]);
  await app.inject('/fast');
  await expect.poll(spans).toHaveLength(2);
  await app.close();
  expect(spans()[1]).toEqual({ name: 'GET /fast', error: false, status: 200 });
  expect(spans()).toHaveLength(2);
});

test('ends the span of a request that is aborted before the response, with an error and no status', async () => {
  const { app, url, spans } = await startTracedApp();
  const arrived = once(app.server, 'request');
  const request = get(`${url}/silent`).on('error', () => undefined);
  await arrived;
  request.destroy();
  await expect.poll(spans).toEqual([{ name: 'GET /silent', error: true, status: undefined }]);
});

test('ends the span of a stream that is aborted, with an error', async () => {
  const { url, spans } = await startTracedApp();
  const controller = new AbortController();
  const { status, body } = await fetch(`${url}/stream`, { signal: controller.signal });
  expect(status).toBe(200);
  await body?.getReader().read();
  controller.abort();
  await expect.poll(spans).toEqual([{ name: 'GET /stream', error: true, status: 200 }]);
});
