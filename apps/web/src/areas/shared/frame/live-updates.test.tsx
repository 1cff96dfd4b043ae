import { cleanup, render } from '@testing-library/react';
import { createDataClient, createTokenStore } from '@uplift/data-client';
import { DataProvider } from '@uplift/data-client/swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveUpdates } from './live-updates.tsx';

const fetch = vi.fn(async (_address: string | URL, _init?: RequestInit) => {
  // A stream that stays open.
  const headers = { 'content-type': 'text/event-stream' };
  return new Response(new ReadableStream({ start: () => undefined }), { headers });
});
const opened: string[] = [];

beforeEach(() => {
  fetch.mockClear();
  opened.length = 0;
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      readonly readyState = 1;
      constructor(address: string) {
        super();
        opened.push(address);
      }
      close(): void {}
    },
  );
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function follow(session: 'client' | 'manager' | 'admin'): void {
  const client = createDataClient({ fetch, hostname: 'localhost', tokens: createTokenStore(window) });
  render(
    <DataProvider client={client}>
      <LiveUpdates session={session} onSessionEnded={() => undefined} />
    </DataProvider>,
  );
}

it.each([
  { session: 'manager', token: 'managerToken', header: 'x-manager-token', sent: 's3cret' },
  { session: 'admin', token: 'adminToken', header: 'authorization', sent: 'Bearer s3cret' },
] as const)(
  'sends the token of a session of the team: $session',
  async ({ session, token, header, sent }) => {
    localStorage.setItem(token, 's3cret');
    follow(session);
    await expect.poll(() => fetch.mock.calls.length).toBe(1);
    const [[address, init] = []] = fetch.mock.calls;
    expect(String(address)).toBe(`${location.origin}/api/live?area=${session}`);
    expect(new Headers(init?.headers).get(header)).toBe(sent);
    expect(opened).toEqual([]);
  },
);

it('uses the cookie of a session without a token, and of a client', () => {
  follow('manager');
  localStorage.setItem('managerToken', 'm4nager');
  follow('client');
  expect(opened).toEqual(['/api/live?area=manager', '/api/live?area=client']);
  expect(fetch).not.toHaveBeenCalled();
});
