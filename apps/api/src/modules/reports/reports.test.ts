import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date('2026-11-28T12:00:00Z'),
    environment: { SITE_URL: 'https://uplift.example' },
  });
});
afterAll(() => server.close());

const figures = 'currentRevenue=1000000&totalHeadCount=10&busyWorkEmployees=2&hoursPerWeek=10&hourlyRate=25';
const path = `/api/reports/pdf?${figures}`;

describe('GET /api/reports/pdf', () => {
  test('downloads the report of the figures, assumptions, language and currency in the URL', async () => {
    const answer = await server.request(`${path}&investment=12000&locale=de-DE&currency=EUR`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=uplift-roi-schaetzung.pdf');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
    const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
    for (const words of ['44.820 €', '12.000 €', '28. November 2026'])
      expect(text.replaceAll(/\s/g, '')).toContain(words.replaceAll(' ', ''));
  });

  test('returns 304 when the ETag matches', async () => {
    const first = await server.request(path);
    await first.arrayBuffer();
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await server.request(path, { headers })).status).toBe(304);
  });

  test.for([
    ['', 'currentRevenue'],
    [figures.replace('currentRevenue=1000000', 'currentRevenue=much'), 'currentRevenue'],
    [figures.replace('currentRevenue=1000000', 'currentRevenue=-5'), 'currentRevenue'],
    [figures.replace('currentRevenue=1000000', 'currentRevenue=1e308'), 'currentRevenue'],
    [figures.replace('busyWorkEmployees=2', 'busyWorkEmployees=11'), 'busyWorkEmployees'],
    [`${figures}&hourlyRate=30`, 'hourlyRate'],
    [`${figures}&investment=Infinity`, 'investment'],
    [`${figures}&locale=not%20a%20language`, 'locale'],
    [`${figures}&currency=euro`, 'currency'],
  ])('returns 400 with the field for %s', async ([search, field]) => {
    const answer = await server.request(`/api/reports/pdf?${search}`);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toContain(field);
  });

  test('accepts currencies that do not exist', async () => {
    expect((await server.request(`${path}&currency=XQZ`)).status).toBe(200);
  });

  test('returns 429 when one IP address downloads too many reports', async () => {
    const limited = await startTestServer({ rateLimits: { reports: { max: 1, timeWindow: 60_000 } } });
    const statuses: number[] = [];
    for (let count = 0; count < 2; count++) statuses.push((await limited.request('/api/reports/pdf')).status);
    expect(statuses).toEqual([400, 429]);
    await limited.close();
  });
});
