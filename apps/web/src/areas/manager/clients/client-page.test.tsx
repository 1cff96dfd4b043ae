import { cleanup, render } from '@testing-library/react';
import { createDataClient } from '@uplift/data-client';
import { DataProvider } from '@uplift/data-client/swr';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import ClientPage from './client-page.tsx';

const id = '3f8d7c51-2f6b-4c1e-9a40-5d2b6a7e8c90';

afterEach(cleanup);

it('requests the lowercase ID of an address in upper case, as live changes name it', async () => {
  const fetch = vi.fn((_address: string) => new Promise<Response>(() => {}));
  render(
    <DataProvider client={createDataClient({ fetch, hostname: 'localhost', tokens: null })}>
      <MemoryRouter initialEntries={[`/clients/${id.toUpperCase()}`]}>
        <Routes>
          <Route path="/clients/:clientId/*" element={<ClientPage />} />
        </Routes>
      </MemoryRouter>
    </DataProvider>,
  );
  await expect
    .poll(() => fetch.mock.calls.map(([address]) => address))
    .toContain(`/api/clients/${id}/project`);
});
