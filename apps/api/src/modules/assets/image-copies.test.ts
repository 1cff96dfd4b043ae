import { createHash, randomUUID } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assets } from '../../database/schema/index.ts';
import { NAVIGATION_LOGO_ID } from '../../database/seed/seed-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const acceptModern = 'image/avif,image/webp,image/*,*/*;q=0.8';

async function addPicture(bytes: Uint8Array, contentType: string): Promise<string> {
  const id = randomUUID();
  const storageKey = `assets/${id}`;
  await server.files.write(storageKey, bytes);
  await server.database.db.insert(assets).values({
    id,
    name: 'A picture',
    category: 'story-illustration',
    contentType,
    byteSize: bytes.length,
    checksum: createHash('sha256').update(bytes).digest('hex'),
    storageKey,
  });
  return `/api/assets/${id}/file`;
}

function photo(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#456', noise } });
}

const get = (path: string, accept = acceptModern, headers: Record<string, string> = {}) =>
  server.request(path, { headers: { accept, ...headers } });

describe('requesting a photo with a width', () => {
  let path: string;
  let original: Buffer;
  beforeAll(async () => {
    original = await photo(1_000, 600).jpeg().toBuffer();
    path = await addPicture(original, 'image/jpeg');
  });

  test.for([
    ['AVIF', acceptModern, 'image/avif', 'heif'],
    ['WebP', 'image/webp,*/*', 'image/webp', 'webp'],
  ] as const)('returns %s to a client that accepts it', async ([, accept, type, format]) => {
    const answer = await get(`${path}?width=320`, accept);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toMatch(/accept/i);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = await answer.bytes();
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 320, height: 192 });
    expect(bytes.length).toBeLessThan(original.length / 2);
  });

  test('returns the original without a supported format or without a width', async () => {
    for (const answer of [await get(`${path}?width=320`, '*/*'), await get(path)]) {
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(Buffer.from(await answer.bytes())).toEqual(original);
    }
  });

  test('never enlarges the photo', async () => {
    const { width } = await sharp(await (await get(`${path}?width=1920`)).bytes()).metadata();
    expect(width).toBe(1_000);
  });

  test('returns the same copy to concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => get(`${path}?width=480`)));
    const tags = new Set(answers.map(({ headers }) => headers.get('etag')));
    expect(tags.size).toBe(1);
    const copies = await Promise.all(answers.map((answer) => answer.bytes()));
    for (const copy of copies) expect(copy).toEqual(copies[0]);
    const again = await get(`${path}?width=480`, acceptModern, { 'if-none-match': [...tags][0] ?? '' });
    expect(again.status).toBe(304);
  });

  test.for(['1', '321', '99999', 'x', ''])('returns 400 for the width "%s"', async (width) => {
    const answer = await get(`${path}?width=${width}`);
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors.width[0]).toContain('"320"');
  });
});

test('rotates a copy by the orientation of the camera', async () => {
  const path = await addPicture(
    await photo(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    'image/jpeg',
  );
  const { width, height } = await sharp(await (await get(`${path}?width=320`)).bytes()).metadata();
  expect([width, height]).toEqual([200, 400]);
});

test('returns an SVG unchanged for any width', async () => {
  const answer = await get(`/api/assets/${NAVIGATION_LOGO_ID}/file?width=320`);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(await answer.text()).toContain('<svg');
});

test('returns a file unchanged when it is not an image', async () => {
  const bytes = new TextEncoder().encode('not a photo');
  const answer = await get(`${await addPicture(bytes, 'image/png')}?width=320`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('not a photo');
});
