import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HttpServer, type Reply, startHttpServer } from '../../test/http-server.ts';
import { TestSource } from '../../test/live-source.ts';
import { createPageClient, pageOf, settle } from '../../test/page.tsx';
import { pathOf } from '../contract/endpoint.ts';
import { projectEndpoints } from '../contract/project/index.ts';
import type { DataClient } from '../http/index.ts';
import {
  useEndpoint,
  useEndpointMutation,
  useLiveUpdates,
  useOptimisticRows,
  useOptimisticWrite,
  usePreload,
  useRefetch,
  useWriteCache,
  useWriteNewRow,
  useWriteRow,
} from './index.ts';

const clientId = '3f8d7c51-2f6b-4c1e-9a40-5d2b6a7e8c90';
const path = `/api/clients/${clientId}/messages/unread`;
const readPath = `/api/clients/${clientId}/messages/read`;
const noteId = '00000000-0000-4000-8000-000000000001';
const change = { clientId, topic: 'messages' };

let server: HttpServer;
let client: DataClient;
let source: TestSource;

beforeEach(async () => {
  server = await startHttpServer();
  server.on(`GET ${path}`, { json: { unread: 3 } });
  server.on(`POST ${readPath}`, { json: { unread: 1 } });
  client = createPageClient(server);
});

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await server.stop();
});

const { actOnNotes, createNote, getNote, getUnreadMessages, listNotes, markMessagesRead, updateNote } =
  projectEndpoints;
const request = { params: { clientId }, body: { number: 2 } };

const notesPath = `/api/clients/${clientId}/notes`;
const note = {
  id: noteId,
  text: 'Call in May',
  pinned: false,
  author: 'Mara',
  createdAt: '',
  editedAt: null,
  version: 1,
};

const createSource = (address: string) => {
  source = new TestSource(address);
  return source;
};

/** Renders a page that shows the unread messages and can mark them as read. */
async function renderPage() {
  const page = renderHook(
    () => {
      useLiveUpdates({ area: 'client', onSessionEnded: () => {}, createSource });
      const write = useWriteCache();
      return {
        unread: useEndpoint(getUnreadMessages, { params: { clientId } }),
        read: useEndpointMutation(markMessagesRead, {
          write: (answer, { params }) => write(getUnreadMessages, { params }, () => answer),
        }),
        refetch: useRefetch(),
        preload: usePreload(),
      };
    },
    { wrapper: pageOf(client) },
  );
  await waitFor(() => expect(page.result.current.unread.data).toEqual({ unread: 3 }));
  server.requests.length = 0;
  return page.result;
}

/** Makes a route wait until the test sends its response. */
function hold(route: string): (reply: Reply) => void {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  server.on(route, () => promise);
  return resolve;
}

test('writes the response of a mutation into the cache, without reading it', async () => {
  const page = await renderPage();
  await act(() => page.current.read.trigger(request));
  expect(page.current.unread.data).toEqual({ unread: 1 });
  await settle(client, server);
  expect(server.calls()).toEqual([`POST ${readPath}`]);
});

test('reads once when the change arrives before the response of its mutation', async () => {
  const page = await renderPage();
  const respond = hold(`POST ${readPath}`);
  const mutation = page.current.read.trigger(request);
  await waitFor(() => expect(server.calls()).toEqual([`POST ${readPath}`]));
  source.tell('change', change);
  await settle(client, server);
  expect(server.calls()).toEqual([`POST ${readPath}`]);
  respond({ json: { unread: 1 } });
  await act(() => mutation);
  await settle(client, server);
  expect(server.calls()).toEqual([`POST ${readPath}`, `GET ${path}`]);
});

test('reads a change after two seconds, even if a mutation takes longer', async () => {
  const page = await renderPage();
  const respond = hold(`POST ${readPath}`);
  const mutation = page.current.read.trigger(request);
  await waitFor(() => expect(server.calls()).toEqual([`POST ${readPath}`]));
  server.on(`GET ${path}`, { json: { unread: 4 } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  source.tell('change', change);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  vi.useRealTimers();
  await waitFor(() => expect(page.current.unread.data).toEqual({ unread: 4 }));
  expect(server.calls()).toEqual([`POST ${readPath}`, `GET ${path}`]);
  respond({ json: { unread: 1 } });
  await act(() => mutation);
  expect(page.current.unread.data).toEqual({ unread: 1 });
});

test('forgets a preloaded value while a mutation is in progress', async () => {
  const page = await renderPage();
  const list = `/api/clients/${clientId}/messages`;
  server.on(`GET ${list}`, { json: { data: [] } });
  page.current.preload(list);
  await waitFor(() => expect(server.calls()).toEqual([`GET ${list}`]));
  const respond = hold(`POST ${readPath}`);
  const mutation = page.current.read.trigger(request);
  await waitFor(() => expect(server.calls()).toEqual([`GET ${list}`, `POST ${readPath}`]));
  source.tell('change', change);
  page.current.preload(list);
  await waitFor(() => expect(server.calls()).toEqual([`GET ${list}`, `POST ${readPath}`, `GET ${list}`]));
  respond({ json: { unread: 1 } });
  await act(() => mutation);
});

test('reads what others changed after a mutation failed', async () => {
  const page = await renderPage();
  const respond = hold(`POST ${readPath}`);
  const mutation = page.current.read.trigger(request).catch(() => 'failed');
  await waitFor(() => expect(server.calls()).toEqual([`POST ${readPath}`]));
  source.tell('change', change);
  respond({ status: 403, json: { message: 'Not yours.' } });
  expect(await act(() => mutation)).toBe('failed');
  await waitFor(() => expect(server.calls()).toEqual([`POST ${readPath}`, `GET ${path}`]));
});

test('repeats a read that a write has overtaken', async () => {
  const page = await renderPage();
  const respond = hold(`GET ${path}`);
  source.tell('change', change);
  await waitFor(() => expect(server.calls()).toEqual([`GET ${path}`]));
  server.on(`GET ${path}`, { json: { unread: 4 } });
  await act(() => page.current.read.trigger(request));
  respond({ json: { unread: 3 } });
  await waitFor(() => expect(page.current.unread.data).toEqual({ unread: 4 }));
});

test('leaves to the open live stream what it refetches', async () => {
  const page = await renderPage();
  source.tell('position', {}, '42-1700000000000');
  await act(() => page.current.refetch([`/api/clients/${clientId}/messages`]));
  await settle(client, server);
  expect(server.calls()).toEqual([]);
  source.refuse();
  await act(() => page.current.refetch([`/api/clients/${clientId}/messages`]));
  expect(server.calls()).toEqual([`GET ${path}`]);
});

test('refetches live paths after the stream was silent for 35 seconds', async () => {
  const page = await renderPage();
  vi.useFakeTimers({ toFake: ['Date'] });
  source.tell('position', {}, '42-1700000000000');
  vi.setSystemTime(Date.now() + 34_999);
  await act(() => page.current.refetch([`/api/clients/${clientId}/messages`]));
  expect(server.calls()).toEqual([]);
  vi.setSystemTime(Date.now() + 1);
  await act(() => page.current.refetch([`/api/clients/${clientId}/messages`]));
  expect(server.calls()).toEqual([`GET ${path}`]);
});

test('resolves and reports the error when the write of a saved change fails', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const broken = new Error('The write is broken.');
  const write = vi.fn(() => {
    throw broken;
  });
  const { result } = renderHook(() => useEndpointMutation(markMessagesRead, { write }), {
    wrapper: pageOf(client),
  });
  expect(await act(() => result.current.trigger(request))).toEqual({ unread: 1 });
  expect(result.current.error).toBeUndefined();
  expect(report.mock.calls).toEqual([[broken]]);
});

test('resolves and reports nothing when the response arrives after the page is gone', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const page = await renderPage();
  const respond = hold(`POST ${readPath}`);
  const { read, refetch } = page.current;
  const mutation = read.trigger(request);
  await waitFor(() => expect(server.calls()).toEqual([`POST ${readPath}`]));
  cleanup();
  respond({ json: { unread: 1 } });
  await mutation;
  await refetch([path]);
  expect(report).not.toHaveBeenCalled();
});

test('writes a changed row into the pages of its list and its own response', async () => {
  const list = notesPath;
  const other = { ...note, id: '00000000-0000-4000-8000-000000000002' };
  const changed = { ...note, text: 'Call in June', version: 2 };
  server.on(`GET ${list}`, { json: { data: [other, note], page: 1, pageSize: 25, total: 2 } });
  server.on(`GET ${list}/${noteId}`, { json: note });
  server.on(`PATCH ${list}/${noteId}`, { json: changed });
  const params = { clientId, id: noteId };
  const { result } = renderHook(
    () => ({
      page: useEndpoint(listNotes, { params: { clientId }, query: { page: 1 } }).data,
      note: useEndpoint(getNote, { params }).data,
      update: useEndpointMutation(updateNote, { write: useWriteRow(list) }),
    }),
    { wrapper: pageOf(client) },
  );
  await waitFor(() => {
    expect(result.current.page?.data).toEqual([other, note]);
    expect(result.current.note).toEqual(note);
  });
  server.requests.length = 0;
  await act(() => result.current.update.trigger({ params, body: { text: 'Call in June', version: 1 } }));
  expect(result.current.page?.data).toEqual([other, changed]);
  expect(result.current.note).toEqual(changed);
  await settle(client, server);
  expect(server.calls()).toEqual([`PATCH ${list}/${noteId}`]);
  // The response of an earlier change arrives late.
  server.on(`PATCH ${list}/${noteId}`, { json: note });
  await act(() => result.current.update.trigger({ params, body: { text: 'Call in May', version: 1 } }));
  expect(result.current.page?.data).toEqual([other, changed]);
  expect(result.current.note).toEqual(changed);
});

test('caches a new row, so that opening it sends no request', async () => {
  server.on(`POST ${notesPath}`, { json: note });
  server.on(`GET ${notesPath}/${noteId}`, { json: { ...note, text: 'Call in July' } });
  const { result, rerender } = renderHook(
    ({ opened }) => ({
      create: useEndpointMutation(createNote, { write: useWriteNewRow(notesPath) }),
      refetch: useRefetch(),
      note: useEndpoint(getNote, opened ? { params: { clientId, id: noteId } } : null).data,
    }),
    { wrapper: pageOf(client), initialProps: { opened: false } },
  );
  await act(() => result.current.create.trigger({ params: { clientId }, body: { text: note.text } }));
  rerender({ opened: true });
  expect(result.current.note).toEqual(note);
  await settle(client, server);
  expect(server.calls()).toEqual([`POST ${notesPath}`]);
  rerender({ opened: false });
  await act(() => result.current.refetch([notesPath]));
  rerender({ opened: true });
  await waitFor(() => expect(result.current.note?.text).toBe('Call in July'));
});

test('refetches the list of a changed row, but not the row that shows the response', async () => {
  const changed = { ...note, text: 'Call in June', version: 2 };
  const params = { clientId, id: noteId };
  const key = pathOf(getNote, { params });
  server.on(`GET ${notesPath}`, { json: { data: [note], page: 1, pageSize: 25, total: 1 } });
  server.on(`GET ${key}`, { json: note });
  server.on(`PATCH ${key}`, { json: changed });
  const { result } = renderHook(
    () => ({
      page: useEndpoint(listNotes, { params: { clientId } }).data,
      note: useEndpoint(getNote, { params }).data,
      update: useEndpointMutation(updateNote, { write: useWriteRow(notesPath) }),
      refetch: useRefetch(),
    }),
    { wrapper: pageOf(client) },
  );
  await waitFor(() => expect(result.current).toMatchObject({ page: { data: [note] }, note }));
  server.requests.length = 0;
  await act(() => result.current.update.trigger({ params, body: { text: 'Call in June', version: 1 } }));
  await act(() => result.current.refetch([notesPath], [key]));
  await settle(client, server);
  expect(server.calls()).toEqual([`PATCH ${key}`, `GET ${notesPath}`]);
  expect(result.current.note).toEqual(changed);
});

/** Renders a page that lists a note, pins it before the server has, and counts unread messages. */
async function renderOptimisticPage() {
  server.on(`GET ${notesPath}`, { json: { data: [note], page: 1, pageSize: 25, total: 1 } });
  const page = renderHook(
    () => {
      const changeRows = useOptimisticRows<{ id: string; pinned: boolean }>(notesPath);
      const writeOptimistically = useOptimisticWrite();
      return {
        notes: useEndpoint(listNotes, { params: { clientId }, query: { page: 1 } }).data,
        unread: useEndpoint(getUnreadMessages, { params: { clientId } }).data,
        refetch: useRefetch(),
        act: useEndpointMutation(actOnNotes, {
          optimistic: ({ body: { action, ids } }) =>
            changeRows(ids, action === 'delete' ? null : { pinned: action === 'pin' }),
        }),
        read: useEndpointMutation(markMessagesRead, {
          optimistic: ({ params }) =>
            writeOptimistically(getUnreadMessages, { params }, () => ({ unread: 0 })),
        }),
      };
    },
    { wrapper: pageOf(client) },
  );
  await waitFor(() => {
    expect(page.result.current.notes?.data).toEqual([note]);
    expect(page.result.current.unread).toEqual({ unread: 3 });
  });
  server.requests.length = 0;
  return page.result;
}

const actionsPath = `${notesPath}/actions`;
const refusal = { status: 403, json: { message: 'Not yours.' } };
const pin = { params: { clientId }, body: { action: 'pin' as const, ids: [noteId] } };

test('shows an expected change before the response, and reverts it when the mutation fails', async () => {
  const page = await renderOptimisticPage();
  const respond = hold(`POST ${readPath}`);
  const mutation = page.current.read.trigger(request).catch(() => 'failed');
  await waitFor(() => expect(page.current.unread).toEqual({ unread: 0 }));
  respond(refusal);
  expect(await act(() => mutation)).toBe('failed');
  expect(page.current.unread).toEqual({ unread: 3 });
  expect(server.calls()).toEqual([`POST ${readPath}`]);
});

test('shows an expected change of rows before the response, and reverts it when the mutation fails', async () => {
  const page = await renderOptimisticPage();
  const respond = hold(`POST ${actionsPath}`);
  const mutation = page.current.act.trigger(pin).catch(() => 'failed');
  await waitFor(() => expect(page.current.notes?.data).toEqual([{ ...note, pinned: true }]));
  respond(refusal);
  expect(await act(() => mutation)).toBe('failed');
  expect(page.current.notes?.data).toEqual([note]);
  expect(server.calls()).toEqual([`POST ${actionsPath}`]);
});

test('removes rows before the response, and restores them when the mutation fails', async () => {
  const page = await renderOptimisticPage();
  const respond = hold(`POST ${actionsPath}`);
  const mutation = page.current.act
    .trigger({ ...pin, body: { action: 'delete', ids: [noteId] } })
    .catch(() => 'failed');
  await waitFor(() => expect(page.current.notes).toMatchObject({ data: [], total: 0 }));
  respond(refusal);
  expect(await act(() => mutation)).toBe('failed');
  expect(page.current.notes).toMatchObject({ data: [note], total: 1 });
});

test('refetches instead of reverting what changed again in the meantime', async () => {
  const page = await renderOptimisticPage();
  const respond = hold(`POST ${actionsPath}`);
  const mutation = page.current.act.trigger(pin).catch(() => 'failed');
  await waitFor(() => expect(page.current.notes?.data).toEqual([{ ...note, pinned: true }]));
  const edited = { ...note, text: 'Call in June', version: 2 };
  server.on(`GET ${notesPath}`, { json: { data: [edited], page: 1, pageSize: 25, total: 1 } });
  await act(() => page.current.refetch([notesPath]));
  server.on(`GET ${notesPath}`, { json: { data: [edited, note], page: 1, pageSize: 25, total: 2 } });
  respond(refusal);
  expect(await act(() => mutation)).toBe('failed');
  await waitFor(() => expect(page.current.notes?.data).toEqual([edited, note]));
});
