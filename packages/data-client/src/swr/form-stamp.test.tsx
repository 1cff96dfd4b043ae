import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HttpServer, startHttpServer } from '../../test/http-server.ts';
import { createPageClient, pageOf } from '../../test/page.tsx';
import { fakeTimeouts, type Timeouts } from '../../test/timeouts.ts';
import { useFormStamp } from './index.ts';

// No other timer of these hooks takes this long.
const answer = { stamp: 'signed', minSeconds: { audit: 3, report: 1.1 } };

let server: HttpServer;
let timeouts: Timeouts;

beforeEach(async () => {
  server = await startHttpServer();
  timeouts = fakeTimeouts();
});

afterEach(async () => {
  timeouts.restore();
  cleanup();
  await server.stop();
});

const showForm = () =>
  renderHook(() => useFormStamp('report'), { wrapper: pageOf(createPageClient(server)) }).result;

test('sends a stamp as soon as it is old enough for a human submission', async () => {
  server.on('GET /api/form-stamp', { json: answer });
  const form = showForm();
  await timeouts.until(() => form.current.stamp === 'signed');
  const sent: string[] = [];
  void form.current.stampToSend().then((stamp) => sent.push(stamp));
  await timeouts.idle(1_099);
  expect(sent).toEqual([]);
  await timeouts.idle(1);
  expect(sent).toEqual(['signed']);
  expect(server.calls()).toEqual(['GET /api/form-stamp']);
});

test('requests a missing stamp on submit and waits for it', async () => {
  server.on('GET /api/form-stamp', { status: 503 });
  const form = showForm();
  await timeouts.until(() => server.requests.length === 1);
  server.on('GET /api/form-stamp', { json: answer });
  const sent = form.current.stampToSend();
  await timeouts.pass(1_100);
  expect(await sent).toBe('signed');
});

test("reports an error when the stamp can't be loaded", async () => {
  server.on('GET /api/form-stamp', { status: 503 });
  const form = showForm();
  await expect(form.current.stampToSend()).rejects.toThrow(
    'Couldn’t send the form. Check your connection and try again.',
  );
});
