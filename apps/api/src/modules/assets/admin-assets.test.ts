import { randomUUID } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { AdminAsset } from '@uplift/data-client/contract/admin';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assets, events, techAssets } from '../../database/schema/index.ts';
import { NAVIGATION_LOGO_ID } from '../../database/seed/seed-files.ts';
import { unitOfWork } from '../../database/unit-of-work.ts';
import { signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createAssetsRepository } from './assets.repository.ts';
import { cleanAssets } from './clean-assets.ts';

const MEGABYTE = 1_024 ** 2;
const LIMIT = 25 * MEGABYTE;
const category = 'test-uploads';

let server: TestServer;
let headers: Record<string, string>;
let photo: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ headers } = await signInTo(server, 'admin'));
});

interface FileOptions {
  name?: string;
  type?: string;
}

/** A form in the order of browsers: the fields, then the file. */
function formOf(
  bytes: Uint8Array | string,
  { name = 'photo.png', type = '' }: FileOptions = {},
  fields: Record<string, string> = { category },
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }));
  return form;
}

const send = (form: BodyInit, extra: Record<string, string> = {}) =>
  server.request('/api/admin/assets', { method: 'POST', headers: { ...headers, ...extra }, body: form });

async function upload(
  bytes: Uint8Array | string = photo,
  file: FileOptions = {},
  fields: Record<string, string> = {},
): Promise<AdminAsset> {
  const answer = await send(formOf(bytes, file, { category, ...fields }));
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

const replace = (
  asset: Pick<AdminAsset, 'id' | 'version'>,
  bytes: Uint8Array | string,
  file: FileOptions = {},
) =>
  server.request(`/api/admin/assets/${asset.id}/file`, {
    method: 'PUT',
    headers,
    body: formOf(bytes, file, { version: String(asset.version) }),
  });

const read = async (path: string) => (await server.request(path, { headers })).json();
const find = (id: string): Promise<AdminAsset> => read(`/api/admin/assets/${id}`);
const act = (action: string, ...ids: string[]) =>
  server.post('/api/admin/assets/actions', { action, ids }, headers);
const problemOf = async (action: string, id: string): Promise<string | null> =>
  (await (await act(action, id)).json()).outcomes[0].problem;
const patch = (id: string, change: Record<string, unknown>) =>
  server.request(`/api/admin/assets/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(change),
  });
const publicFile = (id: string, query = '') =>
  server.request(`/api/assets/${id}/file${query}`, { headers: { accept: 'image/avif,*/*' } });
const entriesOf = async (id: string) => (await read(`/api/admin/audit-log?subjectId=${id}`)).data;
const count = () => server.database.db.$count(assets);

/** Holds the temporary files of uploads in progress. */
const uploadsDirectory = () => join(server.config.dataDirectory, 'uploads');
const waitingUploads = () => readdir(uploadsDirectory());

describe('uploading an asset', () => {
  test('stores and publishes the file, records it in the audit log and emits an event', async () => {
    const asset = await upload(photo, { name: 'Spring banner.png', type: 'image/png' });
    expect(asset).toMatchObject({
      name: 'Spring banner',
      category,
      type: 'png',
      width: 40,
      height: 20,
      state: 'active',
      version: 1,
      deletedAt: null,
    });
    const file = await publicFile(asset.id);
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(file.headers.get('content-disposition')).toBe('inline; filename="Spring banner.png"');
    expect(file.headers.get('etag')).toBe(`"${asset.checksum}"`);
    const { data } = await (await server.request(`/api/assets?category=${category}`)).json();
    expect(data.map(({ id }: AdminAsset) => id)).toContain(asset.id);
    expect(await entriesOf(asset.id)).toMatchObject([
      { action: 'asset.uploaded', after: { name: 'Spring banner', contentType: 'image/png' } },
    ]);
    const recorded = await server.database.db.select().from(events).where(eq(events.type, 'asset.updated'));
    expect(recorded.map(({ data }) => data)).toContainEqual({
      id: asset.id,
      name: 'Spring banner',
      category,
      isActive: true,
    });
  });

  test('uses the given name', async () => {
    expect(await upload(photo, {}, { name: '  Team photo ' })).toMatchObject({ name: 'Team photo' });
  });

  test.for([
    ['../../etc/passwd.png', 'passwd', 'inline; filename=passwd.png'],
    ['C:\\Users\\maya\\logo.png', 'logo', 'inline; filename=logo.png'],
    [
      'Büro – 写真.png',
      'Büro – 写真',
      'inline; filename="B?ro ? ??.png"; filename*=UTF-8\'\'B%C3%BCro%20%E2%80%93%20%E5%86%99%E7%9C%9F.png',
    ],
    [`${'x'.repeat(300)}.png`, 'x'.repeat(120), `inline; filename=${'x'.repeat(120)}.png`],
    ['.png', '.png', 'inline; filename=.png.png'],
  ] as const)('turns file name %s into %s and a download name', async ([name, called, disposition]) => {
    const asset = await upload(photo, { name });
    expect(asset.name).toBe(called);
    const saved = (await publicFile(asset.id)).headers.get('content-disposition');
    expect(saved).toBe(disposition);
  });

  test('rotates the image upright and removes its metadata', async () => {
    const turned = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#456' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Robin Vale' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const asset = await upload(turned, { name: 'camera.JPG', type: 'image/jpeg' });
    expect(asset).toMatchObject({ type: 'jpeg', width: 20, height: 40 });
    const stored = await sharp(await (await publicFile(asset.id)).bytes()).metadata();
    expect(stored).toMatchObject({ width: 20, height: 40 });
    expect(stored.exif).toBeUndefined();
    expect(stored.orientation).toBeUndefined();
  });

  test('removes data hidden after the image', async () => {
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
    const asset = await upload(polyglot);
    expect(Buffer.from(await (await publicFile(asset.id)).bytes()).includes('<script>')).toBe(false);
  });

  test.for(['webp', 'avif'] as const)('accepts %s', async (type) => {
    const bytes = await sharp(photo)[type]().toBuffer();
    expect(await upload(bytes, { name: `photo.${type}` })).toMatchObject({ type, width: 40, height: 20 });
  });

  test('accepts a PDF and serves it as an attachment', async () => {
    const pdf = '%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n';
    const asset = await upload(pdf, { name: 'Offer.pdf', type: 'application/pdf' });
    expect(asset).toMatchObject({ type: 'pdf', width: null, height: null });
    const file = await publicFile(asset.id, '?width=320');
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename=Offer.pdf');
    expect(await file.text()).toBe(pdf);
  });

  test('replays the response for a repeated idempotency key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await (await send(formOf(photo), key)).json();
    const repeat = await send(formOf(photo), key);
    expect(repeat.headers.get('idempotency-replayed')).toBe('true');
    expect(await repeat.json()).toEqual(first);
    const another = await send(formOf(photo, { name: 'other.png' }), key);
    expect(another.status).toBe(422);
  });
});

describe('uploading an SVG', () => {
  const drawing = (inside: string, prolog = '') =>
    `${prolog}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="48" height="24">${inside}<rect width="9" height="9" fill="#123456"/></svg>`;
  const sanitized = async (text: string): Promise<string> => {
    const asset = await upload(text, { name: 'logo.svg', type: 'image/svg+xml' });
    expect(asset).toMatchObject({ type: 'svg', width: 48, height: 24 });
    const file = await publicFile(asset.id);
    expect(file.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    return file.text();
  };

  test.for([
    ['a script', '<script>alert(1)</script>', 'alert'],
    [
      'a script in another namespace',
      '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
      'script',
    ],
    ['a handler', '<g onload="alert(1)"/>', 'alert'],
    [
      'a foreign element',
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">alert</p></foreignObject>',
      'alert',
    ],
    ['a script address', '<a href="javascript:alert(1)"><text>x</text></a>', 'alert'],
    ['an animated address', '<a><animate attributeName="href" values="javascript:alert(1)"/></a>', 'alert'],
    ['a picture of another site', '<image href="https://evil.example/x.png"/>', 'evil'],
    ['a drawing within', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', 'PHN2Zy8'],
    ['a part of another drawing', '<use xlink:href="https://evil.example/x.svg#a"/>', 'evil'],
    ['a style sheet of another site', '<style>@import url(https://evil.example/x.css);</style>', 'evil'],
    ['a disguised address', '<style>g{fill:u\\72l(https://evil.example/x)}</style>', 'evil'],
    ['a fill of another site', '<g fill="url(https://evil.example/x#a)"/>', 'evil'],
    ['an instruction', '<?xml-stylesheet href="https://evil.example/x.css"?>', 'evil'],
  ] as const)('removes %s and keeps the rest', async ([, inside, lost]) => {
    const stored = await sanitized(drawing(inside));
    expect(stored).not.toContain(lost);
    expect(stored).toContain('fill="#123456"');
  });

  test('keeps gradients, styles and references to its own parts', async () => {
    const inside =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient><path id="p" d="M0 0h4v4z"/></defs><style>.a{fill:url(#g)}</style><use href="#p" class="a"/>';
    const stored = await sanitized(drawing(inside, '<?xml version="1.0"?>'));
    for (const part of ['linearGradient', 'fill:url(#g)', 'href="#p"']) expect(stored).toContain(part);
  });

  test.for([
    [
      'with entities',
      drawing('', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      'declares entities',
    ],
    [
      'that is not well formed',
      '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>',
      'cannot be read|can be read',
    ],
    ['nested without end', drawing(`${'<g>'.repeat(30_000)}${'</g>'.repeat(30_000)}`), 'has too many parts'],
    ['of comments that never end', `<svg>${'<!--'.repeat(125_000)}`, 'can be read'],
    ['of character data that never ends', `<svg>${'<![CDATA['.repeat(55_000)}`, 'can be read'],
    ['of instructions that never end', `<svg>${'<?a '.repeat(125_000)}`, 'can be read'],
    ['of very many attributes', drawing(`<g ${'a="" '.repeat(90_000)}/>`), 'can be read'],
    ['of very many parts', drawing('<g/>'.repeat(100_000)), 'has too many parts'],
    ['that is a web page', '<!doctype html><html><script>alert(1)</script></html>', 'type|can be read'],
    ['of more than 512 kB', drawing(`<text>${'x'.repeat(600_000)}</text>`), 'more than 512 kB'],
  ] as const)('rejects a drawing %s with a message that names the file', async ([, text, why]) => {
    const answer = await send(formOf(text, { name: 'logo.svg' }));
    expect(answer.status).toBe(400);
    const [message] = (await answer.json()).errors.file;
    expect(message).toMatch(new RegExp(`^logo\\.svg .*(?:${why})`));
  });
});

describe('rejects by name and does not store a file', () => {
  const refused = async (bytes: Uint8Array | string, file: FileOptions, why: RegExp, status = 400) => {
    const before = await count();
    const answer = await send(formOf(bytes, file));
    expect(answer.status).toBe(status);
    const problem = await answer.json();
    expect(Object.keys(problem.errors)).toEqual(['file']);
    expect(problem.message).toMatch(why);
    expect(await count()).toBe(before);
    await expect.poll(waitingUploads).toEqual([]);
  };

  test('whose extension contradicts its bytes', () =>
    refused(photo, { name: 'photo.jpg' }, /^photo\.jpg ends with \.jpg, but holds PNG\./));

  test('whose content type contradicts its bytes', () =>
    refused(photo, { name: 'photo', type: 'image/webp' }, /^photo was sent as image\/webp, but holds PNG\./));

  test('that is a program', () =>
    refused(
      Buffer.from('MZ\u0090\0\u0003', 'latin1'),
      { name: 'logo.png' },
      /^logo\.png is of the type EXE\./,
    ));

  test('that is text', () => refused('hello there', { name: 'logo.png' }, /^logo\.png is of a type that/));

  test('that is an animation', async () => {
    const frames = Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)]);
    const raw = { width: 10, height: 20, channels: 3, pageHeight: 10 } as const;
    const animation = await sharp(frames, { raw })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    await refused(animation, { name: 'a.webp' }, /^a\.webp is an animation\./);
  });

  test('that is truncated', async () => {
    const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
    const picture = sharp({ create: { width: 200, height: 200, channels: 3, background: '#456', noise } });
    for (const type of ['png', 'jpeg', 'webp'] as const) {
      const whole = await picture.clone()[type]().toBuffer();
      await refused(
        whole.subarray(0, whole.length / 2),
        { name: `half.${type}` },
        /cannot be read to its end/,
      );
    }
    await refused('%PDF-1.4\n1 0 obj', { name: 'half.pdf' }, /^half\.pdf cannot be read to its end/);
  });

  test('that is empty', () => refused('', { name: 'nothing.png' }, /^nothing\.png is empty\./));

  test('that is a decompression bomb', async () => {
    const create = { width: 8_000, height: 6_251, channels: 3, background: '#000' } as const;
    const bomb = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(MEGABYTE);
    await refused(bomb, { name: 'bomb.png' }, /^bomb\.png has 51 megapixels\./);
  });

  test('that is larger than 25 MB by one byte, but not at 25 MB', async () => {
    await refused(Buffer.alloc(LIMIT + 1), { name: 'film.png' }, /^film\.png is larger than 25 MB\./, 413);
    await refused(Buffer.alloc(LIMIT), { name: 'film.png' }, /^film\.png is of a type/);
  });

  test('whose Content-Length is too large, before it is sent', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST /api/admin/assets HTTP/1.1\r\nHost: x\r\nAuthorization: ${headers.authorization}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000000\r\n\r\n`,
        );
      });
      socket.once('data', (data) => {
        resolve(data.toString());
        socket.destroy();
      });
      socket.once('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('A file can have at most 25 MB.');
  });

  test('whose upload is aborted', async () => {
    const before = await count();
    const stop = new AbortController();
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        sent += 1;
        if (sent === 1) {
          const head = `--b\r\nContent-Disposition: form-data; name="category"\r\n\r\n${category}\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
          controller.enqueue(new TextEncoder().encode(head));
        } else if (sent < 20) {
          controller.enqueue(new Uint8Array(65_536));
        } else {
          await expect.poll(waitingUploads).toHaveLength(1);
          stop.abort();
        }
      },
    });
    const request = server.request('/api/admin/assets', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
      body,
      signal: stop.signal,
      duplex: 'half',
    } as RequestInit);
    await expect(request).rejects.toThrow();
    await expect.poll(waitingUploads).toEqual([]);
    expect(await count()).toBe(before);
  });
});

describe('an invalid upload request', () => {
  test.for([
    ['without a file', () => formOf(photo, {}, {}), (form: FormData) => form.delete('file'), 400, 'file'],
    ['without a category', () => formOf(photo, {}, {}), () => undefined, 400, 'category'],
    [
      'with a category of several words',
      () => formOf(photo, {}, { category: 'Two Words' }),
      () => undefined,
      400,
      'category',
    ],
    [
      'with a name of two lines',
      () => formOf(photo, {}, { category, name: 'a\nb' }),
      () => undefined,
      400,
      'name',
    ],
    [
      'with two files',
      () => formOf(photo),
      (form: FormData) => form.append('file', new File(['x'], 'b.png')),
      400,
      'file',
    ],
  ] as const)('%s is rejected with an error for the field', async ([, create, change, status, field]) => {
    const form = create();
    change(form);
    const answer = await send(form);
    expect(answer.status).toBe(status);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
    await expect.poll(waitingUploads).toEqual([]);
  });

  test('returns 415 for JSON and 400 for a malformed form', async () => {
    expect((await server.post('/api/admin/assets', { category }, headers)).status).toBe(415);
    for (const body of [
      '',
      'x',
      '--b\r\n',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx',
    ]) {
      const answer = await send(body, { 'content-type': 'multipart/form-data; boundary=b' });
      expect(answer.status, body).toBe(400);
    }
    expect((await send('x', { 'content-type': 'multipart/form-data' })).status).toBe(400);
  });

  test('returns 401 or 403 to other users and stores no file', async () => {
    const manager = (await signInTo(server, 'manager')).headers;
    const asset = await upload();
    for (const [as, status] of [
      [{}, 401],
      [manager, 403],
    ] as const) {
      const calls = [
        server.request('/api/admin/assets', { headers: as }),
        server.request('/api/admin/assets/categories', { headers: as }),
        server.request(`/api/admin/assets/${asset.id}`, { headers: as }),
        server.request(`/api/admin/assets/${asset.id}/file`, { headers: as }),
        server.request('/api/admin/assets', { method: 'POST', headers: as, body: formOf(photo) }),
        server.request(`/api/admin/assets/${asset.id}/file`, {
          method: 'PUT',
          headers: as,
          body: formOf(photo),
        }),
        server.post('/api/admin/assets/actions', { action: 'delete', ids: [asset.id] }, as),
      ];
      for (const call of calls) expect((await call).status).toBe(status);
    }
    // Temporary files are removed after the response.
    await expect.poll(waitingUploads).toEqual([]);
  });
});

describe('listing assets', () => {
  const names = async (query: string): Promise<string[]> =>
    (await read(`/api/admin/assets?${query}`)).data.map(({ name }: AdminAsset) => name);

  test('searches, filters, sorts and paginates', async () => {
    const own = 'test-list';
    const larger = await sharp(photo).resize(300).jpeg().toBuffer();
    await upload(photo, { name: 'Alpha one.png' }, { category: own });
    const beta = await upload(larger, { name: 'beta two.jpg' }, { category: own });
    await upload(photo, { name: 'Gamma three.png' }, { category: own });
    await act('deactivate', beta.id);
    const here = `category=${own}`;
    expect(await names(here)).toEqual(['Gamma three', 'beta two', 'Alpha one']);
    expect(await names(`${here}&sort=name`)).toEqual(['Alpha one', 'beta two', 'Gamma three']);
    expect((await names(`${here}&sort=-byteSize`))[0]).toBe('beta two');
    expect(await names(`${here}&q=GAM`)).toEqual(['Gamma three']);
    expect(await names(`${here}&state=inactive`)).toEqual(['beta two']);
    expect(await names(`${here}&type=png&sort=name`)).toEqual(['Alpha one', 'Gamma three']);
    expect(await names(`category=logo,${own}&type=jpeg`)).toEqual(['beta two']);
    expect((await read('/api/admin/assets/categories')).categories).toEqual(
      expect.arrayContaining([own, 'logo', 'tech-icon']),
    );
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(...(await names(`${here}&sort=name&pageSize=1&page=${page}`)));
    expect(pages).toHaveLength(3);
  });

  test.for([
    ['sort=category', 'sort'],
    ['state=gone', 'state.0'],
    ['type=gif', 'type.0'],
    ['category=Two Words', 'category.0'],
  ] as const)('returns 400 for ?%s with an error for %s', async ([query, field]) => {
    const answer = await server.request(`/api/admin/assets?${query}`, { headers });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
  });
});

describe('updating an asset', () => {
  test('stores the change, increments the version and returns 409 for an older version', async () => {
    const asset = await upload();
    const change = { name: 'Renamed', category: 'test-moved', isActive: false, version: 1 };
    const answer = await patch(asset.id, change);
    expect(await answer.json()).toMatchObject({ name: 'Renamed', state: 'inactive', version: 2 });
    expect((await publicFile(asset.id)).status).toBe(404);
    const late = await patch(asset.id, { ...change, name: 'Late' });
    expect(late.status).toBe(409);
    expect(await find(asset.id)).toMatchObject({ name: 'Renamed', version: 2 });
    const [entry] = await entriesOf(asset.id);
    expect(entry).toMatchObject({
      action: 'asset.updated',
      before: { name: 'photo', category, state: 'active' },
      after: { name: 'Renamed', category: 'test-moved', state: 'inactive' },
    });
  });

  test.for([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ category: 'Ünïcode' }, 'category'],
    [{ isActive: 'yes' }, 'isActive'],
    [{ version: 0 }, 'version'],
  ] as const)('returns 400 for %j with an error for the field', async ([wrong, field]) => {
    const { id } = await upload();
    const answer = await patch(id, { name: 'A', category, isActive: true, version: 1, ...wrong });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
    expect((await find(id)).version).toBe(1);
  });

  test('returns 404 for an unknown asset', async () => {
    const change = { name: 'A', category, isActive: true, version: 1 };
    expect((await patch(randomUUID(), change)).status).toBe(404);
    expect((await replace({ id: randomUUID(), version: 1 }, photo)).status).toBe(404);
  });
});

describe('replacing a file', () => {
  test('serves the new file and new copies at the same URL at once', async () => {
    const asset = await upload();
    const before = await publicFile(asset.id, '?width=320');
    const tag = before.headers.get('etag') ?? '';
    const other = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#f00' } })
      .webp()
      .toBuffer();
    const answer = await replace(asset, other, { name: 'new.webp' });
    expect(answer.status).toBe(200);
    const replaced: AdminAsset = await answer.json();
    expect(replaced).toMatchObject({ id: asset.id, name: asset.name, type: 'webp', width: 90, version: 2 });
    const after = await server.request(`/api/assets/${asset.id}/file?width=320`, {
      headers: { accept: 'image/avif,*/*', 'if-none-match': tag },
    });
    expect(after.status).toBe(200);
    expect(after.headers.get('etag')).not.toBe(tag);
    expect(after.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect((await sharp(await after.bytes()).metadata()).width).toBe(90);
    expect((await publicFile(asset.id)).headers.get('etag')).toBe(`"${replaced.checksum}"`);
    expect((await entriesOf(asset.id))[0]).toMatchObject({
      action: 'asset.replaced',
      before: { checksum: asset.checksum, contentType: 'image/png' },
      after: { checksum: replaced.checksum, contentType: 'image/webp' },
    });
  });

  test('returns 409 when the row changed since it was read', async () => {
    const asset = await upload();
    expect((await replace(asset, photo)).status).toBe(200);
    expect((await replace(asset, photo)).status).toBe(409);
    expect((await find(asset.id)).version).toBe(2);
    const late = await Promise.all([1, 2, 3].map(() => replace({ id: asset.id, version: 2 }, photo)));
    expect(late.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('returns 400 for a different kind of file or an invalid version', async () => {
    const asset = await upload();
    const pdf = await replace(asset, '%PDF-1.4\n%%EOF', { name: 'a.pdf' });
    expect(pdf.status).toBe(400);
    expect((await pdf.json()).errors.file).toEqual(['photo is a picture. Replace it by a picture.']);
    const wrong = await server.request(`/api/admin/assets/${asset.id}/file`, {
      method: 'PUT',
      headers,
      body: formOf(photo, {}, { version: 'one' }),
    });
    expect(Object.keys((await wrong.json()).errors)).toEqual(['version']);
  });
});

describe('actions on assets', () => {
  test('move assets to the trash and restore their former state', async () => {
    const asset = await upload();
    const inactive = await upload();
    await act('deactivate', inactive.id);
    expect(await problemOf('delete', asset.id)).toBeNull();
    await act('delete', inactive.id);
    expect((await publicFile(asset.id)).status).toBe(404);
    expect((await find(asset.id)).state).toBe('deleted');
    const ids = async (query: string) =>
      (await read(`/api/admin/assets?pageSize=100&${query}`)).data.map(({ id }: AdminAsset) => id);
    expect(await ids('')).not.toContain(asset.id);
    expect(await ids('state=deleted')).toEqual(expect.arrayContaining([asset.id, inactive.id]));
    const preview = await server.request(`/api/admin/assets/${asset.id}/file`, { headers });
    expect(preview.status).toBe(200);
    expect(preview.headers.get('cache-control')).toContain('private');
    const change = { name: 'A', category, isActive: true, version: (await find(asset.id)).version };
    expect((await patch(asset.id, change)).status).toBe(409);
    await act('restore', asset.id, inactive.id);
    expect((await publicFile(asset.id)).status).toBe(200);
    expect((await find(inactive.id)).state).toBe('inactive');
    expect((await entriesOf(asset.id)).map(({ action }: { action: string }) => action)).toEqual([
      'asset.restored',
      'asset.deleted',
      'asset.uploaded',
    ]);
  });

  test('say for each asset why it was skipped', async () => {
    const asset = await upload();
    const missing = randomUUID();
    const { outcomes } = await (await act('delete', asset.id, NAVIGATION_LOGO_ID, missing)).json();
    expect(outcomes).toEqual([
      { id: asset.id, problem: null },
      {
        id: NAVIGATION_LOGO_ID,
        problem: 'Every page of the site shows this logo. Replace its file instead.',
      },
      { id: missing, problem: 'Asset not found.' },
    ]);
    expect(await problemOf('activate', asset.id)).toBe('This asset is in the trash. Restore it first.');
  });

  test('skip the navigation logo, whose file can be replaced', async () => {
    expect(await problemOf('deactivate', NAVIGATION_LOGO_ID)).toContain('Every page');
    const logo = await find(NAVIGATION_LOGO_ID);
    const { name, version } = logo;
    const change = await patch(logo.id, { name, category: 'logo', isActive: false, version });
    expect(change.status).toBe(409);
    const old = await (await publicFile(logo.id)).text();
    expect((await replace(logo, photo)).status).toBe(200);
    expect((await publicFile(logo.id)).headers.get('content-type')).toBe('image/png');
    expect((await replace(await find(logo.id), old, { name: 'logo.svg' })).status).toBe(200);
  });

  test('skip an asset that a technology shows, and name the technology', async () => {
    const { id } = await upload();
    const { db } = server.database;
    await db.insert(techAssets).values({
      name: 'Sample tool',
      category: 'Backend',
      isActive: false,
      iconPath: `/api/assets/${id}/file`,
    });
    const why = 'Still in use by “Sample tool”. Choose another picture there first.';
    expect(await problemOf('delete', id)).toBe(why);
    expect(await problemOf('deactivate', id)).toBe(why);
    await db.delete(techAssets).where(eq(techAssets.name, 'Sample tool'));
    expect(await problemOf('delete', id)).toBeNull();
  });

  test.for([
    [{ action: 'purge', ids: [NAVIGATION_LOGO_ID] }, 'action'],
    [{ action: 'delete', ids: [] }, 'ids'],
    [{ action: 'delete', ids: ['x'] }, 'ids.0'],
  ] as const)('return 400 for %j with an error for the field', async ([body, field]) => {
    const answer = await server.post('/api/admin/assets/actions', body, headers);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
  });
});

const DAY_MS = 24 * 3_600_000;
const cleanAfter = (days: number) =>
  cleanAssets({
    db: server.database.db,
    files: server.files,
    uploadsDirectory: uploadsDirectory(),
    now: () => new Date(Date.now() + days * DAY_MS),
  });

describe('cleanup', () => {
  const keyOf = async (id: string): Promise<string> => {
    const [row] = await server.database.db.select().from(assets).where(eq(assets.id, id));
    return row?.storageKey ?? '';
  };
  const keysIn = async (folder: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of server.files.list(folder)) keys.push(key);
    return keys;
  };

  test('empties the trash after 30 days, including files and resized copies', async () => {
    const gone = await upload(await sharp(photo).negate().png().toBuffer());
    const remaining = await upload();
    await publicFile(gone.id, '?width=320');
    await publicFile(remaining.id, '?width=320');
    const [goneKey, remainingKey] = [await keyOf(gone.id), await keyOf(remaining.id)];
    await act('delete', gone.id);
    await cleanAfter(29);
    expect((await find(gone.id)).state).toBe('deleted');
    await cleanAfter(30.1);
    expect((await server.request(`/api/admin/assets/${gone.id}`, { headers })).status).toBe(404);
    expect(await server.files.has(goneKey)).toBe(false);
    expect(await server.files.has(remainingKey)).toBe(true);
    const copies = await keysIn('copies');
    expect(copies.some((key) => key.includes(gone.checksum))).toBe(false);
    expect(copies.some((key) => key.includes(remaining.checksum))).toBe(true);
    expect((await publicFile(NAVIGATION_LOGO_ID)).status).toBe(200);
  });

  test('keeps a file that another row uses, and an asset in use', async () => {
    const first = await upload();
    const { db } = server.database;
    const [row] = await db.select().from(assets).where(eq(assets.id, first.id));
    if (!row) throw new Error('The upload has no row.');
    const second = randomUUID();
    await db.insert(assets).values({ ...row, id: second });
    const shown = await upload();
    await act('delete', first.id, shown.id);
    await db.insert(techAssets).values({
      name: 'Keeps its icon',
      category: 'Backend',
      isActive: false,
      iconPath: `/api/assets/${shown.id}/file`,
    });
    await cleanAfter(31);
    expect((await publicFile(second)).status).toBe(200);
    expect((await find(shown.id)).state).toBe('deleted');
    await db.delete(techAssets).where(eq(techAssets.name, 'Keeps its icon'));
  });

  test('removes orphaned and replaced files after one day', async () => {
    const orphan = `assets/${randomUUID()}/${randomUUID()}.png`;
    await server.files.write(orphan, photo);
    const asset = await upload();
    const old = await keyOf(asset.id);
    expect((await replace(asset, await sharp(photo).negate().png().toBuffer())).status).toBe(200);
    await cleanAfter(0.9);
    for (const key of [orphan, old]) expect(await server.files.has(key)).toBe(true);
    await cleanAfter(1.1);
    for (const key of [orphan, old]) expect(await server.files.has(key)).toBe(false);
    expect((await publicFile(asset.id)).status).toBe(200);
  });
});

test('temporary files of an unfinished upload are removed after one day', async () => {
  await mkdir(join(uploadsDirectory(), 'upload-left'));
  await cleanAfter(0.9);
  expect(await waitingUploads()).toEqual(['upload-left']);
  await cleanAfter(1.1);
  expect(await waitingUploads()).toEqual([]);
});

test('a failed transaction leaves the asset unchanged', async () => {
  const asset = await upload();
  await expect(
    unitOfWork(server.database.db, async (tx) => {
      await createAssetsRepository(tx).update(asset.id, 1, {
        storageKey: 'assets/never',
        updatedAt: new Date(),
      });
      throw new Error('The process ends here.');
    }),
  ).rejects.toThrow('The process ends here.');
  expect((await publicFile(asset.id)).status).toBe(200);
  expect((await find(asset.id)).version).toBe(1);
});
