import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientErrors } from '../../database/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const now = new Date('2026-06-01T12:00:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.close());

const report = {
  message: 'Cannot read properties of undefined',
  stack: 'TypeError: Cannot read…\n    at render',
  componentStack: '\n    at Hero',
  url: 'https://uplift.example/pricing',
  userAgent: 'Mozilla/5.0',
  timestamp: '2026-06-01T11:59:58.123Z',
  level: 'section',
};

async function storedReport(id: string) {
  const [row] = await server.database.db.select().from(clientErrors).where(eq(clientErrors.id, id));
  return row;
}

describe('POST /api/client-errors', () => {
  test('stores the report and returns its id', async () => {
    const answer = await server.post('/api/client-errors', report);
    expect(answer.status).toBe(202);
    const { timestamp, ...stored } = report;
    expect(await storedReport((await answer.json()).id)).toMatchObject({
      ...stored,
      occurredAt: new Date(timestamp),
      receivedAt: now,
    });
  });

  test('accepts a report without optional fields', async () => {
    const { stack: _stack, componentStack: _componentStack, ...least } = report;
    const answer = await server.post('/api/client-errors', { ...least, stack: null });
    expect(answer.status).toBe(202);
    expect(await storedReport((await answer.json()).id)).toMatchObject({ stack: null, componentStack: null });
  });

  test('stores text of any script unchanged', async () => {
    const message = 'Ошибка 🚀 — “quoted”; drop table client_errors; --';
    const answer = await server.post('/api/client-errors', { ...report, message });
    expect((await storedReport((await answer.json()).id))?.message).toBe(message);
  });

  test.for(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-02-31T00:00:00Z'])(
    'stores a report without its time if the clock says %s',
    async (timestamp) => {
      const answer = await server.post('/api/client-errors', { ...report, timestamp });
      expect(answer.status).toBe(202);
      expect((await storedReport((await answer.json()).id))?.occurredAt).toBeNull();
    },
  );

  test('ignores unknown fields', async () => {
    const answer = await server.post('/api/client-errors', {
      ...report,
      id: 'mine',
      receivedAt: '2000-01-01',
    });
    const { id } = await answer.json();
    expect(id).not.toBe('mine');
    expect((await storedReport(id))?.receivedAt).toEqual(now);
  });

  test.for([
    ['message', { ...report, message: '' }],
    ['message', { ...report, message: 'x'.repeat(2_001) }],
    ['message', { ...report, message: 7 }],
    ['stack', { ...report, stack: 'x'.repeat(20_001) }],
    ['url', { ...report, url: undefined }],
    ['timestamp', { ...report, timestamp: 'yesterday' }],
    ['level', { ...report, level: 'planet' }],
    ['message', { ...report, message: 'a\u0000b' }],
    ['message', { ...report, message: 'half an emoji: \ud83d' }],
    ['body', [report]],
    ['body', 'text'],
  ] as const)('returns 400 for an invalid %s with an error for it', async ([field, body]) => {
    const answer = await server.post('/api/client-errors', body);
    expect(answer.status).toBe(400);
    const problem = await answer.json();
    expect(problem.message).not.toBe('');
    expect(Object.keys(problem.errors)).toEqual([field]);
    expect(problem.errors[field][0]).toEqual(expect.any(String));
  });

  test('returns an error for each required field of an empty report', async () => {
    const problem = await (await server.post('/api/client-errors', {})).json();
    expect(problem.errors).toEqual(
      Object.fromEntries(
        ['message', 'url', 'userAgent', 'timestamp', 'level'].map((field) => [field, ['This is required.']]),
      ),
    );
  });
});

describe('the rate limit per visitor', () => {
  test('returns 429 with Retry-After to this visitor only', async () => {
    const limited = await startTestServer({
      environment: { TRUST_PROXY: '1' },
      rateLimits: {
        clientErrors: { max: 3, timeWindow: 60_000 },
        signIn: { max: 3, timeWindow: 60_000 },
      },
    });
    const send = (address: string) =>
      limited.post('/api/client-errors', report, { 'x-forwarded-for': address });
    for (let count = 0; count < 3; count++) expect((await send('203.0.113.7')).status).toBe(202);
    const refused = await send('203.0.113.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      status: 429,
      message: expect.stringContaining('Try again in'),
    });
    expect((await send('203.0.113.8')).status).toBe(202);
    await limited.close();
  });

  test('ignores X-Forwarded-For without a trusted proxy', async () => {
    const limited = await startTestServer({
      rateLimits: {
        clientErrors: { max: 2, timeWindow: 60_000 },
        signIn: { max: 2, timeWindow: 60_000 },
      },
    });
    const statuses: number[] = [];
    for (let count = 0; count < 3; count++) {
      const answer = await limited.post('/api/client-errors', report, {
        'x-forwarded-for': `203.0.113.${count}`,
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([202, 202, 429]);
    await limited.close();
  });
});
