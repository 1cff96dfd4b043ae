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

/** Who is signed in, beside a read that shows when the page has had time to ask. */
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
  ] as const)('%s causes no request about who they are', async ([, hasStore]) => {
    const { result } = renderVisitor(hasStore ? tokens : null);
    await waitFor(() => expect(result.current.stories).toBeDefined());
    expect(result.current.client).toMatchObject({ status: 'anonymous', session: null, error: undefined });
    expect(result.current.account).toMatchObject({ status: 'anonymous', user: null, error: undefined });
    expect(server.calls()).toEqual(['GET /api/case-studies']);
  });

  test('who keeps an old client token causes none either: only the cookie tells', async () => {
    tokens.set('clientToken', ada.clientToken);
    const { result } = renderVisitor();
    await waitFor(() => expect(result.current.stories).toBeDefined());
    expect(server.calls()).toEqual(['GET /api/case-studies']);
  });

  test('is what the server renders, whoever asks', () => {
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

  test('is being checked, then signed in', async () => {
    const { result } = renderHook(useClientSession, { wrapper: pageOf(createPageClient(server, tokens)) });
    expect(result.current).toMatchObject({ status: 'checking', session: null });
    await waitFor(() => expect(result.current.status).toBe('authenticated'));
    expect(result.current).toMatchObject({ session: ada, error: undefined });
    expect(server.calls()).toEqual(['GET /api/client/me']);
  });

  test('whose session has ended is anonymous, asked for once, and the error tells why', async () => {
    server.on('GET /api/client/me', { status: 401, json: { message: 'You are not signed in.' } });
    const { result } = renderVisitor();
    await waitFor(() => expect(result.current.client.error).toBeDefined());
    expect(result.current.client).toMatchObject({ status: 'anonymous', session: null });
    expect(result.current.client.error).toMatchObject({ status: 401, message: 'You are not signed in.' });
    expect(server.calls().filter((call) => call === 'GET /api/client/me')).toHaveLength(1);
  });

  test('who was signed in is not any more once a check fails', async () => {
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

  test.for(['admin', 'manager'] as const)('is looked for where the %s cookie is', async (kind) => {
    setMarker(kind, true);
    const { result } = renderVisitor();
    await waitFor(() => expect(result.current.account.status).toBe('authenticated'));
  });

  test('whose tokens are refused is nobody, and no page sends these tokens again', async () => {
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

  test('appears when a token is set, and goes with it, in another tab too', async () => {
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
