import { type SignOutOptions, useSignOut as useEndSessions } from '@uplift/data-client/swr';
import { useRef } from 'react';
import { clearDrafts } from './drafts/draft-storage.ts';
import { leaveSignOutFailure } from './sign-out-failure.ts';
import { visitorToasts } from './visitor-toasts.ts';

function leavePage(path: string): void {
  location.assign(path);
}

/**
 * Returns a function that signs everyone out and removes the drafts from this tab. Where a call fails, the page that
 * follows says so; without a connection there is none, so this one does.
 */
export function useSignOut({
  navigate = leavePage,
}: Pick<SignOutOptions, 'navigate'> = {}): () => Promise<void> {
  const failure = useRef<string | null>(null);
  const endSessions = useEndSessions({
    onError: ({ message }) => {
      failure.current ??= message;
    },
    navigate: (path) => {
      if (navigator.onLine) {
        if (failure.current !== null) leaveSignOutFailure(failure.current);
        return navigate(path);
      }
      visitorToasts.show({
        type: 'error',
        title: 'Logout failed',
        description: 'You are offline. Log out again when you are connected, before you leave this device.',
      });
    },
  });
  return () => {
    failure.current = null;
    clearDrafts();
    return endSessions();
  };
}
