import { act, cleanup, renderHook } from '@testing-library/react';
import { createDataClient } from '@uplift/data-client';
import { DataProvider } from '@uplift/data-client/swr';
import { afterEach, expect, it } from 'vitest';
import { DraftOwner } from '../../../areas/shared/drafts/draft-owner.tsx';
import { useSending } from './use-sending.ts';

const client = createDataClient({
  fetch: () => Promise.reject(new TypeError('There is no network.')),
  hostname: 'localhost',
  tokens: null,
});

function renderSending(person: string) {
  return renderHook(() => useSending('client', () => {}), {
    wrapper: ({ children }) => (
      <DataProvider client={client}>
        <DraftOwner person={person}>{children}</DraftOwner>
      </DataProvider>
    ),
  });
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('offers an unsent message only to the person who wrote it', () => {
  const { result } = renderSending('manager');
  act(() => result.current.send('They are about to cancel'));
  cleanup();
  expect(renderSending('client').result.current.unsent).toEqual([]);
  cleanup();
  expect(renderSending('manager').result.current.unsent).toMatchObject([
    { body: 'They are about to cancel' },
  ]);
});
