import { attemptStorage } from './attempt-storage.ts';

const key = 'sign-out-failure';

/** Stores the message of a failed logout for the next page. */
export function leaveSignOutFailure(message: string): void {
  attemptStorage(() => sessionStorage.setItem(key, message));
}

/** Whether the previous page stored the message of a failed logout. */
export function hasSignOutFailure(): boolean {
  return attemptStorage(() => sessionStorage.getItem(key)) !== null;
}

/** Returns the stored message and removes it. */
export function takeSignOutFailure(): string | null {
  return attemptStorage(() => {
    const message = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return message;
  });
}
