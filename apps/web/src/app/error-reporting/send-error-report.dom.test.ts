import { createDataClient, publicEndpoints } from '@uplift/data-client';
import { expect, it, vi } from 'vitest';
import { describeError, sendErrorReport } from './send-error-report.ts';

const place = { url: 'https://site.test/reset-password?kind=client#token=secret', at: Date.UTC(2026, 5, 1) };

const caught = {
  message: 'It broke.',
  stack: 'Error: It broke.\n    at a.js',
  componentStack: '\n    at Hero',
  level: 'section',
} as const;

it('describes the error without the URL fragment', () => {
  expect(describeError(caught, place)).toEqual({
    ...caught,
    url: 'https://site.test/reset-password?kind=client',
    userAgent: navigator.userAgent,
    timestamp: '2026-06-01T00:00:00.000Z',
  });
});

it.each([
  ['nothing', { message: '', stack: undefined, componentStack: undefined }, place],
  [
    'far too much',
    { message: 'm'.repeat(9_999), stack: 's'.repeat(99_999), componentStack: 'c'.repeat(99_999) },
    { url: `https://site.test/?${'a'.repeat(9_999)}`, at: 0 },
  ],
])('is accepted by the API when an error says %s', async (_, words, where) => {
  const body = describeError({ ...words, level: 'page' }, where);
  const read = await publicEndpoints.reportClientError.body['~standard'].validate(body);
  expect(read.issues).toBeUndefined();
});

it('never ends a text within an emoji', () => {
  const long = `a${'🎉'.repeat(20_000)}`;
  const body = describeError({ message: long, stack: long, componentStack: long, level: 'page' }, place);
  for (const text of [body.message, body.stack, body.componentStack]) expect(text).toMatch(/^a🎉+$/u);
});

it('posts an error to our own server once', async () => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) =>
    Response.json({ id: '1' }, { status: 202 }),
  );
  const client = createDataClient({ fetch, hostname: 'site.test' });
  await sendErrorReport(client, caught, place);
  await sendErrorReport(client, caught, place);
  expect(fetch).toHaveBeenCalledOnce();
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect([init?.method, path]).toEqual(['POST', '/api/client-errors']);
  expect(JSON.parse(String(init?.body))).toEqual(describeError(caught, place));
});
