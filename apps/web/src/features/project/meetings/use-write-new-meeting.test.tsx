import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createDataClient } from '@uplift/data-client';
import { type Meeting, projectEndpoints } from '@uplift/data-client/contract/project';
import { DataProvider, useEndpoint, useEndpointMutation } from '@uplift/data-client/swr';
import { afterEach, expect, it } from 'vitest';
import { ProjectContextProvider } from '../project-context.tsx';
import { MEETINGS_PER_PAGE } from './meeting-labels.ts';
import { useWriteNewMeeting } from './use-write-new-meeting.ts';

const clientId = '3f8d7c51-2f6b-4c1e-9a40-5d2b6a7e8c90';
const path = `/api/clients/${clientId}/meetings`;
const create = `POST ${path}`;
const read = (when: string) => `GET ${path}?when=${when}&page=1&pageSize=${MEETINGS_PER_PAGE}`;

function meetingOn(day: string): Meeting {
  return {
    id: day,
    title: `Meeting on ${day}`,
    startsAt: `${day}T09:00:00.000Z`,
    endsAt: `${day}T10:00:00.000Z`,
    place: '',
    notes: '',
    state: 'planned',
    createdAt: '2026-05-01T09:00:00.000Z',
    version: 1,
  };
}

const shown = { upcoming: ['2099-03-01', '2099-03-03'], past: ['2001-03-03', '2001-03-01'] };

afterEach(cleanup);

it.each([
  ['upcoming', '2099-03-02', ['2099-03-01', '2099-03-02', '2099-03-03'], 'past'],
  ['past', '2001-03-02', ['2001-03-03', '2001-03-02', '2001-03-01'], 'upcoming'],
] as const)(
  'posts once, shows a new %s meeting in its place, and reads only the other list',
  async (when, day, days, other) => {
    const calls: string[] = [];
    const fetch = async (address: string, { method }: RequestInit) => {
      calls.push(`${method} ${address}`);
      if (method === 'POST') return Response.json(meetingOn(day));
      const data = shown[address.includes('upcoming') ? 'upcoming' : 'past'].map(meetingOn);
      return Response.json({ data, page: 1, pageSize: MEETINGS_PER_PAGE, total: data.length });
    };
    const client = createDataClient({ fetch, hostname: 'localhost', tokens: null });
    const useMeetings = (list: 'upcoming' | 'past') =>
      useEndpoint(projectEndpoints.listMeetings, {
        params: { clientId },
        query: { when: list, page: 1, pageSize: MEETINGS_PER_PAGE },
      });
    const { result } = renderHook(
      () => ({
        upcoming: useMeetings('upcoming'),
        past: useMeetings('past'),
        create: useEndpointMutation(projectEndpoints.createMeeting, { write: useWriteNewMeeting() }).trigger,
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
        const { upcoming, past } = result.current;
        expect([upcoming.data && upcoming.isValidating, past.data && past.isValidating]).toEqual([
          false,
          false,
        ]);
      });
    await settle();
    calls.length = 0;
    await act(() => result.current.create({ params: { clientId }, body: meetingOn(day) }));
    await settle();
    expect(result.current[when].data?.data.map(({ id }) => id)).toEqual(days);
    expect(calls).toEqual([create, read(other)]);
  },
);
