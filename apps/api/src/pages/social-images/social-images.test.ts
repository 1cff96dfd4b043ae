import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { PageAnswer } from '../public-pages.ts';
import { registerSocialImages } from './social-images.routes.ts';

describe('the social image of a page', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ withSite: true });
  });
  afterAll(() => server.close());

  test("is a 1200 × 630 PNG in the brand's fonts", async () => {
    const answer = await server.request('/social/index.png?v=first-version');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const png = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1_200, height: 630 });
    // The background is dark and the text is light. Without a font there would be only one color.
    const { channels } = await sharp(png).stats();
    expect(channels[0]?.min).toBe(0x0b);
    expect(channels[0]?.max).toBe(0xea);
  });

  test('is immutable only at the URL with its current version', async () => {
    for (const path of ['/social/index.png', '/social/index.png?v=older']) {
      const answer = await server.request(path);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
      await answer.arrayBuffer();
    }
  });

  test('returns 304 when the ETag matches', async () => {
    const first = await server.request('/social/index.png');
    await first.arrayBuffer();
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await server.request('/social/index.png', { headers })).status).toBe(304);
  });

  test.for([
    '/social/nope.png',
    '/social/about.png',
    '/social/index',
    '/social/.png',
    '/social/who.png?title=Mine',
  ])('returns 404 for %s', async (path) => {
    const answer = await server.request(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Page Not Found');
  });
});

describe('drawing', () => {
  function pageWith(version: string): PageAnswer {
    const drawing = { type: 'div', key: null, props: {} };
    return { status: 200, headers: {}, body: '', socialImage: { version, width: 1, height: 1, drawing } };
  }

  function setUp() {
    const app = Fastify();
    onTestFinished(() => app.close());
    const drawn: string[] = [];
    let atOnce = 0;
    let most = 0;
    const release = Promise.withResolvers<void>();
    registerSocialImages(app, {
      pages: { at: (path) => pageWith(path) },
      renderPage: async (_request, reply) => reply.code(404).send('none'),
      draw: async ({ version }) => {
        if (version === '/no-ink') throw new Error('no ink');
        drawn.push(version);
        atOnce += 1;
        most = Math.max(most, atOnce);
        await release.promise;
        atOnce -= 1;
        return Buffer.from(version);
      },
    });
    return { app, drawn, release: release.resolve, most: () => most };
  }

  test('happens once for concurrent requests', async () => {
    const { app, drawn, release } = setUp();
    const asked = Array.from({ length: 5 }, () => app.inject('/social/a.png'));
    await expect.poll(() => drawn.length).toBe(1);
    release();
    const bodies = (await Promise.all(asked)).map(({ body }) => body);
    expect(bodies).toEqual(Array.from({ length: 5 }, () => '/a'));
    await app.inject('/social/a.png?v=other');
    expect(drawn).toEqual(['/a']);
  });

  test('happens for two images at a time until all are drawn', async () => {
    const { app, drawn, release, most } = setUp();
    const asked = ['a', 'b', 'c', 'd', 'e'].map((name) => app.inject(`/social/${name}.png`));
    await expect.poll(() => drawn.length).toBe(2);
    release();
    await Promise.all(asked);
    expect(drawn).toHaveLength(5);
    expect(most()).toBe(2);
  });

  test('continues after failed images', async () => {
    const { app, release } = setUp();
    release();
    const failed = await Promise.all(Array.from({ length: 3 }, () => app.inject('/social/no-ink.png')));
    expect(failed.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500]);
    expect((await app.inject('/social/no-ink.png')).statusCode).toBe(500);
    expect((await app.inject('/social/a.png')).body).toBe('/a');
  });
});
