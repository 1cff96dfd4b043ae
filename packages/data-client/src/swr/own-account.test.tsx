import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HttpServer, type Outcome, startHttpServer } from '../../test/http-server.ts';
import { createPageClient, pageOf } from '../../test/page.tsx';
import { fakeTimeouts } from '../../test/timeouts.ts';
import { createEmptyTokenStore, setMarker } from '../../test/visitor.ts';
import { sampleClientSession, sampleManager, sampleSessions } from '../testing/index.ts';
import {
  useAccountUser,
  useChangePassword,
  useClientSession,
  useEndOtherSessions,
  useEndSession,
  useSessions,
  useSetTimeZone,
} from './index.ts';

const [here, phone, unknown] = sampleSessions.map(({ id }) => id);
const gone = { status: 404, json: { message: 'This session has ended already.' } };

let server: HttpServer;

beforeEach(async () => {
  server = await startHttpServer();
  server.on('GET /api/client/sessions', { json: { data: sampleSessions } });
});

afterEach(async () => {
  cleanup();
  await server.stop();
});

/** Renders the list with the hooks that end sessions. */
async function renderSessions() {
  const { result, unmount } = renderHook(
    () => ({
      sessions: useSessions('client'),
      end: useEndSession('client'),
      endOthers: useEndOtherSessions('client'),
      changePassword: useChangePassword('client'),
    }),
    { wrapper: pageOf(createPageClient(server)) },
  );
  await waitFor(() => expect(result.current.sessions.data).toBeDefined());
  const shown = () => result.current.sessions.data?.data.map(({ id }) => id);
  return { page: result, shown, leave: unmount };
}

/** Holds a route's response until the test releases it. */
function hold(route: string): (outcome: Outcome) => void {
  const held = Promise.withResolvers<Outcome>();
  server.on(route, () => held.promise);
  return held.resolve;
}

const end = (id = '') => `DELETE /api/client/sessions/${id}`;

test.for(['client', 'manager', 'admin'] as const)('reads the sessions of the %s area', async (area) => {
  server.on(`GET /api/${area}/sessions`, { json: sampleSessions });
  const { result } = renderHook(() => useSessions(area), { wrapper: pageOf(createPageClient(server)) });
  await waitFor(() => expect(result.current.data).toEqual({ data: sampleSessions }));
  expect(server.calls()).toEqual([`GET /api/${area}/sessions`]);
});

describe('ending a session', () => {
  test('removes it from the list before the server responds', async () => {
    const { page, shown } = await renderSessions();
    const answer = hold(end(phone));
    let ended: Promise<unknown> = Promise.resolve();
    act(() => {
      ended = page.current.end.trigger(phone ?? '');
    });
    await waitFor(() => expect(shown()).toEqual([here, unknown]));
    expect(page.current.end.isMutating).toBe(true);
    answer({ json: { id: phone } });
    await act(() => ended);
    expect(shown()).toEqual([here, unknown]);
    expect(server.calls()).toEqual(['GET /api/client/sessions', end(phone)]);
  });

  test('puts it back in place and refetches the list when the server rejects it', async () => {
    const { page, shown } = await renderSessions();
    const answer = hold(end(phone));
    let failed: Promise<unknown> = Promise.resolve();
    act(() => {
      failed = page.current.end.trigger(phone ?? '').catch((error: unknown) => error);
    });
    await waitFor(() => expect(shown()).toEqual([here, unknown]));
    answer({ status: 500, text: '' });
    expect(await act(() => failed)).toMatchObject({
      message: 'Couldn’t end the session. Try again.',
      status: 500,
    });
    expect(shown()).toEqual([here, phone, unknown]);
    await waitFor(() => expect(server.calls()).toContain('GET /api/client/sessions'));
  });

  test('refetches the list when the session has already ended', async () => {
    const { page, shown } = await renderSessions();
    server.on(end(phone), gone);
    server.on('GET /api/client/sessions', {
      json: { data: sampleSessions.filter(({ id }) => id !== phone) },
    });
    await act(() => expect(page.current.end.trigger(phone ?? '')).rejects.toThrow('has ended already'));
    await waitFor(() => expect(shown()).toEqual([here, unknown]));
  });

  test('puts it back after the second attempt without a network, and sends nothing else', async () => {
    const { page, shown } = await renderSessions();
    server.on(end(phone), 'hang up');
    const timeouts = fakeTimeouts();
    const failed = expect(page.current.end.trigger(phone ?? '')).rejects.toThrow('Check your connection');
    await timeouts.pass(1_000);
    await failed;
    await timeouts.until(() => shown()?.length === 3);
    timeouts.restore();
    expect(shown()).toEqual([here, phone, unknown]);
    expect(server.calls()).toEqual(['GET /api/client/sessions', end(phone), end(phone)]);
  });

  test('restores only the failed one of two sessions', async () => {
    const { page, shown } = await renderSessions();
    const answerPhone = hold(end(phone));
    const answerUnknown = hold(end(unknown));
    server.on('GET /api/client/sessions', {
      json: { data: sampleSessions.filter(({ id }) => id !== unknown) },
    });
    let both: Promise<unknown> = Promise.resolve();
    act(() => {
      both = Promise.allSettled([
        page.current.end.trigger(phone ?? ''),
        page.current.end.trigger(unknown ?? ''),
      ]);
    });
    await waitFor(() => expect(shown()).toEqual([here]));
    answerUnknown({ json: { id: unknown } });
    answerPhone({ status: 503, json: { message: 'Not now.' } });
    await act(() => both);
    await waitFor(() => expect(shown()).toEqual([here, phone]));
  });
});

test('an ended session stays ended when the page unmounts before the response', async () => {
  const { page, leave } = await renderSessions();
  const answer = hold(end(phone));
  const ended = page.current.end.trigger(phone ?? '');
  await waitFor(() => expect(server.calls()).toContain(end(phone)));
  leave();
  answer({ json: { id: phone } });
  expect(await ended).toEqual({ id: phone });
});

describe('ending all other sessions', () => {
  test('leaves only the current session immediately', async () => {
    const { page, shown } = await renderSessions();
    const answer = hold('DELETE /api/client/sessions');
    let ended: Promise<unknown> = Promise.resolve();
    act(() => {
      ended = page.current.endOthers.trigger();
    });
    await waitFor(() => expect(shown()).toEqual([here]));
    answer({ json: { ended: 2 } });
    expect(await act(() => ended)).toEqual({ ended: 2 });
    expect(shown()).toEqual([here]);
  });

  test('puts them back on failure', async () => {
    const { page, shown } = await renderSessions();
    server.on('DELETE /api/client/sessions', { status: 403, json: { message: 'Not from here.' } });
    await act(() => expect(page.current.endOthers.trigger()).rejects.toThrow('Not from here.'));
    await waitFor(() => expect(shown()).toEqual([here, phone, unknown]));
  });
});

describe('changing the password', () => {
  const change = { current: 'the old sentence', password: 'a new long sentence' };

  test('posts both passwords and leaves only the current session', async () => {
    const { page, shown } = await renderSessions();
    server.on('POST /api/client/password', { json: { ended: 2 } });
    await act(() => page.current.changePassword.trigger(change));
    expect(JSON.parse(server.requests.at(-1)?.body ?? '')).toEqual(change);
    expect(shown()).toEqual([here]);
  });

  test('leaves the list unchanged when rejected, and returns errors by field', async () => {
    const { page, shown } = await renderSessions();
    const errors = { current: ['This is not your password.'] };
    server.on('POST /api/client/password', { status: 400, json: { message: 'Not changed.', errors } });
    await act(() => expect(page.current.changePassword.trigger(change)).rejects.toThrow('Not changed.'));
    expect(page.current.changePassword.error).toMatchObject({ errors });
    expect(shown()).toEqual([here, phone, unknown]);
  });
});

describe('setting the time zone', () => {
  afterEach(() => void createEmptyTokenStore());

  test("sends a client's time zone and updates the session immediately", async () => {
    setMarker('client', true);
    server.on('GET /api/client/me', { json: { ...sampleClientSession, timeZone: null } });
    server.on('PUT /api/client/time-zone', { json: { timeZone: 'Asia/Kolkata' } });
    const { result } = renderHook(() => ({ set: useSetTimeZone('client'), ...useClientSession() }), {
      wrapper: pageOf(createPageClient(server)),
    });
    await waitFor(() => expect(result.current.session?.timeZone).toBeNull());
    await act(() => result.current.set.trigger('Asia/Kolkata'));
    expect(JSON.parse(server.requests.at(-1)?.body ?? '')).toEqual({ timeZone: 'Asia/Kolkata' });
    await waitFor(() =>
      expect(result.current.session).toEqual({ ...sampleClientSession, timeZone: 'Asia/Kolkata' }),
    );
    expect(server.calls()).toEqual(['GET /api/client/me', 'PUT /api/client/time-zone']);
  });

  test("leaves a manager's session unchanged when rejected, and returns the error", async () => {
    const tokens = createEmptyTokenStore();
    tokens.set('managerToken', 'manager');
    server.on('GET /api/auth/user', { json: sampleManager });
    const message = 'Choose a time zone, such as America/New_York.';
    server.on('PUT /api/manager/time-zone', { status: 400, json: { message } });
    const { result } = renderHook(() => ({ set: useSetTimeZone('manager'), ...useAccountUser() }), {
      wrapper: pageOf(createPageClient(server, tokens)),
    });
    await waitFor(() => expect(result.current.user).toEqual(sampleManager));
    await act(() => expect(result.current.set.trigger('Mars/Olympus')).rejects.toThrow(message));
    expect(result.current.user).toEqual(sampleManager);
  });
});
