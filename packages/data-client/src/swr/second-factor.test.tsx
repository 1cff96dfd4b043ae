import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HttpServer, startHttpServer } from '../../test/http-server.ts';
import { createPageClient, pageOf } from '../../test/page.tsx';
import { useSecondFactor } from './index.ts';

const secret = 'JBSWY3DPEHPK3PXP';
const recoveryCodes = ['abcdefgh22222222', 'abcdefgh33333333'];

let server: HttpServer;

beforeEach(async () => {
  server = await startHttpServer();
  server.on('GET /api/admin/second-factor', { json: { enabled: false, recoveryCodesLeft: 0 } });
});

afterEach(async () => {
  cleanup();
  await server.stop();
});

async function renderSecondFactor() {
  const { result } = renderHook(() => ({ factor: useSecondFactor(), cache: useSWRConfig().cache }), {
    wrapper: pageOf(createPageClient(server)),
  });
  await waitFor(() => expect(result.current.factor.data).toEqual({ enabled: false, recoveryCodesLeft: 0 }));
  return result;
}

test('2FA is started, confirmed by a code and removed by the password without refetching', async () => {
  server.on('POST /api/admin/second-factor', {
    json: { secret, uri: `otpauth://totp/Uplift?secret=${secret}` },
  });
  server.on('POST /api/admin/second-factor/confirm', { json: { recoveryCodes } });
  server.on('POST /api/admin/second-factor/remove', { json: { enabled: false, recoveryCodesLeft: 0 } });
  const page = await renderSecondFactor();

  await act(() => page.current.factor.start.trigger());
  expect(page.current.factor.start.data?.secret).toBe(secret);

  await act(() => page.current.factor.confirm.trigger({ code: '123 456' }));
  expect(page.current.factor.confirm.data).toEqual({ recoveryCodes });
  expect(page.current.factor.data).toEqual({ enabled: true, recoveryCodesLeft: 2 });

  const { cache } = page.current;
  const cached = JSON.stringify([...cache.keys()].map((key) => [key, cache.get(key)]));
  expect(cached).not.toContain(secret);
  expect(cached).not.toContain(recoveryCodes[0]);
  act(() => page.current.factor.start.reset());
  expect(page.current.factor.start.data).toBeUndefined();

  await act(() => page.current.factor.remove.trigger({ password: 'correct horse battery staple' }));
  expect(page.current.factor.data).toEqual({ enabled: false, recoveryCodesLeft: 0 });
  expect(server.calls()).toEqual([
    'GET /api/admin/second-factor',
    'POST /api/admin/second-factor',
    'POST /api/admin/second-factor/confirm',
    'POST /api/admin/second-factor/remove',
  ]);
});

test("a wrong code changes nothing and returns the server's message", async () => {
  server.on('POST /api/admin/second-factor/confirm', { status: 400, json: { message: 'Not this code.' } });
  const page = await renderSecondFactor();
  await act(() =>
    expect(page.current.factor.confirm.trigger({ code: '000000' })).rejects.toThrow('Not this code.'),
  );
  expect(page.current.factor.data?.enabled).toBe(false);
});

test.for([
  ['start', 'POST /api/admin/second-factor', 'Couldn’t set up two-factor authentication. Try again.'],
  [
    'confirm',
    'POST /api/admin/second-factor/confirm',
    'Couldn’t turn on two-factor authentication. Try again.',
  ],
  [
    'remove',
    'POST /api/admin/second-factor/remove',
    'Couldn’t turn off two-factor authentication. Try again.',
  ],
] as const)('%s falls back to its own message when the server sends none', async ([name, route, message]) => {
  server.on(route, { status: 502, text: '' });
  const page = await renderSecondFactor();
  const { start, confirm, remove } = page.current.factor;
  const tries = {
    start: () => start.trigger(),
    confirm: () => confirm.trigger({ code: '123456' }),
    remove: () => remove.trigger({ password: 'wrong' }),
  };
  await act(() => expect(tries[name]()).rejects.toThrow(message));
});
