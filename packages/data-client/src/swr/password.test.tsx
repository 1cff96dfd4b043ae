import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HttpServer, startHttpServer } from '../../test/http-server.ts';
import { createPageClient, pageOf, settle } from '../../test/page.tsx';
import { fakeTimeouts } from '../../test/timeouts.ts';
import { createEmptyTokenStore, setMarker } from '../../test/visitor.ts';
import { sampleClientSession as ada } from '../testing/index.ts';
import type { TokenStore } from '../tokens/index.ts';
import {
  type PasswordLink,
  useClientSession,
  useForgotPassword,
  usePasswordLink,
  useResetPassword,
} from './index.ts';

const secret = 'hm7Q2s-one-time-secret';
const link: PasswordLink = { kind: 'client', token: secret };
const owner = { name: ada.name, email: ada.email };

let server: HttpServer;
let tokens: TokenStore;

beforeEach(async () => {
  server = await startHttpServer();
  tokens = createEmptyTokenStore();
  server.on('POST /api/auth/password-link', { json: owner });
});

afterEach(async () => {
  cleanup();
  createEmptyTokenStore();
  await server.stop();
});

function renderOnPage<Result, Props>(hook: (props: Props) => Result, initialProps: Props) {
  return renderHook(hook, { wrapper: pageOf(createPageClient(server, tokens)), initialProps });
}

describe('requesting a password link', () => {
  test("posts the account and returns the server's response", async () => {
    server.on('POST /api/auth/forgot-password', { status: 202, json: { message: 'Look into your mail.' } });
    const { result } = renderOnPage(useForgotPassword, undefined);
    await act(() => result.current.trigger({ kind: 'account', email: 'ines@uplift.example' }));
    expect(result.current.data).toEqual({ message: 'Look into your mail.' });
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({
      kind: 'account',
      email: 'ines@uplift.example',
    });
  });

  test.for([
    ['the words of the server', { status: 429, json: { message: 'Wait a minute.' } }, 'Wait a minute.'],
    ['its own where there are none', { status: 502, text: '' }, 'Couldn’t send the link. Try again.'],
  ] as const)('fails with %s', async ([, reply, message]) => {
    server.on('POST /api/auth/forgot-password', reply);
    const { result } = renderOnPage(useForgotPassword, undefined);
    await act(() =>
      expect(result.current.trigger({ kind: 'client', email: ada.email })).rejects.toThrow(message),
    );
    expect(result.current.error).toMatchObject({ message, status: reply.status });
  });
});

describe('a password link', () => {
  test('returns its account with one request and keeps its secret out of URL and cache', async () => {
    const { result, rerender } = renderOnPage(
      () => ({ link: usePasswordLink({ ...link }), cache: useSWRConfig().cache }),
      undefined,
    );
    expect(result.current.link.isLoading).toBe(true);
    await waitFor(() => expect(result.current.link.data).toEqual(owner));
    rerender(undefined);
    await act(() => settle(createPageClient(server), server));
    expect(server.calls()).toEqual(['POST /api/auth/password-link']);
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual(link);
    const cached = [...result.current.cache.keys()].map((key) => [key, result.current.cache.get(key)]);
    expect(cached).toHaveLength(1);
    expect(JSON.stringify(cached)).not.toContain(secret);
  });

  test('sends no request for null, and a new one for another link', async () => {
    const { result, rerender } = renderOnPage(usePasswordLink, null as PasswordLink | null);
    expect(result.current.isLoading).toBe(false);
    rerender(link);
    await waitFor(() => expect(result.current.data).toEqual(owner));
    server.on('POST /api/auth/password-link', { json: { name: null, email: null } });
    rerender({ kind: 'setup', token: 'another-secret' });
    await waitFor(() => expect(result.current.data).toEqual({ name: null, email: null }));
    expect(server.requests.map(({ body }) => JSON.parse(body))).toEqual([
      link,
      { kind: 'setup', token: 'another-secret' },
    ]);
  });

  test("fails for good with the server's message when used or expired", async () => {
    server.on('POST /api/auth/password-link', { status: 410, json: { message: 'Ask for a new link.' } });
    const timeouts = fakeTimeouts();
    const { result } = renderOnPage(usePasswordLink, link);
    await timeouts.until(() => result.current.error !== undefined);
    await timeouts.idle(60_000);
    timeouts.restore();
    expect(result.current.error).toMatchObject({ message: 'Ask for a new link.', status: 410 });
    expect(server.requests).toHaveLength(1);
  });

  test('retries a failed check like any read', async () => {
    server.on('POST /api/auth/password-link', () =>
      server.requests.length > 1 ? { json: owner } : { status: 503, text: '' },
    );
    const timeouts = fakeTimeouts();
    const { result } = renderOnPage(usePasswordLink, link);
    await timeouts.until(() => result.current.error !== undefined);
    expect(result.current.error).toMatchObject({ message: 'Couldn’t check the link. Try again.' });
    await timeouts.pass(1_000);
    await timeouts.until(() => result.current.data !== undefined);
    timeouts.restore();
    expect(result.current.data).toEqual(owner);
  });
});

describe('setting a password', () => {
  const chosen = { ...link, password: 'a long sentence of one' };

  test('posts the link and password, and rechecks who is signed in, as their sessions ended', async () => {
    setMarker('client', true);
    server.on('GET /api/client/me', { json: ada });
    server.on('POST /api/auth/reset-password', { json: { email: ada.email, area: 'client' } });
    const { result } = renderOnPage(
      () => ({ reset: useResetPassword(), client: useClientSession() }),
      undefined,
    );
    await waitFor(() => expect(result.current.client.status).toBe('authenticated'));
    server.on('GET /api/client/me', { status: 401, json: { message: 'You’re not signed in.' } });
    await act(() => result.current.reset.trigger(chosen));
    expect(result.current.reset.data).toEqual({ email: ada.email, area: 'client' });
    await waitFor(() => expect(result.current.client.status).toBe('anonymous'));
    expect(server.calls()).toEqual([
      'GET /api/client/me',
      'POST /api/auth/reset-password',
      'GET /api/client/me',
    ]);
    expect(JSON.parse(server.requests[1]?.body ?? '')).toEqual(chosen);
  });

  test('fails with errors by field', async () => {
    const errors = { password: ['Too many people use this password.'] };
    server.on('POST /api/auth/reset-password', { status: 422, json: { message: 'Choose another.', errors } });
    const { result } = renderOnPage(useResetPassword, undefined);
    await act(() => expect(result.current.trigger(chosen)).rejects.toThrow('Choose another.'));
    expect(result.current.error).toMatchObject({ errors });
  });

  test('says what to do without a network', async () => {
    server.on('POST /api/auth/reset-password', 'hang up');
    const timeouts = fakeTimeouts();
    const { result } = renderOnPage(useResetPassword, undefined);
    const failed = expect(result.current.trigger(chosen)).rejects.toThrow('Check your connection');
    await timeouts.pass(1_000);
    await failed;
    timeouts.restore();
    expect(server.calls()).toHaveLength(2);
  });
});
