import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

describe('over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test.for(['/api/health', '/api/nope', '/api/client/me'])(
    '%s returns the security headers',
    async (path) => {
      const { headers } = await server.request(path);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  test('every response has a request ID that callers cannot choose', async () => {
    const one = await server.request('/api/health', { headers: { 'x-request-id': 'chosen' } });
    const two = await server.request('/api/health');
    expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(two.headers.get('x-request-id')).not.toBe(one.headers.get('x-request-id'));
  });

  test('does not allow other origins to read', async () => {
    const answer = await server.request('/api/health', { headers: { origin: 'https://other.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('over HTTPS behind a proxy, with a separate front end', () => {
  const front = 'https://front.example';
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      environment: { SITE_URL: 'https://uplift.example', CORS_ORIGINS: front, TRUST_PROXY: 'loopback' },
    });
  });
  afterAll(() => server.close());

  test('requires browsers to stay on HTTPS', async () => {
    const { headers } = await server.request('/api/health');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  test('uses the request ID of the proxy if it is valid', async () => {
    const named = await server.request('/api/health', { headers: { 'x-request-id': 'edge-1.2_3' } });
    expect(named.headers.get('x-request-id')).toBe('edge-1.2_3');
    const odd = await server.request('/api/health', { headers: { 'x-request-id': 'a b{c}' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('allows the listed origin to read with cookies and to see Retry-After', async () => {
    const { headers } = await server.request('/api/health', { headers: { origin: front } });
    expect(headers.get('access-control-allow-origin')).toBe(front);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(headers.get('vary')).toMatch(/origin/i);
  });

  test('answers the preflight of the listed origin and no other', async () => {
    const ask = (origin: string) =>
      server.request('/api/admin/login', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
    const allowed = await ask(front);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-headers')).toMatch(/content-type/i);
    expect(allowed.headers.get('access-control-allow-methods')).toContain('POST');
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('accepts mutations only from the site and the listed origin', async () => {
    for (const [origin, status] of [
      ['https://uplift.example', 200],
      [front, 200],
      ['https://evil.example', 403],
    ] as const) {
      expect((await server.post('/api/client/logout', {}, { origin })).status, origin).toBe(status);
    }
  });
});
