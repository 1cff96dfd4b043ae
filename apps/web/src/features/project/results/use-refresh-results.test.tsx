import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createDataClient } from '@uplift/data-client';
import { projectEndpoints, type Results, type StoryConsent } from '@uplift/data-client/contract/project';
import { DataProvider, useEndpoint } from '@uplift/data-client/swr';
import { afterEach, expect, it } from 'vitest';
import { useRefreshResults, useReloadResults } from './use-refresh-results.ts';

const clientId = '3f8d7c51-2f6b-4c1e-9a40-5d2b6a7e8c90';

const results: Results = {
  today: '2026-06-03',
  currentWeek: '2026-06-01',
  project: { startedOn: '2026-05-04', firstWeek: '2026-05-04' },
  baseline: null,
  weeks: [],
  unmeasuredWeeks: ['2026-06-01'],
  totals: { hours: 0, revenueEffect: 0, value: null },
  comparison: null,
  forecastToDate: null,
  course: [],
  breakEven: null,
  guarantee: { state: 'running', daysLeft: 1, lastDay: '2026-06-03' },
  agreedHours: null,
};
const consent: StoryConsent = { state: 'none', asked: null, answered: null };

afterEach(cleanup);

it('rejects when the results cannot be read again', async () => {
  const fetch = async () => Response.json({ message: 'Try again later.' }, { status: 503 });
  const client = createDataClient({ fetch, hostname: 'localhost', tokens: null });
  const { result } = renderHook(() => useReloadResults(clientId), {
    wrapper: ({ children }) => <DataProvider client={client}>{children}</DataProvider>,
  });
  await expect(act(() => result.current())).rejects.toThrow('Try again later.');
});

it('reads the results once, and not the consent', async () => {
  const path = `/api/clients/${clientId}/measurements`;
  const calls: string[] = [];
  const fetch = async (address: string) => {
    calls.push(address);
    return Response.json(address === path ? results : consent);
  };
  const client = createDataClient({ fetch, hostname: 'localhost', tokens: null });
  const { result } = renderHook(
    () => ({
      results: useEndpoint(projectEndpoints.getResults, { params: { clientId } }).data,
      consent: useEndpoint(projectEndpoints.getStoryConsent, { params: { clientId } }).data,
      refresh: useRefreshResults(clientId),
    }),
    { wrapper: ({ children }) => <DataProvider client={client}>{children}</DataProvider> },
  );
  await waitFor(() => expect(result.current).toMatchObject({ results, consent }));
  calls.length = 0;
  await act(() => result.current.refresh());
  expect(calls).toEqual([path]);
});
