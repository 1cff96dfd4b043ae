import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { techAssets } from '../../database/schema/index.ts';
import { signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { TRASH_RETENTION_MS } from './tech-assets.service.ts';

const start = Date.parse('2026-06-01T12:00:00Z');
let time = start;
let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());
beforeEach(async () => {
  time = start;
  headers = (await signInTo(server, 'admin')).headers;
});

const path = '/api/admin/tech-assets';
const unknownId = '00000000-0000-4000-8000-0000000000ff';

interface Technology {
  id: string;
  name: string;
  priority: number;
  version: number;
  deletedAt: string | null;
}

const send = (method: string, to: string, body: unknown, as = headers) =>
  server.request(to, {
    method,
    headers: { 'content-type': 'application/json', ...as },
    body: JSON.stringify(body),
  });
const read = async (query: string, as = headers) =>
  (await server.request(`${path}${query}`, { headers: as })).json();
const act = (action: string, ids: readonly string[], as = headers) =>
  server.post(`${path}/actions`, { action, ids }, as);
const entriesOf = async (id: string) =>
  (await (await server.request(`/api/admin/audit-log?subjectId=${id}`, { headers })).json()).data;
const publicNames = async (): Promise<string[]> =>
  (await (await server.request('/api/tech-assets')).json()).data.map(({ name }: Technology) => name);

/** The form data of a technology with a unique name. */
function fieldsOf(changes: Record<string, unknown> = {}) {
  return {
    name: `Tool ${randomUUID()}`,
    category: 'Backend',
    description: null,
    url: null,
    iconPath: null,
    priority: 0,
    orbitRadius: null,
    orbitSpeed: null,
    orbitTilt: null,
    iconSize: null,
    isActive: false,
    ...changes,
  };
}

async function create(changes: Record<string, unknown> = {}): Promise<Technology> {
  const answer = await send('POST', path, fieldsOf(changes));
  expect(answer.status).toBe(200);
  return answer.json();
}

describe('list', () => {
  test('returns technologies in the order that visitors see, without the trash', async () => {
    const inTrash = await create();
    await act('delete', [inTrash.id]);
    const { data, total } = await read('?pageSize=100');
    expect(data.map(({ id }: Technology) => id)).not.toContain(inTrash.id);
    expect(total).toBe(data.length);
    const priorities = data.map(({ priority }: Technology) => priority);
    expect(priorities).toEqual(priorities.toSorted((a: number, b: number) => b - a));
    const reversed = (await read('?pageSize=100&sort=priority')).data;
    expect(reversed.map(({ id }: Technology) => id)).toEqual(
      data.map(({ id }: Technology) => id).toReversed(),
    );
    const trash = await read('?state=deleted&pageSize=100');
    expect(trash.data.map(({ id }: Technology) => id)).toContain(inTrash.id);
  });

  test('searches word prefixes in the name and description', async () => {
    const word = `w${randomUUID().slice(0, 8)}`;
    const technology = await create({ description: `Moves ${word}s about.` });
    for (const q of [word, word.toUpperCase(), `mov ${word}`, technology.name]) {
      const { data } = await read(`?q=${encodeURIComponent(q)}`);
      expect(
        data.map(({ id }: Technology) => id),
        q,
      ).toEqual([technology.id]);
    }
    expect((await read(`?q=${word}nothing`)).total).toBe(0);
  });

  test('filters by category and state, and paginates without gaps', async () => {
    const category = `Shelf ${randomUUID().slice(0, 8)}`;
    const made = [];
    for (const isActive of [false, false, false, true]) made.push(await create({ category, isActive }));
    const query = `?category=Nowhere,${encodeURIComponent(category)}&sort=name&pageSize=2`;
    const pages = [await read(query), await read(`${query}&page=2`)];
    expect(pages[0].total).toBe(4);
    const found = pages.flatMap(({ data }) => data.map(({ name }: Technology) => name));
    expect(found).toEqual(made.map(({ name }) => name).toSorted());
    expect((await read(`${query}&state=active`)).total).toBe(1);
    expect((await read(`${query}&state=inactive,active`)).total).toBe(4);
    expect((await read('/categories')).data).toContain(category);
    await act('delete', [made.at(-1)?.id ?? '']);
  });

  test.for([
    ['?sort=url', 'sort'],
    ['?state=gone', 'state.0'],
    [`?category=${'x'.repeat(1_001)}`, 'category'],
  ] as const)('returns 400 for %s with an error for %s', async ([query, field]) => {
    const answer = await server.request(`${path}${query}`, { headers });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
  });
});

describe('technology', () => {
  test('is created, shown to visitors immediately if active, and recorded in the audit log', async () => {
    const technology = await create({ isActive: true, orbitRadius: 0.4567, url: ' https://tool.example ' });
    expect(technology).toMatchObject({
      orbitRadius: 0.457,
      url: 'https://tool.example',
      version: 1,
      deletedAt: null,
    });
    expect(await publicNames()).toContain(technology.name);
    expect(await entriesOf(technology.id)).toMatchObject([
      { action: 'tech-asset.created', after: { name: technology.name, isActive: true } },
    ]);
    await act('delete', [technology.id]);
  });

  test('is updated and gets the next version', async () => {
    const { id, name } = await create();
    const answer = await send('PATCH', `${path}/${id}`, {
      ...fieldsOf({ name, category: 'Cloud' }),
      version: 1,
    });
    expect(await answer.json()).toMatchObject({ category: 'Cloud', version: 2 });
    expect((await entriesOf(id))[0]).toMatchObject({
      action: 'tech-asset.updated',
      before: { category: 'Backend' },
      after: { category: 'Cloud' },
    });
  });

  test('accepts one of two concurrent updates and returns 409 to the other', async () => {
    const { id } = await create();
    const answers = await Promise.all(
      [1, 2].map(() => send('PATCH', `${path}/${id}`, { ...fieldsOf(), version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await entriesOf(id)).toHaveLength(2);
  });

  test('has a unique name, regardless of case', async () => {
    const [first, second] = [await create(), await create()];
    for (const answer of [
      await send('POST', path, fieldsOf({ name: first.name.toUpperCase() })),
      await send('PATCH', `${path}/${second.id}`, { ...fieldsOf({ name: first.name }), version: 1 }),
    ]) {
      expect(answer.status).toBe(409);
      expect(Object.keys((await answer.json()).errors)).toEqual(['name']);
    }
  });

  test.for([
    ['name', ' '],
    ['name', 'x'.repeat(81)],
    ['category', ''],
    ['category', 'One, two'],
    ['url', 'javascript:alert(1)'],
    ['url', 'react.dev'],
    ['iconPath', '//evil.example/icon.svg'],
    ['iconPath', '/\\evil.example/icon.svg'],
    ['iconPath', 'http://plain.example/icon.svg'],
    ['iconPath', 'data:image/svg+xml,x'],
    ['priority', 1.5],
    ['priority', 1_000_001],
    ['orbitRadius', 1.01],
    ['orbitRadius', -0.1],
    ['orbitRadius', '0.5'],
    ['orbitSpeed', 21],
    ['orbitTilt', 361],
    ['iconSize', 15],
    ['iconSize', 20.5],
    ['isActive', 'yes'],
  ] as const)('returns 400 for %s %j with an error for the field', async ([field, value]) => {
    const answer = await send('POST', path, fieldsOf({ [field]: value }));
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
  });

  test('returns 404 for an unknown ID and 400 for a malformed one', async () => {
    expect((await server.request(`${path}/${unknownId}`, { headers })).status).toBe(404);
    expect((await send('PATCH', `${path}/${unknownId}`, { ...fieldsOf(), version: 1 })).status).toBe(404);
    expect((await server.request(`${path}/7`, { headers })).status).toBe(400);
  });
});

describe('action', () => {
  test('hides and shows a technology immediately, and is recorded in the audit log once', async () => {
    const { id, name } = await create({ isActive: true });
    for (const _ of [1, 2]) await act('deactivate', [id]);
    expect(await publicNames()).not.toContain(name);
    await act('activate', [id]);
    expect(await publicNames()).toContain(name);
    expect((await entriesOf(id)).map(({ action }: { action: string }) => action)).toEqual([
      'tech-asset.activated',
      'tech-asset.deactivated',
      'tech-asset.created',
    ]);
    await act('delete', [id]);
    expect(await publicNames()).not.toContain(name);
  });

  test('restores a deleted technology, which rejects other changes until then', async () => {
    const { id, version } = await create({ isActive: true });
    await act('delete', [id]);
    expect((await read(`/${id}`)).deletedAt).toBe(new Date(start).toISOString());
    const problem = 'This technology is in the trash. Restore it first.';
    expect((await (await act('activate', [id])).json()).outcomes).toEqual([{ id, problem }]);
    const change = { ...fieldsOf(), version: version + 1 };
    expect((await send('PATCH', `${path}/${id}`, change)).status).toBe(409);
    await act('restore', [id]);
    expect(await read(`/${id}`)).toMatchObject({ deletedAt: null, isActive: true });
    await act('delete', [id]);
  });

  test('reports an outcome for each ID, including a name taken in the meantime', async () => {
    const [first, second] = [await create(), await create()];
    await act('delete', [first.id, second.id]);
    await create({ name: first.name });
    expect(await (await act('restore', [first.id, unknownId, second.id])).json()).toEqual({
      outcomes: [
        { id: first.id, problem: 'Another technology has this name.' },
        { id: unknownId, problem: 'Technology not found.' },
        { id: second.id, problem: null },
      ],
    });
  });

  test('deletes permanently after 30 days', async () => {
    const [old, recent] = [await create(), await create()];
    await act('delete', [old.id]);
    time = start + 2_000;
    await act('delete', [recent.id]);
    time = start + TRASH_RETENTION_MS + 1_000;
    await server.jobs.enqueue('clean-up', {});
    const as = (await signInTo(server, 'admin')).headers;
    await expect
      .poll(async () => (await server.request(`${path}/${old.id}`, { headers: as })).status, {
        timeout: 20_000,
      })
      .toBe(404);
    expect((await server.request(`${path}/${recent.id}`, { headers: as })).status).toBe(200);
  });
});

describe('order', () => {
  const order = async (): Promise<Technology[]> => (await read('/order')).data;
  const move = (id: string | undefined, after: string | null | undefined) =>
    send('PUT', `${path}/order`, { id, after });

  test('is changed by a move, for visitors immediately, and back again', async () => {
    const before = await order();
    const [first, second, third] = before;
    const moved = await move(third?.id, first?.id);
    expect(moved.status).toBe(200);
    const ids = (await moved.json()).data.map(({ id }: Technology) => id);
    expect(ids.slice(0, 3)).toEqual([first?.id, third?.id, second?.id]);
    expect((await publicNames()).slice(0, 3)).toEqual([first?.name, third?.name, second?.name]);
    expect((await entriesOf(third?.id ?? ''))[0]).toMatchObject({
      action: 'tech-asset.moved',
      before: { priority: third?.priority },
    });
    await move(third?.id, second?.id);
    expect((await order()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test('applies two concurrent moves', async () => {
    const before = (await order()).map(({ id }) => id);
    const [front, second] = before;
    const [secondLast, last] = before.slice(-2);
    const answers = await Promise.all([move(last, null), move(secondLast, front)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await order()).slice(0, 4).map(({ id }) => id)).toEqual([last, front, secondLast, second]);
    await move(secondLast, before.at(-3));
    await move(last, secondLast);
    expect((await order()).map(({ id }) => id)).toEqual(before);
  });

  test('returns 409 for inactive technologies and for a move after itself', async () => {
    const [first] = await order();
    const { id } = await create();
    expect((await move(id, first?.id)).status).toBe(409);
    expect((await move(first?.id, id)).status).toBe(409);
    expect((await move(first?.id, first?.id)).status).toBe(409);
    expect((await move('7', null)).status).toBe(400);
  });
});

describe('import', () => {
  interface Result {
    applied: boolean;
    plan: string | null;
    rows: { line: number; name: string; outcome: string; fields: string[] }[];
    errors: { line: number; column: string | null; message: string }[];
  }
  const importText = (format: string, text: string, plan: string | null = null) =>
    send('POST', `${path}/import`, { format, text, plan });
  const check = async (format: string, text: string): Promise<Result> => {
    const answer = await importText(format, text);
    expect(answer.status).toBe(200);
    return answer.json();
  };

  test('returns a plan without applying it, and then applies exactly that plan', async () => {
    const [unchanged, changed] = [await create(), await create({ description: 'Before' })];
    const name = `New ${randomUUID()}`;
    const text = [
      'id,name,category,description,priority',
      `,${unchanged.name},Backend,,0`,
      `${changed.id},${changed.name},Cloud,"Two\nlines",7`,
      `,${name},Language,,`,
    ].join('\n');
    const dry = await check('csv', text);
    expect(dry).toMatchObject({
      applied: false,
      errors: [],
      rows: [
        { line: 2, name: unchanged.name, outcome: 'leave', fields: [] },
        { line: 3, name: changed.name, outcome: 'change', fields: ['category', 'description', 'priority'] },
        { line: 5, name, outcome: 'create', fields: [] },
      ],
    });
    expect((await read(`?q=${encodeURIComponent(name)}`)).total).toBe(0);
    const done = await importText('csv', text, dry.plan);
    expect(await done.json()).toEqual({ ...dry, applied: true });
    expect(await read(`/${changed.id}`)).toMatchObject({
      category: 'Cloud',
      description: 'Two\nlines',
      priority: 7,
      version: 2,
      isActive: false,
    });
    expect((await read(`/${unchanged.id}`)).version).toBe(1);
    const { data } = await read(`?q=${encodeURIComponent(name)}`);
    expect(data).toMatchObject([{ category: 'Language', isActive: true, priority: 0 }]);
    expect(await entriesOf(data[0].id)).toMatchObject([{ action: 'tech-asset.created' }]);
    expect(await publicNames()).toContain(name);
    await act('delete', [data[0].id]);
  });

  test('reports every error with its line and column, and applies nothing', async () => {
    const name = `New ${randomUUID()}`;
    const text = [
      'name;category;orbit_radius;isActive;url;color',
      `${name};Cloud;0.5;false;https://a.example;`,
      `${name} 2;;1.5;perhaps;ftp://a.example;`,
      `${name};Cloud;;;;`,
      'Short;Cloud',
    ].join('\r\n');
    const { errors, plan } = await check('csv', text);
    expect(plan).toBeNull();
    expect(errors.map(({ line, column }) => [line, column])).toEqual([[5, null]]);
    const rest = await check('csv', text.replace('\r\nShort;Cloud', ''));
    expect(rest.errors.map(({ line, column }) => [line, column])).toEqual([
      [3, 'category'],
      [3, 'url'],
      [3, 'orbit_radius'],
      [3, 'isActive'],
      [4, null],
    ]);
    const refused = await importText('csv', text, 'x');
    expect(refused.status).toBe(400);
    expect(Object.keys((await refused.json()).errors)).toEqual(['text']);
    expect((await read(`?q=${encodeURIComponent(name)}`)).total).toBe(0);
  });

  test('reports the line of each field in JSON', async () => {
    const { name } = await create();
    const text = `{\n  "data": [\n    {\n      "name": "${name}",\n      "orbitSpeed": "fast",\n      "color": 1\n    },\n    7\n  ]\n}`;
    expect((await check('json', text)).errors).toMatchObject([{ line: 8, column: null }]);
    expect((await check('json', text.replace(',\n    7', ''))).errors).toMatchObject([
      { line: 5, column: 'orbitSpeed' },
      { line: 6, column: 'color' },
    ]);
  });

  test('reports text in JSON that cannot be stored', async () => {
    const text =
      '[{\n"name": "a\\u0000b",\n"description": "half an emoji: \\ud83d",\n"category": "Frontend"}]';
    expect((await check('json', text)).errors).toMatchObject([
      { line: 2, column: 'name' },
      { line: 3, column: 'description' },
    ]);
  });

  test.for([
    ['nothing at all', 'csv', '', 1],
    ['headings alone', 'csv', 'name,category\n', 1],
    ['a quotation mark that is not closed', 'csv', 'name,category\nA,"B', 2],
    ['a column twice', 'csv', 'name,name\nA,B', 2],
    ['what is no id', 'csv', 'id,name,category\n7,A,B', 2],
    ['one row too many', 'csv', `name,category\n${'A,B\n'.repeat(1_001)}`, 1_002],
    ['what is no JSON', 'json', '[{"name": "A"},]', 1],
    ['no list', 'json', '{"name": "A"}', 1],
    ['lists without end', 'json', '['.repeat(100_000), 1],
    ['a field twice', 'json', '[\n{"name": "A", "name": "B", "category": "C"}]', 2],
    ['a prototype', 'json', '[{"__proto__": {"name": "A"}, "category": "C"}]', 1],
  ] as const)('rejects a file with %s as %s', async ([, format, text, line]) => {
    const { errors, plan } = await check(format, text);
    expect(plan).toBeNull();
    expect(errors[0]?.line).toBe(line);
  });

  test('reads files as spreadsheets save them', async () => {
    const name = randomUUID();
    for (const [format, text, orbitTilt] of [
      ['csv', `sep=;\nname;category;orbitTilt\n${name};Cloud;0,5`, 0.5],
      ['csv', `\uFEFF"sep=;"\r\nname;category;orbitTilt\r\n${name};Cloud;-,25`, -0.25],
      ['csv', `sep=|\nname|category|orbitTilt\n${name}|Cloud|0.5`, 0.5],
      ['csv', `name;category;orbitTilt\n${name};Cloud;0,5`, 0.5],
      ['csv', `name;category;orbitTilt\n${name};Cloud;0.5`, 0.5],
      ['json', `\uFEFF${JSON.stringify([{ name, category: 'Cloud', orbitTilt: 0.5 }])}`, 0.5],
    ] as const) {
      const { errors, plan } = await check(format, text);
      expect([text, errors]).toEqual([text, []]);
      expect((await importText(format, text, plan)).status).toBe(200);
      expect((await read(`?q=${name}`)).data).toMatchObject([{ name, orbitTilt }]);
    }
  });

  test('finds a technology by its name, whether accents are composed or not', async () => {
    const { name } = await create({ name: `Café ${randomUUID()}` });
    const text = `name,category\n${name.normalize('NFD')},Backend`;
    expect((await check('csv', text)).rows).toMatchObject([{ name, outcome: 'leave' }]);
  });

  test('reports the line of an error after a separator line', async () => {
    const { errors } = await check('csv', 'sep=;\nname;category;orbitTilt\nA;Cloud;0,5,5');
    expect(errors).toMatchObject([{ line: 3, column: 'orbitTilt' }]);
  });

  test('returns 409 when a technology changed since the plan', async () => {
    const { id, name } = await create();
    const text = JSON.stringify([{ name, category: 'Cloud' }]);
    const { plan } = await check('json', text);
    await send('PATCH', `${path}/${id}`, { ...fieldsOf({ name, priority: 5 }), version: 1 });
    expect((await importText('json', text, plan)).status).toBe(409);
    expect(await read(`/${id}`)).toMatchObject({ category: 'Backend', priority: 5 });
  });

  test('rejects a technology in the trash and a name that is taken', async () => {
    const [inTrash, other, third] = [await create(), await create(), await create()];
    await act('delete', [inTrash.id]);
    const text = JSON.stringify([{ id: inTrash.id }, { id: third.id, name: other.name }]);
    expect((await check('json', text)).errors.map(({ column }) => column)).toEqual(['id', 'name']);
  });

  test('accepts a thousand rows', async () => {
    const mark = randomUUID();
    const rows = Array.from({ length: 1_000 }, (_, index) => ({
      name: `${mark} ${index}`,
      category: 'Cloud',
      description: 'x'.repeat(200),
      isActive: false,
    }));
    const text = JSON.stringify({ data: rows }, null, 2);
    const { plan } = await check('json', text);
    expect((await importText('json', text, plan)).status).toBe(200);
    expect((await read(`?q=${mark}`)).total).toBe(1_000);
    // Another test exports all technologies, which have to fit into one import.
    await server.database.db.delete(techAssets).where(like(techAssets.name, `${mark}%`));
  }, 60_000);

  test('changes nothing when given an export, whatever its texts begin with', async () => {
    const mark = randomUUID();
    for (const start of ['=1+1', "'=1+1", '-2', '@sum', 'plain, "quoted"']) {
      await create({ name: `${start} ${mark}`, description: `${start}\nline`, orbitSpeed: -2.5 });
    }
    const csv = await (await server.request(`${path}/export.csv`, { headers })).text();
    const cells: string[][] = parse(csv, { bom: true, relax_column_count: true });
    for (const cell of cells.flat()) expect(cell).not.toMatch(/^[=+@\t\r]|^-(?!\d+(?:\.\d+)?$)/);
    expect(csv).toContain(`'=1+1 ${mark}`);
    const json = await (await server.request(`${path}/export.json`, { headers })).text();
    const { data } = JSON.parse(json);
    expect(data.filter(({ name }: Technology) => name.endsWith(mark))).toHaveLength(5);
    for (const [format, text] of [
      ['csv', csv],
      ['json', json],
    ] as const) {
      const { rows, errors } = await check(format, text);
      expect(errors).toEqual([]);
      expect(rows).toHaveLength(data.length);
      expect(rows.filter(({ outcome }) => outcome !== 'leave')).toEqual([]);
    }
  });
});

test('an export is a download that accepts the session cookie of an admin', async () => {
  const { answer } = await signInTo(server, 'admin');
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  for (const [name, type] of [
    ['csv', 'text/csv; charset=utf-8'],
    ['json', 'application/json; charset=utf-8'],
  ] as const) {
    const file = await server.request(`${path}/export.${name}`, { headers: { cookie } });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe(type);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="technologies.${name}"`);
    expect(file.headers.get('cache-control')).toBe('no-store');
  }
});

test('only admins can read and change technologies', async () => {
  const technology = await create();
  const manager = (await signInTo(server, 'manager')).headers;
  const client = (await signInTo(server, 'client')).headers;
  for (const [as, status] of [
    [{}, 401],
    [manager, 403],
    [client, 403],
  ] as const) {
    for (const suffix of ['', `/${technology.id}`, '/order', '/categories', '/export.csv', '/export.json']) {
      expect((await server.request(`${path}${suffix}`, { headers: as })).status, suffix).toBe(status);
    }
    expect((await send('POST', path, fieldsOf(), as)).status).toBe(status);
    expect((await send('PATCH', `${path}/${technology.id}`, {}, as)).status).toBe(status);
    expect((await send('PUT', `${path}/order`, {}, as)).status).toBe(status);
    expect((await send('POST', `${path}/import`, {}, as)).status).toBe(status);
    expect((await act('delete', [technology.id], as)).status).toBe(status);
  }
});
