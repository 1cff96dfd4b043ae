import { randomUUID } from 'node:crypto';
import type { ActionOutcomes, AuditEntry } from '@uplift/data-client/contract/admin';
import type { ClientDocument, ClientDocumentDetail } from '@uplift/data-client/contract/project';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { documents, liveChanges } from '../../database/schema/index.ts';
import { fillStorage } from '../../testing/fill-storage.ts';
import { addParties, type Parties } from '../../testing/project-parties.ts';
import { signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const LIMIT = 25 * 1_024 ** 2;
const pdf = '%PDF-1.4\n%%EOF\n';
const unknownId = '00000000-0000-4000-8000-0000000000ff';

type Headers = Record<string, string>;

let server: TestServer;
let admin: Headers;
let one: Parties;
let other: Parties;
let moment = Date.parse('2026-06-01T12:00:00Z');
beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(moment),
    environment: { CLIENT_STORAGE_GB: '1' },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  // A minute after the previous test, so that the order is deterministic.
  moment += 60_000;
  admin = (await signInTo(server, 'admin')).headers;
  one = await addParties(server);
  other = await addParties(server);
});

const pathOf = (rest = '', clientId = one.clientId) => `/api/clients/${clientId}/documents${rest}`;

function formOf(bytes: Uint8Array | string, name: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
  return form;
}

const post = (path: string, body: FormData, headers: Headers) =>
  server.request(path, { method: 'POST', headers, body });

async function upload(
  headers: Headers,
  {
    bytes = pdf,
    name = 'Offer.pdf',
    fields = {},
  }: { bytes?: Uint8Array | string; name?: string; fields?: Headers } = {},
): Promise<ClientDocumentDetail> {
  const answer = await post(pathOf(), formOf(bytes, name, fields), headers);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

const act = (headers: Headers, action: string, ...ids: string[]) =>
  server.post(pathOf('/actions'), { action, ids }, headers);
async function problemOf(headers: Headers, action: string, id: string): Promise<string | null> {
  const { outcomes }: ActionOutcomes = await (await act(headers, action, id)).json();
  return outcomes[0]?.problem ?? null;
}
const addVersion = (
  headers: Headers,
  { id, version }: Pick<ClientDocument, 'id' | 'version'>,
  bytes: string,
  name = 'Offer.pdf',
) => post(pathOf(`/${id}/versions`), formOf(bytes, name, { version: String(version) }), headers);
const rename = (headers: Headers, { id, version }: Pick<ClientDocument, 'id' | 'version'>, name: string) =>
  server.request(pathOf(`/${id}`), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ name, version }),
  });
const get = (headers: Headers, rest: string) => server.request(pathOf(rest), { headers });
async function list(headers: Headers, query = ''): Promise<{ data: ClientDocument[]; total: number }> {
  const answer = await get(headers, `?${query}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}
const names = async (headers: Headers, query = '') =>
  (await list(headers, query)).data.map(({ name }) => name);
const entriesOf = async (id: string): Promise<AuditEntry[]> =>
  (await (await server.request(`/api/admin/audit-log?subjectId=${id}`, { headers: admin })).json()).data;
const countLive = () => server.database.db.$count(liveChanges, eq(liveChanges.clientId, one.clientId));

async function zipOf(entries: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(entries)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const office = (part: string) =>
  zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${part}.main+xml"/></Types>`,
    '_rels/.rels': '<Relationships/>',
  });

describe('a document of the team', () => {
  test('is private until it is shared, and private again when it is unshared', async () => {
    const live = await countLive();
    const document = await upload(one.manager.headers, { name: 'Audit findings.pdf' });
    expect(document).toMatchObject({
      name: 'Audit findings',
      state: 'private',
      side: 'team',
      type: 'pdf',
      byteSize: pdf.length,
      number: 1,
      uploadedBy: one.manager.name,
      version: 1,
      versions: [{ number: 1, type: 'pdf', uploadedBy: one.manager.name }],
    });
    const seen = async () => [
      await names(one.client.headers),
      (await get(one.client.headers, `/${document.id}`)).status,
      (await get(one.client.headers, `/${document.id}/versions/1/file`)).status,
    ];
    expect(await seen()).toEqual([[], 404, 404]);
    expect(await problemOf(one.manager.headers, 'share', document.id)).toBeNull();
    expect(await seen()).toEqual([['Audit findings'], 200, 200]);
    expect(await problemOf(one.manager.headers, 'unshare', document.id)).toBeNull();
    expect(await seen()).toEqual([[], 404, 404]);
    expect(
      (await entriesOf(document.id)).map(({ action, before, after }) => [action, before, after]),
    ).toEqual([
      ['document.unshared', { state: 'shared' }, { state: 'private' }],
      ['document.shared', { state: 'private' }, { state: 'shared' }],
      [
        'document.uploaded',
        {},
        expect.objectContaining({
          name: 'Audit findings',
          side: 'team',
          type: 'pdf',
          clientId: one.clientId,
        }),
      ],
    ]);
    expect((await countLive()) - live).toBe(3);
  });

  test('is hidden from the team in the client view unless it is shared', async () => {
    const shared = await upload(one.manager.headers, { name: 'Shared.pdf' });
    const hidden = await upload(one.manager.headers, { name: 'Hidden.pdf' });
    await act(one.manager.headers, 'share', shared.id);
    for (const headers of [one.manager.headers, admin]) {
      expect(await names(headers, 'sort=name')).toEqual(['Hidden', 'Shared']);
      expect(await names(headers, 'view=client')).toEqual(['Shared']);
      expect((await get(headers, `/${hidden.id}?view=client`)).status).toBe(404);
    }
  });

  test('gets new versions that can all be downloaded', async () => {
    const document = await upload(one.manager.headers, { fields: { name: 'Process “map”' } });
    await act(one.manager.headers, 'share', document.id);
    const second = await addVersion(one.manager.headers, { ...document, version: 2 }, 'a,b\r\n', 'map.csv');
    expect(await second.json()).toMatchObject({
      number: 2,
      type: 'csv',
      byteSize: 5,
      version: 3,
      versions: [{ number: 2 }, { number: 1 }],
    });
    const file = (number: number, headers: Headers = {}) =>
      server.request(pathOf(`/${document.id}/versions/${number}/file`), {
        headers: { ...one.client.headers, ...headers },
      });
    const newest = await file(2);
    expect(await newest.text()).toBe('a,b\r\n');
    expect(Object.fromEntries(newest.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition':
        'attachment; filename="Process ?map?.csv"; filename*=UTF-8\'\'Process%20%E2%80%9Cmap%E2%80%9D.csv',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'private, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
    });
    expect((await file(2, { 'if-none-match': newest.headers.get('etag') ?? '' })).status).toBe(304);
    expect(await (await file(1)).text()).toBe(pdf);
    expect((await file(3)).status).toBe(404);
    expect((await get(one.client.headers, `/${document.id}/versions/0/file`)).status).toBe(400);
  });

  test('can’t be changed by the client', async () => {
    const document = await upload(one.manager.headers);
    await act(one.manager.headers, 'share', document.id);
    const mine = { ...document, version: 2 };
    for (const answer of [
      await addVersion(one.client.headers, mine, pdf),
      await rename(one.client.headers, mine, 'Mine'),
    ]) {
      expect(answer.status).toBe(403);
      expect((await answer.json()).message).toBe('Only your manager can do this with this document.');
    }
    for (const action of ['share', 'unshare', 'delete', 'restore'])
      expect(await problemOf(one.client.headers, action, document.id)).toContain('Only your manager');
    expect((await list(one.client.headers)).data).toMatchObject([{ state: 'shared', version: 2 }]);
  });
});

describe('a document of the client', () => {
  test('is visible to both sides, and can be changed, deleted and restored by the client', async () => {
    const document = await upload(one.client.headers, { name: 'Price list.pdf' });
    expect(document).toMatchObject({ state: 'shared', side: 'client', uploadedBy: one.client.name });
    expect(await names(one.manager.headers)).toEqual(['Price list']);
    expect((await rename(one.client.headers, document, 'Prices')).status).toBe(200);
    const third = await addVersion(one.client.headers, { ...document, version: 2 }, `${pdf}\n`);
    expect(await third.json()).toMatchObject({ name: 'Prices', number: 2, version: 3 });
    expect(await problemOf(one.client.headers, 'delete', document.id)).toBeNull();
    expect(await names(one.client.headers)).toEqual([]);
    expect(await names(one.client.headers, 'state=deleted')).toEqual(['Prices']);
    expect((await rename(one.client.headers, { ...document, version: 4 }, 'X')).status).toBe(409);
    expect(await problemOf(one.client.headers, 'restore', document.id)).toBeNull();
    expect(await names(one.client.headers)).toEqual(['Prices']);
  });

  test('can’t be unshared or get a new version by the team', async () => {
    const document = await upload(one.client.headers);
    expect(await problemOf(one.manager.headers, 'unshare', document.id)).toContain('its own document');
    expect((await addVersion(one.manager.headers, document, pdf)).status).toBe(403);
  });
});

test('the client sees only its own documents in the trash', async () => {
  const own = await upload(one.client.headers, { name: 'Own.pdf' });
  const theirs = await upload(one.manager.headers, { name: 'Theirs.pdf' });
  await act(one.manager.headers, 'share', theirs.id);
  await act(one.manager.headers, 'delete', own.id, theirs.id);
  expect(await names(one.client.headers, 'state=deleted')).toEqual(['Own']);
  expect(await names(one.manager.headers, 'state=deleted&sort=name')).toEqual(['Own', 'Theirs']);
});

test('returns 409 when the row changed since it was read', async () => {
  const document = await upload(one.manager.headers);
  expect((await rename(admin, document, 'Theirs')).status).toBe(200);
  const answer = await rename(one.manager.headers, document, 'Mine');
  expect(answer.status).toBe(409);
  expect((await addVersion(one.manager.headers, document, pdf)).status).toBe(409);
  expect((await list(one.manager.headers)).data).toMatchObject([{ name: 'Theirs', number: 1 }]);
});

test('returns 404 or 401 to users without access to the client', async () => {
  const document = await upload(one.client.headers);
  const tries = (headers: Headers) => [
    get(headers, ''),
    get(headers, `/${document.id}`),
    get(headers, `/${document.id}/versions/1/file`),
    post(pathOf(), formOf(pdf, 'a.pdf'), headers),
    addVersion(headers, document, pdf),
    rename(headers, document, 'X'),
    act(headers, 'delete', document.id),
  ];
  for (const [headers, status] of [
    [other.client.headers, 404],
    [other.manager.headers, 404],
    [{}, 401],
  ] as const) {
    const answers = await Promise.all(tries(headers));
    expect(answers.map((answer) => answer.status)).toEqual(tries(headers).map(() => status));
  }
  // The document isn't found under a client that they have access to, either.
  const elsewhere = await server.request(pathOf(`/${document.id}`, other.clientId), {
    headers: other.client.headers,
  });
  expect(elsewhere.status).toBe(404);
  expect((await list(admin)).data).toMatchObject([{ id: document.id, version: 1, state: 'shared' }]);
  expect(await server.database.db.$count(documents, eq(documents.clientId, other.clientId))).toBe(0);
});

describe('a file', () => {
  test('is detected by its bytes', async () => {
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#456' } })
      .png()
      .toBuffer();
    const files = {
      'a.docx': await office('wordprocessingml.document'),
      'a.xlsx': await office('spreadsheetml.sheet'),
      'a.pptx': await office('presentationml.presentation'),
      'a.zip': await zipOf({ 'a.txt': 'a' }),
      'a.png': png,
      'a.csv': Buffer.from('\ufeffName,Grüße\r\n'),
      'a.md': Buffer.from('# Title\n'),
      // Text that begins with the signature of a bitmap.
      'a.txt': Buffer.from('BM stands for nothing here'),
    };
    for (const [name, bytes] of Object.entries(files))
      expect(await upload(one.client.headers, { name, bytes })).toMatchObject({ type: name.slice(2) });
  });

  test.for([
    ['Report v1.2', 'Report v1.2'],
    ['Plan.pdf. ', 'Plan'],
    ['invoice\u202eexe.pdf', 'invoiceexe'],
  ] as const)('with the file name %j gets the name %j', async ([name, called]) => {
    expect(await upload(one.client.headers, { name })).toMatchObject({ name: called, type: 'pdf' });
  });

  test.for([
    [
      'drawing.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      'drawing.svg is a drawing that can hold scripts. Save it as PNG or PDF.',
    ],
    ['setup.exe', 'MZ\u0090\u0000\u0003', 'setup.exe is of the type EXE.'],
    ['page.html', '<!doctype html><p>Hello', 'page.html is of a type that is not known.'],
    ['liar.png', pdf, 'liar.png ends with .png, but holds PDF.'],
    ['list.csv', 'a,\u0000\u0001b', 'list.csv is not text in UTF-8.'],
    ['empty.pdf', '', 'empty.pdf is empty.'],
  ] as const)('%s is rejected with its name and the reason', async ([name, bytes, reason]) => {
    const answer = await post(pathOf(), formOf(bytes, name), one.client.headers);
    expect(answer.status).toBe(400);
    const { errors } = await answer.json();
    expect(errors.file[0]).toContain(reason);
    expect(await names(one.client.headers)).toEqual([]);
  });

  test('returns 413 with the file name when it is larger than 25 MB', async () => {
    const answer = await post(pathOf(), formOf(Buffer.alloc(LIMIT + 1), 'film.pdf'), one.client.headers);
    expect(answer.status).toBe(413);
    expect((await answer.json()).message).toBe('film.pdf is larger than 25 MB. Make it smaller.');
  });

  test.for([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(161) }, 'name'],
    [{ name: 'two\nlines' }, 'name'],
  ] as const)('with %j returns 400 with an error for %s', async ([fields, field]) => {
    const answer = await post(pathOf(), formOf(pdf, 'a.pdf', fields), one.client.headers);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
  });
});

describe('the storage of a client', () => {
  const FULL =
    'Not enough storage for Offer.pdf: 0 MB of 1 GB left. Delete files that you no longer need, which frees storage when they leave the trash, or ask the administrator for more.';
  const countRows = () => server.database.db.$count(documents, eq(documents.clientId, one.clientId));
  async function storedKeys(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of server.files.list('documents')) keys.push(key);
    return keys;
  }

  test('takes a file that fits exactly, then returns 413 for documents and versions without storing them', async () => {
    await fillStorage(server, one.clientId, pdf.length);
    const document = await upload(one.client.headers);
    const before = [await countRows(), await storedKeys()];
    for (const answer of [
      await post(pathOf(), formOf(pdf, 'Offer.pdf'), one.client.headers),
      await post(pathOf(), formOf(pdf, 'Offer.pdf'), one.manager.headers),
      await addVersion(one.client.headers, document, pdf),
    ]) {
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ message: FULL, errors: { file: [FULL] } });
    }
    expect([await countRows(), await storedKeys()]).toEqual(before);
    expect((await list(one.client.headers)).data).toContainEqual(
      expect.objectContaining({ id: document.id, number: 1 }),
    );
    const elsewhere = pathOf('', other.clientId);
    expect((await post(elsewhere, formOf(pdf, 'Offer.pdf'), other.client.headers)).status).toBe(200);
  });

  test('takes one of two uploads at the same time if only one fits', async () => {
    await fillStorage(server, one.clientId, pdf.length);
    const before = (await storedKeys()).length;
    const { write } = server.files;
    const bothChecked = Promise.withResolvers<void>();
    const spy = vi.spyOn(server.files, 'write').mockImplementation(async (key, content) => {
      if (spy.mock.calls.length === 2) bothChecked.resolve();
      await bothChecked.promise;
      await write(key, content);
    });
    onTestFinished(() => spy.mockRestore());
    const answers = await Promise.all([
      post(pathOf(), formOf(pdf, 'Offer.pdf'), one.client.headers),
      post(pathOf(), formOf(pdf, 'Offer.pdf'), one.manager.headers),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 413]);
    expect(await storedKeys()).toHaveLength(before + 1);
    expect(await countRows()).toBe(2);
  });

  test('includes the trash until it is emptied', async () => {
    const large = await fillStorage(server, one.clientId, 0);
    expect(await problemOf(one.manager.headers, 'delete', large)).toBeNull();
    expect((await post(pathOf(), formOf(pdf, 'Offer.pdf'), one.client.headers)).status).toBe(413);
    const longAgo = new Date(moment - 31 * 24 * 3_600_000);
    await server.database.db.update(documents).set({ deletedAt: longAgo }).where(eq(documents.id, large));
    await server.jobs.enqueue('clean-up', {});
    await expect.poll(countRows, { timeout: 20_000 }).toBe(0);
    await upload(one.client.headers);
  });
});

test('searches, sorts, filters and paginates a list of 1,000 documents', async () => {
  const row = (index: number) => ({
    clientId: one.clientId,
    name: `Invoice ${String(index).padStart(4, '0')}`,
    side: index % 2 === 0 ? ('team' as const) : ('client' as const),
    sharedAt: index % 4 === 0 ? null : new Date(moment),
    type: 'pdf' as const,
    byteSize: 2_000 - index,
    uploadedBy: 'Robin Vale',
    uploadedAt: new Date(moment + index),
  });
  await server.database.db.insert(documents).values(Array.from({ length: 1_000 }, (_, index) => row(index)));
  const page = await list(one.manager.headers, 'page=3&pageSize=100&sort=name');
  expect([page.total, page.data.length, page.data[0]?.name]).toEqual([1_000, 100, 'Invoice 0200']);
  expect(await names(one.manager.headers, 'pageSize=1')).toEqual(['Invoice 0999']);
  expect(await names(one.manager.headers, 'pageSize=1&sort=byteSize')).toEqual(['Invoice 0999']);
  expect(await names(one.manager.headers, 'q=invoice%20042')).toHaveLength(10);
  expect((await list(one.manager.headers, 'side=client')).total).toBe(500);
  expect((await list(one.manager.headers, 'state=private')).total).toBe(250);
  expect((await list(one.client.headers)).total).toBe(750);
  const refused = await get(one.client.headers, '?sort=side&pageSize=101&view=admin');
  expect(refused.status).toBe(400);
  expect(Object.keys((await refused.json()).errors).sort()).toEqual(['pageSize', 'sort', 'view']);
});

test('an action returns an outcome for each document, including unknown ones', async () => {
  const { id } = await upload(one.manager.headers, { fields: { name: `Plan ${randomUUID()}` } });
  const { outcomes } = await (await act(one.manager.headers, 'share', id, unknownId)).json();
  expect(outcomes).toEqual([
    { id, problem: null },
    { id: unknownId, problem: 'Document not found.' },
  ]);
});

test('empties the trash after 30 days and deletes unreferenced files', async () => {
  const gone = await upload(one.manager.headers);
  const remaining = await upload(one.manager.headers, { name: 'Remaining.pdf' });
  await act(one.manager.headers, 'delete', gone.id);
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of server.files.list('documents')) found.push(key);
    return found.filter((key) => key.includes(gone.id) || key.includes(remaining.id));
  };
  expect(await keys()).toHaveLength(2);
  // File times come from the real clock, not from the test clock.
  moment = Date.now() + 31 * 24 * 3_600_000;
  await server.jobs.enqueue('clean-up', {});
  await expect.poll(keys, { timeout: 20_000 }).toEqual([expect.stringContaining(remaining.id)]);
  expect(await server.database.db.$count(documents, eq(documents.id, gone.id))).toBe(0);
});
