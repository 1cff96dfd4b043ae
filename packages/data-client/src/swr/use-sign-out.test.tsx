// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type HttpServer, headerOf, startHttpServer } from '../../test/http-server.ts';
import { createPageClient, pageOf, settle } from '../../test/page.tsx';
import { fakeTimeouts } from '../../test/timeouts.ts';
import { createEmptyTokenStore, setMarker } from '../../test/visitor.ts';
import { sampleClientSession as ada, sampleManager as mara } from '../testing/index.ts';
import { type TokenStore, tokenNames } from '../tokens/index.ts';
import { useAccountUser, useClientSession, useSignOut } from './index.ts';
import { LOGOUT_LIMIT_MS } from './post-logouts.ts';

let server: HttpServer;
let tokens: TokenStore;

beforeEach(async () => {
  server = await startHttpServer();
  tokens = createEmptyTokenStore();
  server.on('GET /api/client/me', { json: ada });
  server.on('GET /api/auth/user', { json: mara });
  server.on('POST /api/client/logout', () => {
    setMarker('client', false);
    return { json: { signedOut: true } };
  });
  server.on('POST /api/manager/logout', () => {
    setMarker('manager', false);
    return { json: { signedOut: true } };
  });
});

afterEach(async () => {
  cleanup();
  createEmptyTokenStore();
  await server.stop();
});

function renderPage() {
  const navigate = vi.fn<(path: string) => void>();
  const onError = vi.fn<(error: Error) => void>();
  const { result } = renderHook(
    () => ({
      signOut: useSignOut({ navigate, onError }),
      client: useClientSession(),
      account: useAccountUser(),
    }),
    { wrapper: pageOf(createPageClient(server, tokens)) },
  );
  return { page: result, navigate, onError };
}

function logoutCalls(): string[] {
  return server.calls().filter((call) => call.startsWith('POST'));
}

describe('signing out', () => {
  test.for([
    ['a client', ['client'], ['POST /api/client/logout']],
    ['a manager', ['manager'], ['POST /api/manager/logout']],
    ['both', ['client', 'manager'], ['POST /api/client/logout', 'POST /api/manager/logout']],
    ['an admin, whose session the last step ends', ['admin'], []],
    ['nobody', [], []],
  ] as const)(
    '%s posts to the logout calls that cookies name, then goes to the last step',
    async ([, kinds, calls]) => {
      for (const kind of kinds) setMarker(kind, true);
      const { page, navigate, onError } = renderPage();
      await act(() => page.current.signOut());
      expect(logoutCalls().sort()).toEqual(calls);
      expect(navigate.mock.calls).toEqual([['/api/logout']]);
      expect(onError).not.toHaveBeenCalled();
    },
  );

  test('clears the tokens and who is signed in before it calls, and navigates after the answers', async () => {
    setMarker('client', true);
    setMarker('manager', true);
    for (const name of tokenNames) tokens.set(name, name);
    const { page, navigate } = renderPage();
    await waitFor(() => expect(page.current.client.status).toBe('authenticated'));
    await waitFor(() => expect(page.current.account.status).toBe('authenticated'));

    const seen: unknown[] = [];
    server.on('POST /api/client/logout', async (request) => {
      await waitFor(() => expect(page.current.client.session).toBeNull());
      seen.push(
        tokenNames.map((name) => tokens.get(name)),
        headerOf(request, 'Authorization'),
        headerOf(request, 'x-manager-token'),
        page.current.client.status,
        page.current.account.status,
        navigate.mock.calls.length,
      );
      setMarker('client', false);
      return { json: { signedOut: true } };
    });
    await act(() => page.current.signOut());
    expect(seen).toEqual([[null, null, null], null, null, 'anonymous', 'anonymous', 0]);
    expect(navigate).toHaveBeenCalledOnce();
    expect(page.current.client.status).toBe('anonymous');
  });

  test('does not ask who is signed in when the session is gone', async () => {
    setMarker('client', true);
    const { page } = renderPage();
    await waitFor(() => expect(page.current.client.status).toBe('authenticated'));
    await act(() => page.current.signOut());
    await act(() => settle(createPageClient(server), server));
    expect(server.calls()).toEqual(['GET /api/client/me', 'POST /api/client/logout']);
  });
});

describe('a logout that fails', () => {
  test.for([
    [
      'with the message of the answer',
      { status: 500, json: { message: 'The session store is down.' } },
      'The session store is down.',
    ],
    ['with "Logout failed" where it has none', { status: 502, text: '' }, 'Logout failed'],
    ['with "Logout failed" where it is nonsense', { text: 'bye' }, 'Logout failed'],
  ] as const)('is told %s, and navigates all the same', async ([, reply, message]) => {
    setMarker('client', true);
    server.on('POST /api/client/logout', reply);
    const { page, navigate, onError } = renderPage();
    await act(() => page.current.signOut());
    expect(onError.mock.calls).toEqual([[expect.objectContaining({ message })]]);
    expect(navigate.mock.calls).toEqual([['/api/logout']]);
  });

  test('does not keep the other from being made', async () => {
    setMarker('client', true);
    setMarker('manager', true);
    server.on('POST /api/client/logout', { status: 500, json: {} });
    const { page, navigate } = renderPage();
    await act(() => page.current.signOut());
    expect(logoutCalls()).toContain('POST /api/manager/logout');
    expect(navigate).toHaveBeenCalledOnce();
  });

  test('leaves it to the server to say who is still signed in', async () => {
    setMarker('client', true);
    const { page } = renderPage();
    await waitFor(() => expect(page.current.client.status).toBe('authenticated'));
    server.on('POST /api/client/logout', { status: 500, json: {} });
    await act(() => page.current.signOut());
    await waitFor(() => expect(page.current.client.status).toBe('authenticated'));
    expect(server.calls()).toEqual(['GET /api/client/me', 'POST /api/client/logout', 'GET /api/client/me']);
  });

  test('by not answering keeps nobody waiting', async () => {
    setMarker('client', true);
    server.on('POST /api/client/logout', () => new Promise(() => {}));
    server.on('GET /api/client/me', { status: 401, json: {} });
    const { page, navigate, onError } = renderPage();
    await waitFor(() => expect(page.current.client.error).toBeDefined());
    const timeouts = fakeTimeouts();
    const done = page.current.signOut();
    await timeouts.pass(LOGOUT_LIMIT_MS);
    await done;
    timeouts.restore();
    expect(onError.mock.calls).toEqual([
      [
        expect.objectContaining({
          message: 'Logout failed',
          cause: new Error('No answer within 5 seconds.'),
        }),
      ],
    ]);
    expect(navigate).toHaveBeenCalledOnce();
  });
});
