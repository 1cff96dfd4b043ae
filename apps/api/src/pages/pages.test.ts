import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { fixtureHeadline, hashedScript, writeFixtureSite } from '../testing/fixture-site.ts';
import { temporaryDirectoryOfTest } from '../testing/temporary-directory.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { loadSite } from './load-site.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withSite: true });
});
afterAll(() => server.close());

describe('a page', () => {
  test('is rendered with data from the API', async () => {
    const answer = await server.request('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(answer.headers.get('cdn-cache-control')).toBe('max-age=60, stale-while-revalidate=600');
    expect(answer.headers.get('link')).toBe('</assets/text.woff2>; rel=preload; as=font; crossorigin');
    const html = await answer.text();
    expect(html).toContain(fixtureHeadline);
    expect(html).toContain('A freight broker stops asking where the truck is');
  });

  test('allows inline scripts and styles by hash only', async () => {
    const { headers } = await server.request('/');
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", "'sha256-c2NyaXB0'"],
      'style-src': ["'self'", "'sha256-c3R5bGU='", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('returns 304 when the ETag matches, and compresses when the client accepts it', async () => {
    const first = await server.request('/', { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('vary')).toContain('accept-encoding');
    const tag = first.headers.get('etag') ?? '';
    await first.text();
    const second = await server.request('/', { headers: { 'accept-encoding': 'br', 'if-none-match': tag } });
    expect(second.status).toBe(304);
    expect(second.headers.get('content-security-policy')).toContain('script-src');
    const gzipped = await server.request('/nowhere', { headers: { 'accept-encoding': 'gzip' } });
    expect(await gzipped.text()).toContain('Page Not Found');
  });

  test('is the same with tracking parameters', async () => {
    const headers = { 'accept-encoding': 'br' };
    const plain = await server.request('/', { headers });
    const marked = await server.request('/?utm_source=news&gclid=1', { headers });
    expect(marked.headers.get('etag')).toBe(plain.headers.get('etag'));
    expect(await marked.text()).toBe(await plain.text());
  });

  test('returns the same headers and no body for HEAD', async () => {
    const headers = { 'accept-encoding': 'br' };
    const shown = await server.request('/', { headers });
    await shown.text();
    const answer = await server.request('/', { method: 'HEAD', headers });
    expect(answer.status).toBe(200);
    for (const name of ['content-type', 'content-length', 'content-encoding', 'etag', 'cache-control']) {
      expect(answer.headers.get(name), name).toBe(shown.headers.get(name));
    }
    expect(await answer.text()).toBe('');
  });

  test.for([
    '/nope',
    '/assets/nope.js',
    '/apiary',
    '/nope?next=/',
    '/.vite/manifest.json',
    '/.git/config',
    '/assets/',
    '/..%2fpackage.json',
    '//nope',
    '/%ff',
    '/services/%c0%ae',
  ])('returns 404 with the not-found page for %s', async (path) => {
    const answer = await server.request(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('Page Not Found');
  });

  test('can redirect', async () => {
    const answer = await server.request('/old');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/');
  });

  test('returns 500 without internal details when rendering fails', async () => {
    const answer = await server.request('/broken');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
    const html = await answer.text();
    expect(html).toContain('Page Error');
    expect(html).toContain('Reload Page');
    expect(html).toContain('Go to Homepage');
    expect(html).toContain(answer.headers.get('x-request-id'));
    expect(html).not.toContain('secret');
  });

  test("reads the API anonymously, without the visitor's credentials", async () => {
    const answer = await server.request('/who', { headers: { cookie: 'uplift_client=x' } });
    const html = await answer.text();
    expect(html).toContain('401');
    expect(html).toContain(server.config.siteUrl);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a file of the client build', () => {
  test('with a hash in its name is cached for a year', async () => {
    const answer = await server.request('/assets/entry-abc123.js', {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(await answer.text()).toBe(hashedScript);
  });

  test.for(['br', 'gzip'])('is served from its precompressed copy: %s', async (encoding) => {
    const answer = await server.request('/assets/entry-abc123.js', {
      headers: { 'accept-encoding': encoding },
    });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(hashedScript.length / 4);
    expect(await answer.text()).toBe(hashedScript);
  });

  test('with a plain name is cached for five minutes', async () => {
    const answer = await server.request('/plain.txt');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await answer.text()).toBe('A plain file.\n');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('may be embedded elsewhere if it is the logo of e-mails', async () => {
    const answer = await server.request('/email-logo.png');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});

test('reads a separately deployed service from its own origin, and allows it in connect-src', async () => {
  const remote = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: [], cookie: request.headers.cookie ?? null, path: request.url }));
  });
  await new Promise<void>((resolve) => remote.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    remote.close();
  });
  const address = remote.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`;
  const apart = await startTestServer({
    withSite: true,
    environment: { SERVICES: 'core', TECH_ASSETS_ORIGIN: origin },
  });
  const answer = await apart.request('/proxy/api/tech-assets');
  expect(answer.headers.get('content-security-policy')).toContain(`connect-src 'self' ${origin}`);
  expect(await answer.json()).toEqual({ data: [], cookie: null, path: '/api/tech-assets' });
  await apart.close();
});

describe('loadSite', () => {
  const options = { siteUrl: 'https://uplift.example', origins: {}, officeTimeZone: 'UTC' };

  test('throws when the site is not built, and says how to build it', async () => {
    const directory = await temporaryDirectoryOfTest();
    await expect(loadSite(directory, options)).rejects.toThrow(/not built[\s\S]*pnpm build[\s\S]*WEB_DIST/);
  });

  test('passes the options to the site', async () => {
    const directory = await temporaryDirectoryOfTest();
    await writeFixtureSite(directory);
    const { site } = await loadSite(directory, { ...options, origins: { admin: 'https://admin.example' } });
    const page = await site.render({
      path: '/who',
      fetch: async () => new Response(null, { status: 204 }),
    });
    expect(page.html).toContain('204 https://uplift.example {"admin":"https://admin.example"}');
  });
});
