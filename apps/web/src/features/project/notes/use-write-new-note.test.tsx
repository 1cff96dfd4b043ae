import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createDataClient } from '@uplift/data-client';
import { type InternalNote, projectEndpoints } from '@uplift/data-client/contract/project';
import { DataProvider, useEndpoint, useEndpointMutation } from '@uplift/data-client/swr';
import { afterEach, expect, it } from 'vitest';
import { ProjectContextProvider } from '../project-context.tsx';
import { NOTES_PER_PAGE } from './note-labels.ts';
import { useWriteNewNote } from './use-write-new-note.ts';

const clientId = '3f8d7c51-2f6b-4c1e-9a40-5d2b6a7e8c90';
const path = `/api/clients/${clientId}/notes`;
const create = `POST ${path}`;
const readPage = (page: number) => `GET ${path}?page=${page}&pageSize=${NOTES_PER_PAGE}`;

const older: InternalNote = {
  id: 'older',
  text: 'Prefers mornings',
  pinned: false,
  author: 'Mara Lindt',
  createdAt: '2026-05-01T09:00:00.000Z',
  editedAt: null,
  version: 1,
};
const pinned: InternalNote = { ...older, id: 'pinned', pinned: true };
const created: InternalNote = { ...older, id: 'created', text: 'Call in June' };

afterEach(cleanup);

/** Renders pages of notes on a server that counts calls. */
async function openNotes(pages: readonly number[]) {
  const calls: string[] = [];
  const fetch = async (address: string, { method }: RequestInit) => {
    const call = `${method} ${address}`;
    calls.push(call);
    return Response.json(
      call === create
        ? created
        : { data: [pinned, older], page: 1, pageSize: NOTES_PER_PAGE, total: 2 + NOTES_PER_PAGE },
    );
  };
  const client = createDataClient({ fetch, hostname: 'localhost', tokens: null });
  const useNotes = (page: number) =>
    useEndpoint(
      projectEndpoints.listNotes,
      pages.includes(page) ? { params: { clientId }, query: { page, pageSize: NOTES_PER_PAGE } } : null,
    );
  const { result } = renderHook(
    () => ({
      first: useNotes(1),
      second: useNotes(2),
      create: useEndpointMutation(projectEndpoints.createNote, { write: useWriteNewNote() }).trigger,
    }),
    {
      wrapper: ({ children }) => (
        <DataProvider client={client}>
          <ProjectContextProvider value={{ clientId, company: 'Northwind', side: 'team', readOnly: false }}>
            {children}
          </ProjectContextProvider>
        </DataProvider>
      ),
    },
  );
  const settle = () =>
    waitFor(() => {
      const { first, second } = result.current;
      expect([first.isValidating, second.isValidating]).toEqual([false, false]);
    });
  await waitFor(() => expect(result.current.first.data?.data).toEqual([pinned, older]));
  await settle();
  calls.length = 0;
  return {
    calls,
    result,
    addNote: async () => {
      await act(() => result.current.create({ params: { clientId }, body: { text: created.text } }));
      await settle();
    },
  };
}

it('posts a note once and shows it below the pinned ones without a read', async () => {
  const { calls, result, addNote } = await openNotes([1]);
  await addNote();
  expect(result.current.first.data).toMatchObject({
    data: [pinned, created, older],
    total: 3 + NOTES_PER_PAGE,
  });
  expect(calls).toEqual([create]);
});

it('reads only the other pages after a new note', async () => {
  const { calls, addNote } = await openNotes([1, 2]);
  await addNote();
  expect(calls).toEqual([create, readPage(2)]);
});
