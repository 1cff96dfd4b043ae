import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HttpServer, startHttpServer } from '../../test/http-server.ts';
import { TestSource } from '../../test/live-source.ts';
import { createPageClient, pageOf } from '../../test/page.tsx';
import { projectEndpoints } from '../contract/project/index.ts';
import { useEndpoint, useLiveUpdates } from './index.ts';

const clientId = '3f8d7c51-2f6b-4c1e-9a40-5d2b6a7e8c90';
const path = `/api/clients/${clientId}/messages/unread`;

let server: HttpServer;
let sources: TestSource[];

beforeEach(async () => {
  server = await startHttpServer();
  server.on(`GET ${path}`, { json: { unread: 1 } });
  sources = [];
});

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  await server.stop();
});

const ended = vi.fn();
const createSource = (address: string) => {
  const source = new TestSource(address);
  sources.push(source);
  return source;
};
const latest = (): TestSource => {
  const source = sources.at(-1);
  if (!source) throw new Error('No stream was opened.');
  return source;
};

async function renderUnread() {
  const rendered = renderHook(
    () => {
      useLiveUpdates({ area: 'client', onSessionEnded: ended, createSource });
      return useEndpoint(projectEndpoints.getUnreadMessages, { params: { clientId } });
    },
    { wrapper: pageOf(createPageClient(server), { [path]: { unread: 1 } }) },
  );
  await waitFor(() => expect(rendered.result.current.data).toEqual({ unread: 1 }));
  return rendered;
}

function goOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('refetches a changed topic even while fresh, and nothing else', async () => {
  const { result } = await renderUnread();
  expect(server.calls()).toEqual([]);
  server.on(`GET ${path}`, { json: { unread: 2 } });
  latest().tell('change', { clientId, topic: 'documents' });
  latest().tell('change', { clientId: '00000000-0000-4000-8000-000000000000', topic: 'messages' });
  latest().tell('change', { clientId, topic: 'messages' });
  await waitFor(() => expect(result.current.data).toEqual({ unread: 2 }));
  expect(server.calls()).toEqual([`GET ${path}`]);
});

test('refetches everything when missed changes are unknown', async () => {
  const { result } = await renderUnread();
  server.on(`GET ${path}`, { json: { unread: 5 } });
  latest().tell('reset');
  await waitFor(() => expect(result.current.data).toEqual({ unread: 5 }));
});

test('closes the stream while offline and resumes from the last position', async () => {
  await renderUnread();
  expect(latest().url).toBe('/api/live?area=client');
  latest().tell('position', {}, '42-1700000000000');
  goOnline(false);
  expect(sources.map(({ readyState }) => readyState)).toEqual([2]);
  goOnline(true);
  expect(sources).toHaveLength(2);
  expect(latest().url).toBe('/api/live?area=client&after=42-1700000000000');
});

test('a hidden window holds no stream', async () => {
  await renderUnread();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(latest().readyState).toBe(2);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(sources).toHaveLength(2);
});

test('retries a rejected stream with increasing delays', async () => {
  await renderUnread();
  vi.useFakeTimers();
  for (const [index, pause] of [2_000, 4_000, 8_000].entries()) {
    latest().refuse();
    vi.advanceTimersByTime(pause - 1);
    expect(sources).toHaveLength(index + 1);
    vi.advanceTimersByTime(1);
    expect(sources).toHaveLength(index + 2);
  }
});

test('reopens a stream after 35 seconds of silence', async () => {
  await renderUnread();
  vi.useFakeTimers();
  goOnline(true);
  expect(sources).toHaveLength(2);
  vi.advanceTimersByTime(30_000);
  latest().tell('position', {}, '42-1700000000000');
  vi.advanceTimersByTime(34_999);
  expect(sources).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(sources.map(({ readyState }) => readyState)).toEqual([2, 2, 1]);
  expect(latest().url).toBe('/api/live?area=client&after=42-1700000000000');
});

test('reports the end of the session and stops reconnecting', async () => {
  const { unmount } = await renderUnread();
  latest().tell('end');
  expect(ended).toHaveBeenCalledOnce();
  expect(sources.map(({ readyState }) => readyState)).toEqual([2]);
  unmount();
});

test('closes the stream on unmount', async () => {
  const { unmount } = await renderUnread();
  unmount();
  expect(latest().readyState).toBe(2);
  goOnline(true);
  expect(sources).toHaveLength(1);
});
