import { cleanup, render } from '@testing-library/react';
import { createDataClient } from '@uplift/data-client';
import { DataProvider } from '@uplift/data-client/swr';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteProvider } from '../../app/site-context.tsx';
import ClientArea from './client-area.tsx';

const id = '3f8d7c51-2f6b-4c1e-9a40-5d2b6a7e8c90';

afterEach(cleanup);

it('starts the view of a client by the lowercase ID when the address has it in upper case', async () => {
  const fetch = vi.fn((_address: string) => new Promise<Response>(() => {}));
  render(
    <DataProvider client={createDataClient({ fetch, hostname: 'localhost', tokens: null })}>
      <SiteProvider value={{ siteUrl: 'https://uplift.example', officeTimeZone: 'UTC', response: null }}>
        <MemoryRouter initialEntries={[`/client?as=${id.toUpperCase()}`]}>
          <ClientArea />
        </MemoryRouter>
      </SiteProvider>
    </DataProvider>,
  );
  await expect.poll(() => fetch.mock.calls.map(([address]) => address)).toEqual([`/api/clients/${id}/views`]);
});
