import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HttpServer, headerOf, startHttpServer } from '../../test/http-server.ts';
import { createPageClient, pageOf, settle } from '../../test/page.tsx';
import { createEmptyTokenStore, setMarker } from '../../test/visitor.ts';
import { publicEndpoints } from '../contract/index.ts';
import { ApiError } from '../http/index.ts';
import {
  sampleClientSession as ada,
  sampleAdmin as ines,
  sampleManager as mara,
  sampleSessions,
} from '../testing/index.ts';
import type { TokenStore } from '../tokens/index.ts';
import {
  asksForSecondFactor,
  DataProvider,
  useAccountUser,
  useAdminSignIn,
  useClientSession,
  useClientSignIn,
  useEndpointMutation,
  useManagerSignIn,
  useSessions,
} from './index.ts';

const credentials = { email: ada.email, password: 'correct horse battery staple' };

let server: HttpServer;
let tokens: TokenStore;

beforeEach(async () => {
  server = await startHttpServer();
  tokens = createEmptyTokenStore();
});

afterEach(async () => {
  cleanup();
  createEmptyTokenStore();
  await server.stop();
});

function renderOnPage<Result>(hook: () => Result) {
  return renderHook(hook, { wrapper: pageOf(createPageClient(server, tokens)) });
}

function SignInForm(): ReactElement {
  const { trigger } = useClientSignIn();
  return (
    <button type="button" onClick={() => void trigger(credentials)}>
      Sign in
    </button>
  );
}

function Area(): ReactElement {
  const { session } = useClientSession();
  return <p>{session ? `Hello, ${session.name}` : 'Not signed in'}</p>;
}

describe('client sign-in', () => {
  function renderClient() {
    return renderOnPage(() => ({ signIn: useClientSignIn(), client: useClientSession() }));
  }

  test('uses the response as the session without another request, and stores the handle', async () => {
    server.on('POST /api/client/login', () => {
      setMarker('client', true);
      return { json: ada };
    });
    const { result } = renderClient();
    expect(result.current.client.status).toBe('anonymous');

    expect(await act(() => result.current.signIn.trigger(credentials))).toEqual(ada);
    expect(result.current.client).toMatchObject({ status: 'authenticated', session: ada });
    expect(tokens.get('clientToken')).toBe(ada.clientToken);

    await act(() => settle(createPageClient(server), server));
    expect(server.calls()).toEqual(['POST /api/client/login']);
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual(credentials);
  });

  test('passes the session to the next page without another request', async () => {
    server.on('POST /api/client/login', () => {
      setMarker('client', true);
      return { json: ada };
    });
    const client = createPageClient(server, tokens);
    const page = (shown: 'form' | 'area') => (
      <DataProvider client={client}>{shown === 'form' ? <SignInForm /> : <Area />}</DataProvider>
    );
    const { rerender } = render(page('form'));
    await act(async () => screen.getByRole('button', { name: 'Sign in' }).click());
    await waitFor(() => expect(tokens.get('clientToken')).toBe(ada.clientToken));
    rerender(page('area'));
    expect(screen.getByText(`Hello, ${ada.name}`)).toBeTruthy();
    await act(() => settle(createPageClient(server), server));
    expect(server.calls()).toEqual(['POST /api/client/login']);
  });

  test('fails with an explanation when the browser refuses the session cookie', async () => {
    server.on('POST /api/client/login', { json: ada });
    const { result } = renderClient();
    await act(() =>
      expect(result.current.signIn.trigger(credentials)).rejects.toThrow(
        /^Your browser blocks cookies\. Allow them/,
      ),
    );
    expect(result.current.client.status).toBe('anonymous');
    expect(tokens.get('clientToken')).toBeNull();
  });

  test('replaces the result of an earlier check', async () => {
    setMarker('client', true);
    server.on('GET /api/client/me', { status: 401, json: { message: 'You’re not signed in.' } });
    server.on('POST /api/client/login', { json: ada });
    const { result } = renderClient();
    await waitFor(() => expect(result.current.client.error).toBeDefined());
    await act(() => result.current.signIn.trigger(credentials));
    expect(result.current.client).toMatchObject({ status: 'authenticated', session: ada, error: undefined });
  });

  test('waits for the check of an older session, whose response would end the new one', async () => {
    setMarker('client', true);
    const check = Promise.withResolvers<void>();
    server.on('GET /api/client/me', async () => {
      await check.promise;
      setMarker('client', false);
      return { status: 401, json: { message: 'You’re not signed in.' } };
    });
    server.on('POST /api/client/login', () => {
      setMarker('client', true);
      return { json: ada };
    });
    const { result } = renderClient();
    await waitFor(() => expect(server.calls()).toEqual(['GET /api/client/me']));
    let done: Promise<unknown> = Promise.resolve();
    act(() => {
      done = result.current.signIn.trigger(credentials);
    });
    await act(() => settle(createPageClient(server), server));
    expect(server.calls()).toEqual(['GET /api/client/me']);

    check.resolve();
    await act(() => done);
    expect(result.current.client).toMatchObject({ status: 'authenticated', session: ada, error: undefined });
    expect(server.calls()).toEqual(['GET /api/client/me', 'POST /api/client/login']);
  });

  test('is pending until it is done', async () => {
    let answer = () => {};
    server.on(
      'POST /api/client/login',
      () =>
        new Promise((resolve) => {
          answer = () => {
            setMarker('client', true);
            resolve({ json: ada });
          };
        }),
    );
    const { result } = renderClient();
    expect(result.current.signIn.isMutating).toBe(false);
    let done: Promise<unknown> = Promise.resolve();
    act(() => {
      done = result.current.signIn.trigger(credentials);
    });
    expect(result.current.signIn.isMutating).toBe(true);
    await waitFor(() => expect(server.requests).toHaveLength(1));
    answer();
    await act(() => done);
    expect(result.current.signIn.isMutating).toBe(false);
  });

  test('fails with errors by field', async () => {
    const errors = { email: ['Enter your e-mail address.'] };
    server.on('POST /api/client/login', { status: 400, json: { message: 'Not as it should be.', errors } });
    const { result } = renderClient();
    await act(() => expect(result.current.signIn.trigger(credentials)).rejects.toThrow());
    expect(result.current.signIn.error).toMatchObject({ errors });
  });

  test('fails with "Login failed" and the reason when the response is malformed', async () => {
    server.on('POST /api/client/login', { json: { welcome: true } });
    const { result } = renderClient();
    await act(() => expect(result.current.signIn.trigger(credentials)).rejects.toThrow('Login failed'));
    expect(result.current.signIn.error?.cause).toMatchObject({ name: 'MalformedAnswerError' });
  });
});

describe('account user sign-in', () => {
  test("stores a manager's token and makes them the account user", async () => {
    server.on('POST /api/manager/login', { json: { token: 'm4nager', manager: mara } });
    const { result } = renderOnPage(() => ({ signIn: useManagerSignIn(), account: useAccountUser() }));
    await act(() => result.current.signIn.trigger(credentials));
    expect(tokens.get('managerToken')).toBe('m4nager');
    expect(result.current.account).toMatchObject({ status: 'authenticated', user: mara });
    expect(server.calls()).toEqual(['POST /api/manager/login']);
  });

  test("stores an admin's token and makes them the account user", async () => {
    server.on('POST /api/admin/login', { json: { token: 'adm1n', user: ines } });
    const { result } = renderOnPage(() => ({ signIn: useAdminSignIn(), account: useAccountUser() }));
    await act(() => result.current.signIn.trigger(credentials));
    expect(tokens.get('adminToken')).toBe('adm1n');
    expect(result.current.account).toMatchObject({ status: 'authenticated', user: ines });
    expect(server.calls()).toEqual(['POST /api/admin/login']);
  });

  test('delays the check caused by the new cookie until the token is stored', async () => {
    const login = Promise.withResolvers<void>();
    server.on('POST /api/admin/login', async () => {
      await login.promise;
      return { json: { token: 'adm1n', user: ines } };
    });
    server.on('GET /api/auth/user', (request) =>
      headerOf(request, 'Authorization') === 'Bearer adm1n'
        ? { json: ines }
        : { status: 401, json: { message: 'You’re not signed in.' } },
    );
    const { result, rerender } = renderOnPage(() => ({
      signIn: useAdminSignIn(),
      account: useAccountUser(),
    }));
    let done: Promise<unknown> = Promise.resolve();
    act(() => {
      done = result.current.signIn.trigger(credentials);
    });
    await waitFor(() => expect(server.calls()).toEqual(['POST /api/admin/login']));
    setMarker('admin', true);
    rerender();
    expect(result.current.account.status).toBe('checking');
    await act(() => settle(createPageClient(server), server));
    expect(server.calls()).toEqual(['POST /api/admin/login']);

    login.resolve();
    await act(() => done);
    await waitFor(() => expect(server.calls()).toContain('GET /api/auth/user'));
    await act(() => settle(createPageClient(server), server));
    expect(result.current.account).toMatchObject({ status: 'authenticated', user: ines, error: undefined });
  });

  test('requires a code for an admin with two-factor authentication, and accepts it', async () => {
    server.on('POST /api/admin/login', ({ body }) =>
      JSON.parse(body).totp
        ? { json: { token: 'adm1n', user: ines } }
        : { status: 401, json: { message: 'Enter the code.', errors: { totp: ['Enter the six digits.'] } } },
    );
    const { result } = renderOnPage(useAdminSignIn);
    await act(() => expect(result.current.trigger(credentials)).rejects.toThrow('Enter the code.'));
    expect(asksForSecondFactor(result.current.error)).toBe(true);
    await act(() => result.current.trigger({ ...credentials, totp: '123 456' }));
    expect(tokens.get('adminToken')).toBe('adm1n');
    expect(server.requests.map(({ body }) => JSON.parse(body).totp)).toEqual([undefined, '123 456']);
  });

  test.for([
    ['another status', new ApiError('No.', { status: 429, errors: { totp: ['Wait.'] } })],
    ['another field', new ApiError('No.', { status: 401, errors: { password: ['Wrong.'] } })],
    ['no fields', new ApiError('No.', { status: 401 })],
    ['no answer', new Error('No.')],
  ] as const)('requires no code after an error with %s', ([, error]) => {
    expect(asksForSecondFactor(error)).toBe(false);
  });

  test.for([true, false])('offers an admin 2FA when the response says so: %s', async (offer) => {
    server.on('POST /api/admin/login', { json: { token: 'adm1n', user: ines, offerSecondFactor: offer } });
    const { result } = renderOnPage(useAdminSignIn);
    await act(() => result.current.trigger(credentials));
    expect(result.current.data?.offerSecondFactor).toBe(offer);
  });

  test('fails like client sign-in, and stores nothing', async () => {
    server.on('POST /api/admin/login', { status: 429, headers: { 'Retry-After': '30' }, text: '' });
    const { result } = renderOnPage(useAdminSignIn);
    await act(() => expect(result.current.trigger(credentials)).rejects.toThrow('Login failed'));
    expect(result.current.error).toMatchObject({ status: 429, retryAfter: 30 });
    expect(tokens.get('adminToken')).toBeNull();
  });
});

describe('cached data of an area', () => {
  function renderArea() {
    return renderOnPage(() => ({ signIn: useClientSignIn(), sessions: useSessions('client').data }));
  }

  beforeEach(() => {
    setMarker('client', true);
    server.on('GET /api/client/sessions', { json: sampleSessions });
    server.on('POST /api/client/login', { json: ada });
  });

  test('is retained when the same user signs in again', async () => {
    const { result } = renderArea();
    await act(() => result.current.signIn.trigger(credentials));
    await waitFor(() => expect(result.current.sessions?.data).toHaveLength(3));
    await act(() => result.current.signIn.trigger(credentials));
    expect(result.current.sessions?.data).toHaveLength(3);
  });

  test('is cleared when another user signs in', async () => {
    const { result } = renderArea();
    await act(() => result.current.signIn.trigger(credentials));
    await waitFor(() => expect(result.current.sessions?.data).toHaveLength(3));
    server.on('POST /api/client/login', { json: { ...ada, id: 'another-client' } });
    server.on('GET /api/client/sessions', { json: [] });
    await act(() => result.current.signIn.trigger(credentials));
    await waitFor(() => expect(result.current.sessions?.data).toEqual([]));
  });

  test("is refetched with the new user's token", async () => {
    tokens.set('adminToken', 'expired');
    server.on('GET /api/admin/sessions', (request) =>
      headerOf(request, 'Authorization') === 'Bearer adm1n'
        ? { json: sampleSessions }
        : { status: 401, json: { message: 'Sign in again.' } },
    );
    server.on('POST /api/admin/login', { json: { token: 'adm1n', user: ines } });
    const { result } = renderOnPage(() => ({ signIn: useAdminSignIn(), sessions: useSessions('admin') }));
    await waitFor(() => expect(result.current.sessions.error).toBeDefined());
    await act(() => result.current.signIn.trigger(credentials));
    await waitFor(() => expect(result.current.sessions.data?.data).toHaveLength(3));
    expect(result.current.sessions.error).toBeUndefined();
  });
});

test("any other mutation uses its endpoint and returns the server's response", async () => {
  server.on('POST /api/client/logout', { json: { signedOut: true } });
  const { result } = renderOnPage(() => useEndpointMutation(publicEndpoints.signOutClient));
  expect(await act(() => result.current.trigger({}))).toEqual({ signedOut: true });
  expect(result.current.data).toEqual({ signedOut: true });
});
