import { type SignOutOptions, useSignOut as useEndSessions } from '@uplift/data-client/swr';
import { useRef } from 'react';
import { visitorToasts } from '../../layout/toasts/visitor-toasts.ts';
import { leaveSignOutFailure } from './sign-out-failure.ts';
import { clearTabs } from './tab-storage.ts';

function leavePage(path: string): void {
  location.assign(path);
}

/**
 * Returns a function that ends all sessions and removes the drafts from all tabs. If a request fails, the
 * next page shows the error. Offline there is no next page, so this page shows it.
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
        return navigate(failure.current === null ? path : leaveSignOutFailure(failure.current, path));
      }
      visitorToasts.show({
        type: 'error',
        title: 'Logout failed',
        description: 'You’re offline. Log out again once you’re connected, before you leave this device.',
      });
    },
  });
  return () => {
    failure.current = null;
    clearTabs();
    return endSessions();
  };
}
