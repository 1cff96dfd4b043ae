import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminAsset } from '@uplift/data-client/contract/admin';
import { type ClientDocumentDetail, DOCUMENT_TRASH_DAYS } from '@uplift/data-client/contract/project';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultyProxy, startFaultyProxy } from '../testing/faulty-proxy.ts';
import { addParties } from '../testing/project-parties.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { signInTo } from '../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

// The database engine makes no difference here, so one is enough.

const DAY_MS = 24 * 3_600_000;

// A server with its files in a bucket, behind a proxy that can fail.
let s3: S3Server;
let line: FaultyProxy;
let server: TestServer;
const log: string[] = [];
let later = 0;
beforeAll(async () => {
  s3 = await startS3Server();
  line = await startFaultyProxy(s3.port);
  server = await startTestServer({
    environment: { ...s3.environment, FILES_S3_ENDPOINT: line.url },
    now: () => new Date(Date.now() + later),
    logStream: { write: (text) => log.push(text) },
  });
});
afterAll(async () => {
  await server.close();
  line.close();
  await s3.close();
});

function formOf(name: string, bytes: Uint8Array | string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
  return form;
}

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#456',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

const pdfOf = (text: string) => `%PDF-1.4\n${text}\n%%EOF\n`;

test('returns 503 while the bucket is unreachable, aborts a download that is cut off, and serves everything else', async () => {
  const { headers } = await signInTo(server, 'admin');
  const send = () =>
    server.request('/api/admin/assets', {
      method: 'POST',
      headers,
      body: formOf('a.png', picture, { category: 'a' }),
    });
  const picture = await noise(300, 200);
  const asset: AdminAsset = await (await send()).json();
  const file = `/api/assets/${asset.id}/file`;

  line.fault = { after: 0, effect: 'end' };
  const message = 'Files are temporarily unavailable. Try again in a few seconds.';
  const problem = {
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    detail: message,
    message,
  };
  for (const answer of [await server.request(file), await send()]) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual(problem);
    expect(answer.headers.get('retry-after')).toBe('5');
    for (const name of ['etag', 'content-disposition', 'last-modified'])
      expect(answer.headers.has(name)).toBe(false);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  expect((await server.request('/api/health')).status).toBe(200);
  expect((await server.request('/api/case-studies')).status).toBe(200);
  expect(log.some((text) => text.includes('The file store did not send assets/'))).toBe(true);
  expect(log.join('')).not.toContain(s3.environment.FILES_S3_SECRET_ACCESS_KEY);

  line.fault = { after: 60_000, effect: 'end' };
  const cut = await server.request(file);
  expect(cut.status).toBe(200);
  await expect(cut.bytes()).rejects.toThrow();

  line.fault = null;
  expect((await (await server.request(file)).bytes()).length).toBe(asset.byteSize);
});

test('uploads, sends, replaces and removes assets and documents in a bucket as on a disk', async () => {
  const { headers } = await signInTo(server, 'admin');
  const keysIn = async (folder: string) => {
    const keys: string[] = [];
    for await (const { key } of server.files.list(folder)) keys.push(key);
    return keys;
  };
  const send = async <Answer>(
    method: string,
    path: string,
    body: FormData,
    by = headers,
  ): Promise<Answer> => {
    const answer = await server.request(path, { method, headers: by, body });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return answer.json();
  };

  const asset = await send<AdminAsset>(
    'POST',
    '/api/admin/assets',
    formOf('a.png', await noise(300, 200), { category: 'a' }),
  );
  const file = `/api/assets/${asset.id}/file`;
  const whole = await server.request(file);
  const bytes = await whole.bytes();
  expect(bytes.length).toBeGreaterThan(100_000);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(bytes.length),
    'content-disposition': 'inline; filename=a.png',
    'accept-ranges': 'bytes',
    etag: `"${asset.checksum}"`,
  });
  const stretch = await server.request(file, { headers: { range: 'bytes=50000-99999' } });
  expect(stretch.status).toBe(206);
  expect(stretch.headers.get('content-range')).toBe(`bytes 50000-99999/${bytes.length}`);
  expect(Buffer.from(await stretch.bytes()).equals(bytes.subarray(50_000, 100_000))).toBe(true);
  const small = await server.request(`${file}?width=320`, { headers: { accept: 'image/webp' } });
  expect(small.headers.get('content-type')).toBe('image/webp');
  expect(await keysIn('copies')).toEqual([`copies/${asset.checksum}/320.webp`]);

  const parties = await addParties(server);
  const folder = `/api/clients/${parties.clientId}/documents`;
  const { manager } = parties;
  const first = pdfOf('a'.repeat(2_000_000));
  const document = await send<ClientDocumentDetail>(
    'POST',
    folder,
    formOf('Offer.pdf', first),
    manager.headers,
  );
  const next = formOf('Offer.pdf', pdfOf('b'), { version: String(document.version) });
  await send('POST', `${folder}/${document.id}/versions`, next, manager.headers);
  for (const [number, text] of [
    [1, first],
    [2, pdfOf('b')],
  ] as const) {
    const path = `${folder}/${document.id}/versions/${number}/file`;
    const sent = await server.request(path, { headers: manager.headers });
    expect(sent.headers.get('content-disposition')).toBe('attachment; filename=Offer.pdf');
    expect(await sent.text()).toBe(text);
  }

  const other = await noise(30, 20);
  const replaced = await send<AdminAsset>(
    'PUT',
    `/api/admin/assets/${asset.id}/file`,
    formOf('b.png', other, { version: String(asset.version) }),
  );
  expect((await (await server.request(file)).bytes()).length).toBe(replaced.byteSize);
  expect(await keysIn(`assets/${asset.id}`)).toHaveLength(2);
  await server.post('/api/admin/assets/actions', { action: 'delete', ids: [asset.id] }, headers);
  await server.post(`${folder}/actions`, { action: 'delete', ids: [document.id] }, manager.headers);

  later = (DOCUMENT_TRASH_DAYS + 1) * DAY_MS;
  await server.jobs.enqueue('clean-up', {});
  await expect.poll(() => keysIn(`documents/${document.id}`), { timeout: 20_000 }).toEqual([]);
  expect(await keysIn(`assets/${asset.id}`)).toEqual([]);
  expect(await keysIn('copies')).toEqual([]);
  expect((await keysIn('assets')).length).toBeGreaterThan(10);
  expect(existsSync(join(server.config.dataDirectory, 'files'))).toBe(false);
});
