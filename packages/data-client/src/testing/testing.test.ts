import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { adminEndpoints } from '../contract/admin/index.ts';
import { clientEndpoints } from '../contract/client/index.ts';
import { type AnswerOf, defineEndpoint, type Endpoint, publicEndpoints } from '../contract/index.ts';
import { managerEndpoints } from '../contract/manager/index.ts';
import { projectEndpoints } from '../contract/project/index.ts';
import { visitorEndpoints } from '../contract/visitor/index.ts';
import { createDataClient, NetworkError } from '../http/index.ts';
import {
  answer,
  answerWith,
  createMemoryTokenStore,
  disconnect,
  fail,
  handlerFetch,
  pending,
  publicSite,
  sampleAdmin,
  sampleCaseStudies,
  sampleClientSession,
  sampleLogoAssets,
  sampleManager,
  sampleSessions,
  sampleTechAssets,
  scenario,
} from './index.ts';

const { getAssetFile, getClientSession, listAssets, listTechAssets, signInClient, signOut } = publicEndpoints;

const origin = 'https://uplift.example';
const network = setupServer();
const client = createDataClient({ fetch: (path, init) => fetch(new URL(path, origin), init) });
const credentials = { email: sampleClientSession.email, password: 'correct horse battery staple' };

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

describe('samples', () => {
  const samples: readonly [name: string, row: Endpoint, value: unknown][] = [
    ['the technologies', listTechAssets, { data: sampleTechAssets }],
    ['the stories', publicEndpoints.listCaseStudies, { data: sampleCaseStudies }],
    ['the logos', listAssets, { data: sampleLogoAssets }],
    ['the client session', getClientSession, sampleClientSession],
    ['the manager', publicEndpoints.getAccountUser, sampleManager],
    ['the admin', publicEndpoints.getAccountUser, sampleAdmin],
    ['the sessions', clientEndpoints.listSessions, { data: sampleSessions }],
  ];

  test.for(samples)('%s match the contract in every field', ([, { answer: schema }, value]) => {
    expect(schema && v.parse(schema, value)).toEqual(value);
  });

  test('technologies have an image as their icon', () => {
    expect(sampleTechAssets).toHaveLength(8);
    for (const { iconPath } of sampleTechAssets) expect(iconPath).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  });

  test('stories include one that the site omits', () => {
    expect(sampleCaseStudies.filter(({ industry }) => industry === 'FinTech')).toHaveLength(1);
  });
});

describe('handlers', () => {
  test('respond with their value and status at any origin', async () => {
    network.use(answer(getClientSession, sampleClientSession));
    expect(await client.call(getClientSession, {})).toEqual(sampleClientSession);
    const elsewhere = await fetch('https://core.example/api/client/me');
    expect(elsewhere.status).toBe(200);
    network.use(answer(publicEndpoints.reportClientError, { id: 'report' }));
    const report = await fetch(`${origin}/api/client-errors`, { method: 'POST', body: '{}' });
    expect(report.status).toBe(202);
  });

  test('respond with bytes when an endpoint returns no JSON', async () => {
    network.use(answer(getAssetFile, new Blob(['<svg/>'], { type: 'image/svg+xml' })));
    const file = await fetch(`${origin}/api/assets/logo/file`);
    expect(file.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await file.text()).toBe('<svg/>');
    network.use(answer(getAssetFile, 'plain'));
    const text = await fetch(`${origin}/api/assets/logo/file`);
    expect(text.headers.get('Content-Type')).toBe('application/octet-stream');
    network.use(answer(signOut, null));
    expect((await fetch(`${origin}/api/logout`, { redirect: 'manual' })).status).toBe(303);
  });

  test('compute the response from the validated request', async () => {
    network.use(
      answerWith(listAssets, ({ query: { page = 1, pageSize = 50, category } }) => ({
        data: [],
        page: page + 1,
        pageSize: pageSize * 2,
        total: category === 'logo' ? 1 : 0,
      })),
      answerWith(signInClient, ({ body, headers }) => ({
        ...sampleClientSession,
        email: body.email,
        clientToken: headers.get('Content-Type') ?? 'none',
      })),
    );
    expect(await client.call(listAssets, { query: { page: 2, pageSize: 20, category: 'logo' } })).toEqual({
      data: [],
      page: 3,
      pageSize: 40,
      total: 1,
    });
    expect(await client.call(signInClient, { body: credentials })).toMatchObject({
      email: credentials.email,
      clientToken: 'application/json',
    });
  });

  test('receive the path parameters', async () => {
    network.use(answerWith(getAssetFile, ({ params }) => `file of ${params.id}`));
    expect(await (await fetch(`${origin}/api/assets/a%20b/file`)).text()).toBe('file of a b');
  });

  test('read the fields and files of a form', async () => {
    const addFile = defineEndpoint({
      method: 'POST',
      path: '/api/files',
      service: 'core',
      summary: 'Adds a file.',
      callers: ['client'],
      body: v.object({ category: v.string(), file: v.file() }),
      status: 200,
      answer: v.object({ name: v.string(), category: v.string() }),
    });
    network.use(answerWith(addFile, ({ body }) => ({ name: body.file.name, category: body.category })));
    const form = new FormData();
    form.append('category', 'logo');
    form.append('file', new File(['<svg/>'], 'logo.svg'));
    const response = await fetch(`${origin}/api/files`, { method: 'POST', body: form });
    expect(await response.json()).toEqual({ name: 'logo.svg', category: 'logo' });
  });

  test('reject invalid requests as the server does', async () => {
    network.use(answerWith(signInClient, () => sampleClientSession));
    await expect(
      client.call(signInClient, { body: { email: 'not an address', password: '' } }),
    ).rejects.toMatchObject({
      status: 400,
      errors: { email: ['Enter your e-mail address.'], password: ['Enter your password.'] },
    });
    const empty = await fetch(`${origin}/api/client/login`, { method: 'POST', body: 'no JSON' });
    expect(empty.status).toBe(400);
  });

  test("don't hide their own errors", async () => {
    network.use(
      answerWith(signInClient, () => {
        throw new RangeError('A mistake in a story.');
      }),
    );
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(client.call(signInClient, { body: credentials })).rejects.toMatchObject({ status: 500 });
    expect(said.mock.calls.flat().join()).toContain('A mistake in a story.');
    said.mockRestore();
  });

  test("respond with the server's error", async () => {
    const errors = { email: ['Unknown.'] };
    network.use(fail(signInClient, 429, 'Too many attempts.', { errors, retryAfter: 30 }));
    await expect(client.call(signInClient, { body: credentials })).rejects.toMatchObject({
      message: 'Too many attempts.',
      status: 429,
      errors,
      retryAfter: 30,
    });
  });

  test('fail with a network error', async () => {
    network.use(disconnect(listTechAssets));
    await expect(client.call(listTechAssets, {})).rejects.toBeInstanceOf(NetworkError);
  });

  test('handle a single call with `once` and pass on later ones', async () => {
    network.use(fail(listTechAssets, 404, 'Not yet.', { once: true }), answer(listTechAssets, { data: [] }));
    await expect(client.call(listTechAssets, {})).rejects.toMatchObject({ status: 404 });
    expect(await client.call(listTechAssets, {})).toEqual({ data: [] });
    expect(await client.call(listTechAssets, {})).toEqual({ data: [] });
  });

  test('never respond, or respond with a delay', async () => {
    network.use(pending(listTechAssets), answer(getClientSession, sampleClientSession, { delay: 20 }));
    const never = client.call(listTechAssets, {}).then(() => 'answered');
    const later = client.call(getClientSession, {}).then(() => 'later');
    expect(await Promise.race([never, later])).toBe('later');
  });

  test('accept only values that match the contract', () => {
    expectTypeOf(answer<typeof getClientSession>)
      .parameter(1)
      .toEqualTypeOf<AnswerOf<typeof getClientSession>>();
    expectTypeOf(answer<typeof getAssetFile>)
      .parameter(1)
      .toEqualTypeOf<Blob | string | null>();
    expectTypeOf(answerWith<typeof listAssets>)
      .parameter(1)
      .parameter(0)
      .toHaveProperty('query')
      .toEqualTypeOf<{
        page?: number | undefined;
        pageSize?: number | undefined;
        category?: string | undefined;
      }>();
  });
});

describe('scenarios', () => {
  const areas = {
    publicEndpoints,
    visitorEndpoints,
    clientEndpoints,
    managerEndpoints,
    projectEndpoints,
    adminEndpoints,
  };
  const rows = Object.values(areas).flatMap((area) => Object.values<Endpoint>(area));
  const jsonRows = rows.filter(({ answer: schema }) => schema);
  const lists = ['listTechAssets', 'listCaseStudies', 'listAssets'] as const;

  /** Returns the response of any endpoint without a network. */
  function ask(row: Endpoint, handler: HttpHandler): Promise<Response> {
    const path = row.path.replaceAll(/\{\w+\}/g, '1');
    return handlerFetch([handler])(path, { method: row.method });
  }

  test.for(jsonRows)('success matches the schema of $method $path', async (row) => {
    const response = await ask(row, scenario(row, 'success'));
    expect(response.status).toBe(row.status);
    expect(row.answer && v.is(row.answer, await response.json())).toBe(true);
  });

  test.for(jsonRows)('malformed violates the schema of $method $path', async (row) => {
    const response = await ask(row, scenario(row, 'malformed'));
    expect(response.status).toBe(row.status);
    expect(row.answer && v.is(row.answer, await response.json())).toBe(false);
  });

  test.for(rows)('error fails $method $path', async (row) => {
    const response = await ask(row, scenario(row, 'error'));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      status: 503,
      message: expect.stringContaining('Try again'),
    });
  });

  test.for(lists)('%s are shown with samples or as an empty list', async (name) => {
    const row: Endpoint = publicEndpoints[name];
    const full: unknown = await (await ask(row, scenario(row, 'success'))).json();
    expect(full).toHaveProperty('data.1');
    expect(await (await ask(row, scenario(row, 'empty'))).json()).toMatchObject({ data: [] });
  });

  test('success returns the given value', async () => {
    const answer = { data: sampleSessions.slice(0, 1) };
    const row = clientEndpoints.listSessions;
    expect(await (await ask(row, scenario(row, 'success', { answer }))).json()).toEqual(answer);
    expect(await (await ask(row, scenario(row, 'empty', { answer }))).json()).toEqual({ data: [] });
  });

  test('slow responds with a delay, and loading never responds', async () => {
    const { listSessions } = clientEndpoints;
    const never = ask(listSessions, scenario(listSessions, 'loading')).then(() => 'answered');
    const slow = ask(listSessions, scenario(listSessions, 'slow', { delay: 20 })).then(() => 'slow');
    expect(await Promise.race([never, slow])).toBe('slow');
  });

  test("throws an explanation for a state that the endpoint doesn't have", () => {
    expect(() => scenario(getClientSession, 'empty')).toThrow('GET /api/client/me answers has no list');
    expect(() => scenario(signOut, 'malformed')).toThrow('Whatever GET /api/logout answers');
    const demanding = defineEndpoint({
      method: 'GET',
      path: '/api/invoice',
      service: 'core',
      summary: 'An invoice.',
      callers: ['client'],
      status: 200,
      answer: v.object({ number: v.pipe(v.string(), v.uuid('Not the number of an invoice.')) }),
    });
    expect(() => scenario(demanding, 'success')).toThrow(
      'No sample can be made of what GET /api/invoice answers: Not the number of an invoice.',
    );
  });
});

describe('publicSite', () => {
  test('responds to every read of the public pages for an anonymous visitor', async () => {
    network.use(...publicSite());
    expect((await client.call(listTechAssets, {})).data).toEqual(sampleTechAssets);
    expect((await client.call(publicEndpoints.listCaseStudies, {})).data).toEqual(sampleCaseStudies);
    expect((await client.call(listAssets, { query: { category: 'logo' } })).data).toEqual(sampleLogoAssets);
    expect((await client.call(listAssets, { query: { category: 'icon' } })).total).toBe(0);
    expect((await client.call(listAssets, { query: { page: 2, pageSize: 1 } })).data).toEqual(
      sampleLogoAssets.slice(1),
    );
    await expect(client.call(getClientSession, {})).rejects.toMatchObject({ status: 401 });
  });
});

describe('handlerFetch', () => {
  test('responds without a network, for one client only', async () => {
    const one = createDataClient({ fetch: handlerFetch([answer(listTechAssets, { data: [] })]) });
    const other = createDataClient({ fetch: handlerFetch(publicSite()) });
    expect((await one.call(listTechAssets, {})).data).toEqual([]);
    expect((await other.call(listTechAssets, {})).data).toEqual(sampleTechAssets);
  });

  test('fails with a network error when a call is unhandled or disconnected', async () => {
    const empty = createDataClient({ fetch: handlerFetch([]) });
    await expect(empty.call(listTechAssets, {})).rejects.toBeInstanceOf(NetworkError);
    const broken = createDataClient({ fetch: handlerFetch([disconnect(listTechAssets)]) });
    await expect(broken.call(listTechAssets, {})).rejects.toBeInstanceOf(NetworkError);
  });
});

test("the memory token store stores, clears and announces tokens like the browser's store", () => {
  const tokens = createMemoryTokenStore({ adminToken: 'a' });
  const listener = vi.fn();
  const stop = tokens.subscribe(listener);
  expect(tokens.get('adminToken')).toBe('a');
  tokens.set('clientToken', 'c');
  tokens.clear('adminToken');
  expect([tokens.get('adminToken'), tokens.get('clientToken')]).toEqual([null, 'c']);
  tokens.clearAll();
  expect(tokens.get('clientToken')).toBeNull();
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  tokens.set('managerToken', 'm');
  expect(listener).toHaveBeenCalledTimes(3);
});
