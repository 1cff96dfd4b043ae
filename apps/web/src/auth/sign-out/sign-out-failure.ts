import { attemptStorage } from './attempt-storage.ts';

const key = 'sign-out-failure';

/** Has a fixed text, because anyone can make a link to it. */
const fragment = '#logout-failed';

/**
 * Stores the message of a failed logout for the next page.
 *
 * @returns the path of the next page. Where storage is blocked, its fragment replaces the message.
 */
export function leaveSignOutFailure(message: string, path: string): string {
  const stored = attemptStorage(() => {
    sessionStorage.setItem(key, message);
    return true;
  });
  // The fragment survives redirects.
  return stored ? path : path + fragment;
}

/** Returns the message of a failed logout and removes it. */
export function takeSignOutFailure(): string | null {
  const message = attemptStorage(() => {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored;
  });
  if (location.hash !== fragment) return message;
  history.replaceState(history.state, '', location.pathname + location.search);
  return message ?? 'Logout failed';
}
