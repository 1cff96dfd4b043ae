import { act, cleanup, renderHook } from '@testing-library/react';
import { createDataClient } from '@uplift/data-client';
import { DataProvider } from '@uplift/data-client/swr';
import { afterEach, expect, it } from 'vitest';
import { useReloadResults } from './use-refresh-results.ts';

const clientId = '3f8d7c51-2f6b-4c1e-9a40-5d2b6a7e8c90';

afterEach(cleanup);

it('rejects when the results cannot be read again', async () => {
  const fetch = async () => Response.json({ message: 'Try again later.' }, { status: 503 });
  const client = createDataClient({ fetch, hostname: 'localhost', tokens: null });
  const { result } = renderHook(() => useReloadResults(clientId), {
    wrapper: ({ children }) => <DataProvider client={client}>{children}</DataProvider>,
  });
  await expect(act(() => result.current())).rejects.toThrow('Try again later.');
});
