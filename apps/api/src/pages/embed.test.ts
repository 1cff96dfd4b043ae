import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const shop = 'https://shop.example';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withSite: true, environment: { EMBED_ORIGINS: shop } });
});
afterAll(() => server.close());

describe('the script of the calculator', () => {
  test('can be loaded by every site', async () => {
    const { status, headers } = await server.request('/embed/roi-calculator.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/javascript/);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
  });

  test('is immutable at the address with its version', async () => {
    const { headers } = await server.request('/embed/0123456789ab/roi-calculator.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test('stays at that address after another version was deployed', async () => {
    const path = '/embed/ba9876543210/roi-calculator.js';
    expect((await server.request(path)).status).toBe(404);
    await server.files.write(path.slice(1), new TextEncoder().encode("console.log('earlier');"));
    const answer = await server.request(path);
    expect(await answer.text()).toBe("console.log('earlier');");
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    await expect.poll(() => server.files.has('embed/0123456789ab/roi-calculator.js')).toBe(true);
  });

  test.each(['ba9876543210/..%2fsecret.js', 'ba9876543210/manifest.json', 'assets/roi-calculator.js'])(
    'has no %s',
    async (path) => {
      expect((await server.request(`/embed/${path}`)).status).toBe(404);
    },
  );

  test('does not make other files readable for other sites', async () => {
    const { headers } = await server.request('/plain.txt');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});

describe('the page for frames', () => {
  test('can be framed by the site itself and the listed sites', async () => {
    const { status, headers } = await server.request('/embed/calculator');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self' https:\/\/shop\.example$/);
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  test('passes known parameters to the calculator as attributes', async () => {
    const answer = await server.request(
      `/embed/calculator?currency=EUR&accent=${encodeURIComponent('"><script>')}&onclick=x&lang=de&lang=ar&investment-max=20000&label-title=Shop`,
    );
    const html = await answer.text();
    expect(html).toContain(
      '<roi-calculator accent="&quot;&gt;&lt;script&gt;" currency="EUR" investment-max="20000" label-title="Shop" email-report>',
    );
  });

  test.each([
    ['', '<html lang="en">', 'ROI calculator'],
    ['?lang=de', '<html lang="de">', 'ROI-Rechner'],
    ['?locale=ar-EG&lang=de', '<html lang="ar" dir="rtl">', 'حاسبة العائد على الاستثمار'],
    ['?locale=fr-CA', '<html lang="en">', 'ROI calculator'],
    ['?lang=de&lang=ar', '<html lang="en">', 'ROI calculator'],
  ])('is in the language of the calculator for %j', async (query, tag, title) => {
    const html = await (await server.request(`/embed/calculator${query}`)).text();
    expect(html).toContain(tag);
    expect(html).toContain(`<title>${title}</title>`);
  });
});

describe('the report form on another site', () => {
  const preflight = (path: string, origin: string) =>
    server.request(path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });

  test('is allowed to listed sites, without cookies', async () => {
    const { headers } = await preflight('/api/reports', shop);
    expect(headers.get('access-control-allow-origin')).toBe(shop);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const { headers: stamp } = await server.request('/api/form-stamp', { headers: { origin: shop } });
    expect(stamp.get('access-control-allow-origin')).toBe(shop);
  });

  test.each([
    ['/api/reports', 'https://other.example'],
    ['/api/leads', shop],
    ['/api/client/login', shop],
  ])('does not allow %s for %s', async (path, origin) => {
    const { headers } = await preflight(path, origin);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect((await server.post(path, {}, { origin })).status).toBe(403);
  });

  test('accepts a report', async () => {
    const { stamp } = await (await server.request('/api/form-stamp')).json();
    const input = {
      currentRevenue: 1_000_000,
      totalHeadCount: 10,
      busyWorkEmployees: 2,
      hoursPerWeek: 10,
      hourlyRate: 25,
    };
    const answer = await server.post(
      '/api/reports',
      { email: 'owner@shop.example', calculation: { input, assumptions: {} }, stamp, faxNumber: '' },
      { origin: shop },
    );
    expect(answer.status).toBe(202);
  });
});
