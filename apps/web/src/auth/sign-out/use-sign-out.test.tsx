import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { createDataClient } from '@uplift/data-client';
import { DataProvider } from '@uplift/data-client/swr';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { draftStorageOf } from '../../areas/shared/drafts/draft-storage.ts';
import { VisitorToastRegion } from '../../layout/toasts/visitor-toast-region.tsx';
import { visitorToasts } from '../../layout/toasts/visitor-toasts.ts';
import { storeImpersonatedClient } from '../session/impersonated-client.ts';
import { useSignOut } from './use-sign-out.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function page(answer: () => Promise<Response>) {
  const client = createDataClient({ fetch: answer, hostname: 'localhost', tokens: null });
  return ({ children }: { children: ReactNode }) => (
    <DataProvider client={client} readCookies={() => 'clientSession=1'}>
      {children}
    </DataProvider>
  );
}

async function signOut(answer: () => Promise<Response>) {
  const navigate = vi.fn<(path: string) => void>();
  const { result } = renderHook(() => useSignOut({ navigate }), { wrapper: page(answer) });
  await act(() => result.current());
  return navigate;
}

const refuse = async () => Response.json({ message: 'The store is down.' }, { status: 400 });
const accept = async () => Response.json({ signedOut: true });

it('removes only the drafts and the viewed client from session storage', async () => {
  for (const owner of ['ada', 'visitor']) draftStorageOf(owner).write('test', { body: 'private' });
  storeImpersonatedClient('acme');
  sessionStorage.setItem('error-reports', '2');
  const navigate = await signOut(accept);
  expect({ ...sessionStorage }).toEqual({ 'error-reports': '2' });
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/api/logout');
});

it('shows a failed logout once on the next page', async () => {
  const navigate = await signOut(refuse);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/api/logout');
  const { unmount } = render(<VisitorToastRegion />, { wrapper: page(accept) });
  expect(await screen.findByText('The store is down.')).toBeDefined();
  unmount();
  expect(sessionStorage).toHaveLength(0);
});

it('shows a failed logout once on the next page when storage is blocked', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const navigate = await signOut(refuse);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/api/logout#logout-failed');
  history.replaceState(null, '', '/#logout-failed');
  render(<VisitorToastRegion />, { wrapper: page(accept) });
  expect(await screen.findByText('Logout failed')).toBeDefined();
  expect(location.hash).toBe('');
});

it('stays on the page and shows an error when offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const navigate = await signOut(() => Promise.reject(new TypeError('There is no network.')));
  expect(navigate).not.toHaveBeenCalled();
  const [toast] = visitorToasts.read();
  expect(toast?.title).toBe('Logout failed');
  expect(toast?.description).toContain('You’re offline.');
  expect(sessionStorage).toHaveLength(0);
});
