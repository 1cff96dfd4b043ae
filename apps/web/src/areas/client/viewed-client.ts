const KEY = 'viewedClient';

/** Returns the ID of the client whose portal is viewed in this tab, or null. */
export function readViewedClient(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    // Storage is unavailable: the view ends on reload.
    return null;
  }
}

/** Stores the ID until the tab is closed, so that portal links need no parameter. Null ends the view. */
export function keepViewedClient(clientId: string | null): void {
  try {
    if (clientId === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, clientId);
  } catch {
    // Same as above.
  }
}
