import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HttpServer, headerOf, startHttpServer } from '../../test/http-server.ts';
import { createPageClient, pageOf } from '../../test/page.tsx';
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

test('clears tokens and users before the logout calls, and navigates after the responses', async () => {
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

test('ends sessions known only by tokens, with these tokens, at their services', async () => {
  tokens.set('adminToken', 'of-the-admin');
  tokens.set('managerToken', 'of-the-manager');
  const seen: unknown[] = [];
  for (const area of ['admin', 'manager']) {
    server.on(`POST /api/${area}/logout`, (request) => {
      const headers = [headerOf(request, 'Authorization'), headerOf(request, 'x-manager-token')];
      seen.push([area, ...headers, tokens.get('adminToken')]);
      return { json: { signedOut: true } };
    });
  }
  const { page, navigate, onError } = renderPage();
  await act(() => page.current.signOut());
  expect(seen).toHaveLength(2);
  expect(seen).toEqual(
    expect.arrayContaining([
      ['admin', 'Bearer of-the-admin', 'of-the-manager', null],
      ['manager', 'Bearer of-the-admin', 'of-the-manager', null],
    ]),
  );
  expect(onError).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledOnce();
});

test("an unresponsive logout call doesn't block", async () => {
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
