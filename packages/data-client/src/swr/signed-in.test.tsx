import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HttpServer, headerOf, startHttpServer } from '../../test/http-server.ts';
import { createPageClient, pageOf } from '../../test/page.tsx';
import { createEmptyTokenStore, setMarker } from '../../test/visitor.ts';
import { sampleClientSession as ada, sampleAdmin as ines, sampleManager as mara } from '../testing/index.ts';
import type { TokenStore } from '../tokens/index.ts';
import { useAccountUser, useCaseStudies, useClientSession } from './index.ts';

let server: HttpServer;
let tokens: TokenStore;

beforeEach(async () => {
  server = await startHttpServer();
  tokens = createEmptyTokenStore();
  server.on('GET /api/client/me', { json: ada });
  server.on('GET /api/auth/user', { json: mara });
  server.on('GET /api/case-studies', { json: [] });
});

afterEach(async () => {
  cleanup();
  createEmptyTokenStore();
  await server.stop();
});

/** Renders who is signed in, and a read that shows when all requests have been sent. */
function renderVisitor(store: TokenStore | null = tokens) {
  return renderHook(
    () => ({ client: useClientSession(), account: useAccountUser(), stories: useCaseStudies().data }),
    { wrapper: pageOf(createPageClient(server, store)) },
  );
}

function Statuses(): string {
  return `${useClientSession().status} ${useAccountUser().status}`;
}

describe('an anonymous visitor', () => {
  test.for([
    ['with a token store', true],
    ['without one', false],
  ] as const)('%s causes no request about who is signed in', async ([, hasStore]) => {
    const { result } = renderVisitor(hasStore ? tokens : null);
    await waitFor(() => expect(result.current.stories).toBeDefined());
    expect(result.current.client).toMatchObject({ status: 'anonymous', session: null, error: undefined });
    expect(result.current.account).toMatchObject({ status: 'anonymous', user: null, error: undefined });
    expect(server.calls()).toEqual(['GET /api/case-studies']);
  });

  test('causes none with an old client token either: only the cookie counts', async () => {
    tokens.set('clientToken', ada.clientToken);
    const { result } = renderVisitor();
    await waitFor(() => expect(result.current.stories).toBeDefined());
    expect(server.calls()).toEqual(['GET /api/case-studies']);
  });

  test('is rendered by the server for every user', () => {
    setMarker('client', true);
    tokens.set('adminToken', 'secret');
    const Page = pageOf(createPageClient(server, tokens));
    expect(
      renderToString(
        <Page>
          <Statuses />
        </Page>,
      ),
    ).toBe('anonymous anonymous');
    expect(server.requests).toEqual([]);
  });
});

describe('a client', () => {
  beforeEach(() => setMarker('client', true));

  test('is checked, then signed in', async () => {
    const { result } = renderHook(useClientSession, { wrapper: pageOf(createPageClient(server, tokens)) });
    expect(result.current).toMatchObject({ status: 'checking', session: null });
    await waitFor(() => expect(result.current.status).toBe('authenticated'));
    expect(result.current).toMatchObject({ session: ada, error: undefined });
    expect(server.calls()).toEqual(['GET /api/client/me']);
  });

  test('becomes anonymous after one request when the session has expired, with the error', async () => {
    server.on('GET /api/client/me', { status: 401, json: { message: 'You’re not signed in.' } });
    const { result } = renderVisitor();
    await waitFor(() => expect(result.current.client.error).toBeDefined());
    expect(result.current.client).toMatchObject({ status: 'anonymous', session: null });
    expect(result.current.client.error).toMatchObject({ status: 401, message: 'You’re not signed in.' });
    expect(server.calls().filter((call) => call === 'GET /api/client/me')).toHaveLength(1);
  });

  test('is signed out once a check fails', async () => {
    const { result } = renderHook(useClientSession, { wrapper: pageOf(createPageClient(server, tokens)) });
    await waitFor(() => expect(result.current.status).toBe('authenticated'));
    server.on('GET /api/client/me', { status: 500, json: { message: 'Down.' } });
    act(() => result.current.refetch());
    await waitFor(() => expect(result.current.status).toBe('anonymous'));
    expect(result.current).toMatchObject({ session: null, error: { status: 500 } });
  });

  test('can be checked again after a failure', async () => {
    server.on('GET /api/client/me', 'hang up');
    const { result } = renderHook(useClientSession, { wrapper: pageOf(createPageClient(server, tokens)) });
    await waitFor(() => expect(result.current.error).toBeDefined());
    server.on('GET /api/client/me', { json: ada });
    act(() => result.current.refetch());
    expect(result.current.status).toBe('checking');
    await waitFor(() => expect(result.current.status).toBe('authenticated'));
  });
});

describe('an account user', () => {
  test.for([
    ['adminToken', 'Authorization', 'Bearer secret', ines],
    ['managerToken', 'x-manager-token', 'secret', mara],
  ] as const)('is signed in by the %s', async ([name, header, value, user]) => {
    tokens.set(name, 'secret');
    server.on('GET /api/auth/user', { json: user });
    const { result } = renderVisitor();
    expect(result.current.account.status).toBe('checking');
    await waitFor(() => expect(result.current.account.status).toBe('authenticated'));
    expect(result.current.account.user).toEqual(user);
    const asked = server.requests.filter(({ path }) => path === '/api/auth/user');
    expect(asked.map((request) => headerOf(request, header))).toEqual([value]);
  });

  test.for(['admin', 'manager'] as const)('is checked when the %s cookie exists', async (kind) => {
    setMarker(kind, true);
    const { result } = renderVisitor();
    await waitFor(() => expect(result.current.account.status).toBe('authenticated'));
  });

  test('is signed out when the tokens are rejected, and the tokens are discarded', async () => {
    tokens.set('adminToken', 'expired');
    tokens.set('managerToken', 'expired');
    server.on('GET /api/auth/user', { status: 401, json: { message: 'Sign in again.' } });
    const { result } = renderHook(useAccountUser, { wrapper: pageOf(createPageClient(server, tokens)) });
    await waitFor(() => expect(tokens.get('adminToken')).toBeNull());
    expect(tokens.get('managerToken')).toBeNull();
    await waitFor(() => expect(result.current).toMatchObject({ status: 'anonymous', user: null }));
    expect(result.current.error).toMatchObject({ status: 401, message: 'Sign in again.' });
    expect(server.calls()).toEqual(['GET /api/auth/user']);
  });

  test('appears when a token is set and disappears with it, also from another tab', async () => {
    const { result } = renderHook(useAccountUser, { wrapper: pageOf(createPageClient(server, tokens)) });
    expect(result.current.status).toBe('anonymous');
    act(() => tokens.set('managerToken', 'secret'));
    await waitFor(() => expect(result.current.user).toEqual(mara));

    localStorage.removeItem('managerToken');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'managerToken' }));
    });
    expect(result.current).toMatchObject({ status: 'anonymous', user: null });
  });
});
