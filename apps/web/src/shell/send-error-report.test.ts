// @vitest-environment jsdom
import { createDataClient, publicEndpoints } from '@uplift/data-client';
import { expect, it, vi } from 'vitest';
import { sendErrorReport } from './send-error-report.ts';

async function reported(report: Parameters<typeof sendErrorReport>[1]) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) =>
    Response.json({ id: '1' }, { status: 202 }),
  );
  await sendErrorReport(createDataClient({ fetch, hostname: 'site.test' }), report);
  const [path, init] = fetch.mock.calls[0] ?? [];
  return { path, method: init?.method, body: JSON.parse(String(init?.body)) };
}

it('says what broke, where, when, for whom and at which level', async () => {
  const { path, method, body } = await reported({
    message: 'It broke.',
    stack: 'Error: It broke.\n    at a.js',
    componentStack: '\n    at Hero',
    level: 'section',
  });
  expect([method, path]).toEqual(['POST', '/api/client-errors']);
  expect(body).toEqual({
    message: 'It broke.',
    stack: 'Error: It broke.\n    at a.js',
    componentStack: '\n    at Hero',
    url: window.location.href,
    userAgent: navigator.userAgent,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    level: 'section',
  });
});

it.each([
  ['nothing', { message: '', stack: undefined, componentStack: undefined }],
  [
    'far too much',
    { message: 'm'.repeat(9_999), stack: 's'.repeat(99_999), componentStack: 'c'.repeat(99_999) },
  ],
])('is taken by the API where an error says %s', async (_, words) => {
  const { body } = await reported({ ...words, level: 'page' });
  const read = await publicEndpoints.reportClientError.body['~standard'].validate(body);
  expect(read.issues).toBeUndefined();
});
