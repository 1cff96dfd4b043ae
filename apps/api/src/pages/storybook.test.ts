import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemporaryDirectory } from '../testing/temporary-directory.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

test('/storybook/ returns 404 without the setting', async () => {
  const server = await startTestServer();
  expect((await server.request('/storybook/')).status).toBe(404);
  await server.close();
});

test('the server does not start if the Storybook of the setting is not built', async () => {
  const environment = { STORYBOOK_DIST: join(import.meta.dirname, 'missing') };
  await expect(startTestServer({ environment })).rejects.toThrow(
    /Storybook is not built[\s\S]*STORYBOOK_DIST/,
  );
});

describe('with the setting', () => {
  let server: TestServer;
  let directory: Awaited<ReturnType<typeof createTemporaryDirectory>>;
  beforeAll(async () => {
    directory = await createTemporaryDirectory();
    const built = join(directory.path, 'storybook-static');
    await mkdir(join(built, 'assets'), { recursive: true });
    await writeFile(join(directory.path, 'secret.txt'), 'a file outside of Storybook');
    await writeFile(join(built, '.hidden'), 'a hidden file');
    await writeFile(join(built, 'index.html'), '<title>Manager</title>');
    await writeFile(join(built, 'iframe.html'), '<title>Story</title>');
    await writeFile(join(built, 'assets', 'iframe-B1x2y3.js'), 'export {}');
    server = await startTestServer({ withSite: true, environment: { STORYBOOK_DIST: built } });
  });
  afterAll(async () => {
    await server.close();
    await directory.remove();
  });

  test.for([
    ['/storybook/', 'Manager'],
    ['/storybook/index.html', 'Manager'],
    ['/storybook/iframe.html?viewMode=story&id=components-button--primary', 'Story'],
  ] as const)(
    '%s is a page that only this origin can frame and search engines leave out',
    async ([path, title]) => {
      const answer = await server.request(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(title);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
      const policy = answer.headers.get('content-security-policy');
      expect(policy).toContain("script-src 'self' 'unsafe-inline';");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).not.toMatch(/https?:|unsafe-eval/);
    },
  );

  test('/storybook redirects to /storybook/, which relative paths need', async () => {
    const answer = await server.request('/storybook', { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/storybook/');
  });

  test('hashed files are cached for a year', async () => {
    const answer = await server.request('/storybook/assets/iframe-B1x2y3.js');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toContain('javascript');
  });

  test.for([
    '/storybook/nowhere.html',
    '/storybook/assets/',
    '/storybook/%2e%2e/secret.txt',
    '/storybook/..%2fsecret.txt',
    '/storybook/assets/..%2f..%2fsecret.txt',
    '/storybook/.hidden',
  ])('%s is refused', async (path) => {
    const answer = await server.request(path);
    expect([403, 404]).toContain(answer.status);
    expect(await answer.text()).not.toMatch(/a file outside|a hidden file/);
  });

  test('other pages keep their policy', async () => {
    const answer = await server.request('/');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('x-robots-tag')).toBeNull();
  });
});
