import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import useSWR from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type HttpServer, headerOf, type Outcome, type Reply, startHttpServer } from '../test/http-server.ts';
import { pageOf, settle } from '../test/page.tsx';
import { fakeTimeouts, type Timeouts } from '../test/timeouts.ts';
import { createEmptyTokenStore, setMarker, withCookies } from '../test/visitor.ts';
import { adminEndpoints } from './contract/admin/index.ts';
import { clientEndpoints } from './contract/client/index.ts';
import { managerEndpoints } from './contract/manager/index.ts';
import { projectEndpoints } from './contract/project/index.ts';
import { visitorEndpoints } from './contract/visitor/index.ts';
import {
  ApiError,
  type ClientErrorReport,
  createDataClient,
  createTokenStore,
  type DataClient,
  type Endpoint,
  NetworkError,
  publicEndpoints,
  serviceOfPath,
  type TokenName,
  type TokenStore,
  tokenNames,
} from './index.ts';
import {
  callMutation,
  readRetryDelay,
  useAccountUser,
  useCaseStudies,
  useClientSession,
  useClientSignIn,
  useEndpointMutation,
  useLogoAssets,
  useNavigationAssets,
  useReportClientError,
  useSignOut,
  useTechAssets,
} from './swr/index.ts';
import { sampleClientSession as ada, sampleAdmin as ines } from './testing/index.ts';

// The parts of the specification's sections 6, 7 and 8 that this package implements, each against a real
// server.

const credentials = { email: ada.email, password: 'correct horse battery staple' };
const report: ClientErrorReport = {
  message: 'Cannot read properties of undefined',
  stack: 'TypeError: …',
  componentStack: null,
  url: 'https://uplift.example/pricing',
  userAgent: 'Browser/1.0',
  timestamp: '2026-11-21T12:00:00.000Z',
  level: 'section',
};

let server: HttpServer;
let tokens: TokenStore;
let client: DataClient;

beforeEach(async () => {
  server = await startHttpServer();
  tokens = createEmptyTokenStore();
  client = createDataClient({ fetch: withCookies(server.fetch), hostname: 'localhost', tokens });
});

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  createEmptyTokenStore();
  await server.stop();
});

function renderOnPage<Result>(hook: () => Result) {
  return renderHook(hook, { wrapper: pageOf(client) }).result;
}

/** Waits for a read and returns its data. */
async function readOnPage(hook: () => { data: unknown }): Promise<unknown> {
  const page = renderOnPage(hook);
  await waitFor(() => expect(page.current.data).toBeDefined());
  return page.current.data;
}

function Reader({ useRead }: { useRead: () => boolean }): ReactElement {
  return <p>{useRead() ? 'read' : 'reading'}</p>;
}

function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

describe('7. Calls', () => {
  interface Call {
    name: string;
    /** How the server replies. */
    reply: Reply;
    make: () => Promise<unknown>;
    gives: unknown;
    payload?: unknown;
  }

  const logo = { id: 'logo', name: 'Logo', isActive: true, category: 'logo' };
  const technology = expect.objectContaining({ id: 'react', name: 'React' });

  const calls: readonly Call[] = [
    {
      name: 'GET /api/auth/user',
      reply: { json: ines },
      make: async () => {
        const page = renderOnPage(useAccountUser);
        await waitFor(() => expect(page.current.status).toBe('authenticated'));
        return page.current.user;
      },
      gives: ines,
    },
    {
      name: 'GET /api/client/me',
      reply: { json: ada },
      make: async () => {
        setMarker('client', true);
        const page = renderOnPage(useClientSession);
        await waitFor(() => expect(page.current.status).toBe('authenticated'));
        return page.current.session;
      },
      gives: ada,
    },
    {
      name: 'POST /api/client/login',
      reply: { json: ada },
      payload: credentials,
      make: async () => {
        server.on('POST /api/client/login', () => {
          setMarker('client', true);
          return { json: ada };
        });
        const page = renderOnPage(() => ({ ...useClientSession(), signIn: useClientSignIn() }));
        await act(() => page.current.signIn.trigger(credentials));
        // The response is the session, so no further request is needed.
        return page.current.session;
      },
      gives: ada,
    },
    {
      name: 'POST /api/client/logout',
      reply: { json: { signedOut: true } },
      make: () => callMutation(client, publicEndpoints.signOutClient, {}),
      gives: { signedOut: true },
    },
    {
      name: 'POST /api/manager/logout',
      reply: { json: { signedOut: true } },
      make: () => callMutation(client, publicEndpoints.signOutManager, {}),
      gives: { signedOut: true },
    },
    {
      name: 'GET /api/assets?pageSize=100',
      reply: { json: { data: [logo] } },
      make: () => readOnPage(useNavigationAssets),
      gives: { data: [logo] },
    },
    {
      name: 'GET /api/assets?category=logo',
      reply: { json: { data: [logo] } },
      make: () => readOnPage(useLogoAssets),
      gives: { data: [logo] },
    },
    {
      name: 'GET /api/assets/logo/file',
      reply: { text: '<svg/>' },
      make: () => client.call(publicEndpoints.getAssetFile, { params: { id: 'logo' } }),
      gives: undefined,
    },
    {
      name: 'GET /api/tech-assets',
      reply: { json: [{ id: 'react', name: 'React' }] },
      make: () => readOnPage(useTechAssets),
      gives: { data: [technology] },
    },
    {
      name: 'GET /api/tech-assets',
      reply: { json: { data: [{ id: 'react', name: 'React' }] } },
      make: () => readOnPage(useTechAssets),
      gives: { data: [technology] },
    },
    {
      name: 'GET /api/case-studies',
      reply: { json: [] },
      make: () => readOnPage(useCaseStudies),
      gives: { data: [] },
    },
    {
      name: 'GET /api/case-studies',
      reply: { json: { data: [] } },
      make: () => readOnPage(useCaseStudies),
      gives: { data: [] },
    },
    {
      name: 'POST /api/client-errors',
      reply: { status: 202, json: { id: 'report' } },
      payload: report,
      make: () => renderOnPage(useReportClientError).current(report),
      gives: undefined,
    },
    {
      name: 'GET /api/reports/7/pages',
      reply: { json: { any_thing: [1, 'two'] } },
      make: () => readOnPage(() => useSWR(['/api/reports', 7, 'pages'])),
      gives: { any_thing: [1, 'two'] },
    },
  ];

  // A cookie of another session, which none of these calls concern.
  beforeEach(() => setMarker('manager', true));

  test.for(calls)(
    '$name sends and returns the specified data: $reply',
    async ({ name, reply, make, gives, payload }) => {
      for (const token of tokenNames) tokens.set(token, `the ${token}`);
      server.on(name.split('?')[0] ?? name, reply);
      expect(await make()).toEqual(gives);
      await act(() => settle(client, server));

      expect(server.calls()).toEqual([name]);
      const [request] = server.requests;
      expect(headerOf(request, 'Cookie')).toContain('managerSession=1');
      expect(headerOf(request, 'Authorization')).toBe('Bearer the adminToken');
      expect(headerOf(request, 'x-manager-token')).toBe('the managerToken');
      expect(JSON.stringify(request)).not.toContain('the clientToken');
      expect(headerOf(request, 'Content-Type')).toBe(payload === undefined ? null : 'application/json');
      expect(request?.body).toBe(payload === undefined ? '' : JSON.stringify(payload));
    },
  );

  test.for(calls)('$name sends no token when none is stored', async ({ name, reply, make }) => {
    server.on(name.split('?')[0] ?? name, reply);
    await make();
    expect(headerOf(server.requests[0], 'Authorization')).toBeNull();
    expect(headerOf(server.requests[0], 'x-manager-token')).toBeNull();
  });

  describe('off localhost', () => {
    const routes = [
      ['/api/tech-assets', 'tech-assets'],
      ['/api/tech-assets?category=Cloud', 'tech-assets'],
      ['/api/tech-assets/', 'core'],
      ['/api/tech-assets/react', 'core'],
      ['/api/tech-assets-archive', 'core'],
      ['/api/admin', 'admin'],
      ['/api/admin?tab=users', 'admin'],
      ['/api/admin/users', 'admin'],
      ['/api/admin/users/7?fields=name&fields=role', 'admin'],
      ['/api/administration', 'admin'],
      ['/api/assets', 'admin'],
      ['/api/assets?pageSize=100', 'admin'],
      ['/api/assets?next=/api/tech-assets', 'admin'],
      ['/api/assets/', 'core'],
      ['/api/assets/logo/file', 'core'],
      ['/api/assets-archive', 'core'],
      ['/api/client/me', 'core'],
      ['/api/case-studies?next=/api/admin', 'core'],
      ['/v2/api/admin', 'core'],
    ] as const;

    let adminApi: HttpServer;
    let techAssets: HttpServer;

    beforeEach(async () => {
      [adminApi, techAssets] = await Promise.all([startHttpServer(), startHttpServer()]);
      for (const each of [server, adminApi, techAssets]) {
        for (const [path] of routes) each.on(`GET ${path.split('?')[0]}`, { json: [] });
      }
    });

    afterEach(() => Promise.all([adminApi.stop(), techAssets.stop()]));

    async function callsFrom(hostname: string, path: string) {
      const origins = { admin: adminApi.origin, 'tech-assets': techAssets.origin };
      await createDataClient({ fetch: server.fetch, hostname, origins }).getJson(path);
      return { core: server.calls(), admin: adminApi.calls(), 'tech-assets': techAssets.calls() };
    }

    const noCalls = { core: [], admin: [], 'tech-assets': [] };

    test.for(routes)('sends %s to the %s service with an unchanged path', async ([path, service]) => {
      expect(await callsFrom('site.test', path)).toEqual({ ...noCalls, [service]: [`GET ${path}`] });
    });

    test.for(['localhost', '127.0.0.1', '[::1]'])('uses the page origin on %s', async (hostname) => {
      for (const [path] of routes) await callsFrom(hostname, path);
      expect(server.calls()).toEqual(routes.map(([path]) => `GET ${path}`));
      expect([adminApi.calls(), techAssets.calls()]).toEqual([[], []]);
    });

    test('uses the page origin for a service without its own origin', async () => {
      const site = createDataClient({ fetch: server.fetch, hostname: 'site.test' });
      await site.getJson('/api/tech-assets');
      await site.getJson('/api/admin/users');
      expect(server.calls()).toEqual(['GET /api/tech-assets', 'GET /api/admin/users']);
    });

    const rows = [
      publicEndpoints,
      visitorEndpoints,
      clientEndpoints,
      managerEndpoints,
      projectEndpoints,
      adminEndpoints,
    ].flatMap((area) => Object.values<Endpoint>(area));

    test('every endpoint of the contract names the service that its path leads to', () => {
      expect(rows.filter(({ path, service }) => serviceOfPath(path) !== service)).toEqual([]);
    });
  });
});

describe('6. Signing out', () => {
  /** Signs out and returns the order of events. */
  async function signOut(
    markers: readonly ('client' | 'manager')[],
    held: readonly TokenName[],
    failures: Record<string, Outcome> = {},
  ) {
    const events: string[] = [];
    const errors: string[] = [];
    for (const kind of markers) setMarker(kind, true);
    for (const token of held) tokens.set(token, 'secret');
    server.on('GET /api/client/me', { json: ada });
    server.on('GET /api/auth/user', { json: ines });
    for (const kind of ['client', 'manager', 'admin'] as const) {
      const route = `POST /api/${kind}/logout`;
      server.on(route, () => {
        events.push(`${route}, with ${tokenNames.filter((name) => tokens.get(name)).length} tokens`);
        const failure = failures[kind];
        if (!failure && kind !== 'admin') setMarker(kind, false);
        return failure ?? { json: { signedOut: true } };
      });
    }
    const page = renderOnPage(() => ({
      client: useClientSession(),
      account: useAccountUser(),
      signOut: useSignOut({
        navigate: (path) => events.push(`go to ${path}`),
        onError: ({ message }) => errors.push(message),
      }),
    }));
    await waitFor(() => expect(page.current.account.status).not.toBe('checking'));
    await waitFor(() => expect(page.current.client.status).not.toBe('checking'));
    const read = server.requests.length;
    await act(() => page.current.signOut());
    await act(() => settle(client, server));
    return { events, errors, page, asked: server.calls().slice(read) };
  }

  test.for([
    ['a client', ['client'], ['clientToken'], ['client']],
    ['a manager', ['manager'], ['managerToken'], ['manager']],
    ['both', ['client', 'manager'], ['clientToken', 'managerToken'], ['client', 'manager']],
    ['a manager without a cookie', [], ['managerToken'], ['manager']],
    ['an admin, whom no such cookie names', [], ['adminToken'], ['admin']],
  ] as const)(
    'of %s clears tokens, calls the matching logout endpoints and opens /api/logout',
    async ([, markers, held, kinds]) => {
      const posts = kinds.map((kind) => `POST /api/${kind}/logout`);
      const { events, errors, page, asked } = await signOut(markers, held);
      expect(events.slice(0, -1).sort()).toEqual(posts.map((post) => `${post}, with 0 tokens`));
      expect(events.at(-1)).toBe('go to /api/logout');
      expect(asked.sort()).toEqual(posts);
      expect(errors).toEqual([]);
      expect([page.current.client.session, page.current.account.user]).toEqual([null, null]);
    },
  );

  test.for([
    ['the words of the body', { status: 500, json: { message: 'The store is down.' } }, 'The store is down.'],
    ['“Logout failed” where there are none', { status: 502, text: '' }, 'Logout failed'],
    ['“Logout failed” where success is no JSON', { text: 'bye' }, 'Logout failed'],
  ] as const)('failing with %s still navigates to /api/logout', async ([, reply, message]) => {
    const { events, errors, page, asked } = await signOut(['client', 'manager'], ['managerToken'], {
      client: reply,
    });
    expect(errors).toEqual([message]);
    expect(events).toHaveLength(3);
    expect(events.at(-1)).toBe('go to /api/logout');
    // The session may still exist, so it is fetched again.
    expect(asked).toContain('GET /api/client/me');
    expect(page.current.client.session).toEqual(ada);
    expect(tokenNames.map((name) => tokens.get(name))).toEqual([null, null, null]);
  });
});

describe('6. Tokens', () => {
  test.for(tokenNames)('%s can be set, read and cleared', (name) => {
    expect(tokens.get(name)).toBeNull();
    tokens.set(name, 'secret');
    expect(tokens.get(name)).toBe('secret');
    expect(localStorage.getItem(name)).toBe('secret');
    tokens.clear(name);
    expect(tokens.get(name)).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  test('are cleared one at a time or all together', () => {
    for (const name of tokenNames) tokens.set(name, name);
    tokens.clear('managerToken');
    expect(tokenNames.map((name) => tokens.get(name))).toEqual(['adminToken', 'clientToken', null]);
    tokens.clearAll();
    expect(tokenNames.map((name) => tokens.get(name))).toEqual([null, null, null]);
  });

  test.for(tokenNames)('moves %s from session storage on start if none is stored', (name) => {
    sessionStorage.setItem(name, 'old');
    expect(createTokenStore(window).get(name)).toBe('old');
    expect(localStorage.getItem(name)).toBe('old');
    expect(sessionStorage.getItem(name)).toBeNull();
  });

  test.for(tokenNames)('removes %s from session storage on start if one is already stored', (name) => {
    sessionStorage.setItem(name, 'old');
    localStorage.setItem(name, 'new');
    expect(createTokenStore(window).get(name)).toBe('new');
    expect(localStorage.getItem(name)).toBe('new');
    expect(sessionStorage.getItem(name)).toBeNull();
  });
});

describe('8. The error of a response', () => {
  const moment = new Date(Date.now() + 90_000).toUTCString();

  test.for([
    [
      'the message, the status and the errors of a JSON body',
      { status: 422, json: { message: 'Not as it should be.', errors: { email: ['Unknown.'] } } },
      {
        message: 'Not as it should be.',
        status: 422,
        errors: { email: ['Unknown.'] },
        retryAfter: null,
        explained: true,
      },
    ],
    [
      'the status text where the body is no JSON',
      { status: 502, statusText: 'Bad Gateway', text: '<h1>nginx</h1>' },
      { message: 'Bad Gateway', status: 502, errors: undefined, retryAfter: null },
    ],
    [
      'the seconds of Retry-After',
      { status: 429, headers: { 'Retry-After': '17' }, json: { message: 'Slow down.' } },
      { message: 'Slow down.', status: 429, retryAfter: 17 },
    ],
    [
      'the seconds until the moment of Retry-After',
      { status: 503, headers: { 'Retry-After': moment }, json: { message: 'Later.' } },
      { message: 'Later.', status: 503, retryAfter: expect.toSatisfy((wait) => wait > 60 && wait <= 90) },
    ],
  ] as const)('contains %s', async ([, reply, carried]) => {
    server.on('GET /api/tech-assets', reply);
    const error = await client.call(publicEndpoints.listTechAssets, {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject(carried);
  });

  test.for([
    ['the words of the body', { status: 401, json: { message: 'Wrong e-mail or password.' } }],
    ['“Login failed” where there are none', { status: 502, text: '<h1>Bad Gateway</h1>' }],
  ] as const)('of a client sign-in has %s', async ([, reply]) => {
    const message = 'json' in reply ? reply.json.message : 'Login failed';
    server.on('POST /api/client/login', reply);
    const page = renderOnPage(useClientSignIn);
    await act(() => expect(page.current.trigger(credentials)).rejects.toThrow(message));
    expect(page.current.error).toMatchObject({ name: 'ApiError', message, status: reply.status });
    expect(tokens.get('clientToken')).toBeNull();
  });
});

describe('8. Retries', () => {
  let timeouts: Timeouts;

  beforeEach(() => {
    timeouts = fakeTimeouts();
  });

  afterEach(() => timeouts.restore());

  const answered = (status: number) => ({ status, json: { message: 'No.' } });

  const outcomes = [
    ['400', answered(400), { read: 0, readOffline: 0, mutation: 0 }],
    ['401', answered(401), { read: 0, readOffline: 0, mutation: 0 }],
    ['403', answered(403), { read: 0, readOffline: 0, mutation: 0 }],
    ['404', answered(404), { read: 0, readOffline: 0, mutation: 0 }],
    ['409', answered(409), { read: 0, readOffline: 1, mutation: 0 }],
    ['422', answered(422), { read: 0, readOffline: 1, mutation: 0 }],
    ['429', answered(429), { read: 0, readOffline: 1, mutation: 0 }],
    ['500', answered(500), { read: 1, readOffline: 1, mutation: 0 }],
    ['503', answered(503), { read: 1, readOffline: 1, mutation: 0 }],
    ['no answer', 'hang up', { read: 1, readOffline: 1, mutation: 1 }],
    ['half an answer', 'break off', { read: 1, readOffline: 1, mutation: 1 }],
  ] as const;

  /** Makes a failing read and waits for all possible retries. */
  async function read(outcome: Outcome, retries: number): Promise<void> {
    server.on('GET /api/tech-assets', () => outcome);
    const page = renderOnPage(useTechAssets);
    await timeouts.until(() => page.current.error !== undefined);
    expect(server.requests).toHaveLength(1);
    if (retries > 0) {
      await timeouts.idle(999);
      expect(server.requests).toHaveLength(1);
      await timeouts.pass(1_000);
      await timeouts.until(() => server.requests.length === 2 && !page.current.isValidating);
    }
    await timeouts.idle(600_000);
    await settle(client, server);
    expect(server.requests).toHaveLength(1 + retries);
  }

  test.for(outcomes)('read retries after %s', ([, outcome, { read: retries }]) => read(outcome, retries));

  test.for(outcomes)('offline read retries after %s', ([, outcome, { readOffline: retries }]) => {
    goOffline();
    return read(outcome, retries);
  });

  test.for([
    ['GET /api/auth/user', useAccountUser],
    ['GET /api/client/me', useClientSession],
    ['GET /api/assets', useNavigationAssets],
  ] as const)('never retries %s', async ([route, hook]) => {
    for (const kind of ['client', 'admin'] as const) setMarker(kind, true);
    server.on(route, () => (server.requests.length > 1 ? { json: {} } : answered(500)));
    const page = renderOnPage<{ error: Error | undefined }>(hook);
    await timeouts.until(() => page.current.error !== undefined);
    await timeouts.idle(600_000);
    await settle(client, server);
    expect(server.requests).toHaveLength(1);
  });

  test.for([
    ['3', 3_000],
    ['7', 5_000],
    ['60', 5_000],
    ['0', 1_000],
  ] as const)('with Retry-After: %s, retries a read after %d ms', async ([retryAfter, wait]) => {
    server.on('GET /api/tech-assets', () =>
      server.requests.length > 1
        ? { json: [] }
        : { ...answered(503), headers: { 'Retry-After': retryAfter } },
    );
    const page = renderOnPage(useTechAssets);
    await timeouts.until(() => page.current.error !== undefined);
    await timeouts.idle(wait - 1);
    expect(server.requests).toHaveLength(1);
    await timeouts.idle(1);
    await timeouts.until(() => page.current.data !== undefined);
    expect(server.requests).toHaveLength(2);
  });

  test.for([
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
    [4, 5_000],
    [10, 5_000],
  ] as const)('after failure %d, waits %d ms before retrying a read', ([failures, wait]) => {
    expect(readRetryDelay(new NetworkError('No answer.'), failures)).toBe(wait);
  });

  /** Makes a failing mutation and waits for all possible retries. */
  async function mutate(outcome: Outcome, retries: number): Promise<void> {
    server.on('POST /api/client/logout', () => outcome);
    const page = renderOnPage(() => useEndpointMutation(publicEndpoints.signOutClient));
    const failed = page.current.trigger({}).catch((error: unknown) => error);
    if (retries > 0) {
      await timeouts.until(() => server.requests.length === 1);
      await timeouts.pass(1_000);
    }
    expect(await failed).toBeInstanceOf(typeof outcome === 'string' ? NetworkError : ApiError);
    await timeouts.idle(600_000);
    expect(server.requests).toHaveLength(1 + retries);
    // One user action, regardless of the number of attempts.
    expect(new Set(server.requests.map((request) => headerOf(request, 'Idempotency-Key'))).size).toBe(1);
    expect(headerOf(server.requests[0], 'Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
  }

  test.for(outcomes)('mutation retries after %s', ([, outcome, { mutation: retries }]) =>
    mutate(outcome, retries),
  );

  test.for(outcomes)('offline mutation retries after %s', ([, outcome]) => {
    goOffline();
    return mutate(outcome, 1);
  });
});

describe('7. Freshness of reads', () => {
  const reads = [
    ['GET /api/client/me', { json: ada }, () => useClientSession().session !== null],
    ['GET /api/assets', { json: [] }, () => useNavigationAssets().data !== undefined],
    ['GET /api/tech-assets', { json: [] }, () => useTechAssets().data !== undefined],
  ] as const;

  test.for(reads)('%s stays fresh for five minutes and is never polled', async ([route, reply, useRead]) => {
    const readers = ['first', 'second', 'third'].map((key) => <Reader key={key} useRead={useRead} />);
    setMarker('client', true);
    server.on(route, reply);
    const timeouts = fakeTimeouts();
    const { rerender } = render(readers.slice(0, 1), { wrapper: pageOf(client) });
    await timeouts.until(() => screen.queryByText('read') !== null);

    await timeouts.idle(299_000);
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    rerender(readers.slice(0, 2));
    await settle(client, server);
    expect(server.requests).toHaveLength(1);

    await timeouts.idle(1_000);
    await settle(client, server);
    expect(server.requests).toHaveLength(1);
    rerender(readers);
    await timeouts.until(() => server.requests.length === 2);
    timeouts.restore();
  });
});
