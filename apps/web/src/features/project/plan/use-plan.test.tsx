import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createDataClient } from '@uplift/data-client';
import { managerEndpoints } from '@uplift/data-client/contract/manager';
import { DataProvider, useEndpoint } from '@uplift/data-client/swr';
import { afterEach, expect, it } from 'vitest';
import { ProjectContextProvider } from '../project-context.tsx';
import { useWritePlan } from './use-plan.ts';

const clientId = '3f8d7c51-2f6b-4c1e-9a40-5d2b6a7e8c90';
const agendaPath = '/api/manager/agenda';
const agenda = { today: '2026-06-01', week: '2026-06-01', items: [], more: false };

afterEach(cleanup);

it('writes the plan without waiting for the lists that it refetches', async () => {
  const calls: string[] = [];
  const response = Promise.withResolvers<Response>();
  const fetch = (address: string) => {
    calls.push(address);
    return response.promise;
  };
  const client = createDataClient({ fetch, hostname: 'localhost', tokens: null });
  const { result } = renderHook(
    () => ({ agenda: useEndpoint(managerEndpoints.getAgenda, {}).data, write: useWritePlan() }),
    {
      wrapper: ({ children }) => (
        <DataProvider client={client} fallback={{ [agendaPath]: agenda }}>
          <ProjectContextProvider value={{ clientId, company: 'Northwind', side: 'team', readOnly: false }}>
            {children}
          </ProjectContextProvider>
        </DataProvider>
      ),
    },
  );
  expect(calls).toEqual([]);
  await act(() => result.current.write((milestones) => milestones));
  await waitFor(() => expect(calls).toEqual([agendaPath]));
  response.resolve(Response.json(agenda));
});
