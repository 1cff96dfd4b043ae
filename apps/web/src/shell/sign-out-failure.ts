const key = 'sign-out-failure';

/** Storage that is off or full means that the next page says nothing. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** Leaves it to the next page to say that a logout failed. */
export function leaveSignOutFailure(message: string): void {
  attempt(() => sessionStorage.setItem(key, message));
}

/** Whether the page before left a message about a logout. */
export function hasSignOutFailure(): boolean {
  return attempt(() => sessionStorage.getItem(key)) !== null;
}

/** Returns that message, once. */
export function takeSignOutFailure(): string | null {
  return attempt(() => {
    const message = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return message;
  });
}
