import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('loads only files of this server and contains no inline code', async () => {
  const answer = await server.request('/api/docs');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(policy).not.toMatch(/https?:|unsafe-eval|script-src [^;]*unsafe/);
  const page = await answer.text();
  const files = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(files).toEqual([
    '/api/docs/swagger-ui.css',
    '/api/docs/page.css',
    '/api/docs/swagger-ui-bundle.js',
    '/api/docs/page.js',
    '/api/openapi.json',
  ]);
  for (const path of files) {
    const file = await server.request(path);
    expect(file.status, path).toBe(200);
    expect(file.headers.get('content-type'), path).toMatch(/^(?:text|application)\/(?:css|javascript|json);/);
    expect((await file.text()).length, path).toBeGreaterThan(50);
  }
  expect(page).not.toMatch(/<script>|<style|https?:/);
});

test.for([
  '/api/docs/package.json',
  '/api/docs/index.html',
  '/api/docs/../package.json',
  '/api/docs/nope.js',
])('returns 404 for any other file of the package: %s', async (path) => {
  expect((await server.request(path)).status).toBe(404);
});
