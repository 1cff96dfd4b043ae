import { act, cleanup, renderHook } from '@testing-library/react';
import { createDataClient } from '@uplift/data-client';
import { DataProvider } from '@uplift/data-client/swr';
import { afterEach, expect, it, vi } from 'vitest';
import { draftStorageOf } from './drafts/draft-storage.ts';
import { useSignOut } from './use-sign-out.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('removes the drafts from the tab, and nothing else', async () => {
  for (const owner of ['ada', 'visitor']) draftStorageOf(owner).write('test', { body: 'private' });
  sessionStorage.setItem('error-reports', '2');
  const client = createDataClient({
    fetch: () => Promise.reject(new TypeError('There is no network.')),
    hostname: 'localhost',
    tokens: null,
  });
  const navigate = vi.fn<(path: string) => void>();
  const { result } = renderHook(() => useSignOut({ navigate }), {
    wrapper: ({ children }) => <DataProvider client={client}>{children}</DataProvider>,
  });
  await act(() => result.current());
  expect({ ...sessionStorage }).toEqual({ 'error-reports': '2' });
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/api/logout');
});
