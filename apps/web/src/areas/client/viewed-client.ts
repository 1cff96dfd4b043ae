const KEY = 'viewedClient';

/** The client whose area somebody of the consultancy looks at in this tab; null where nobody does. */
export function readViewedClient(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    // Storage that is off: the view ends when the page is loaded anew.
    return null;
  }
}

/** Keeps it until the tab is closed, so that the links of the area stay as they are. Null ends it. */
export function keepViewedClient(clientId: string | null): void {
  try {
    if (clientId === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, clientId);
  } catch {
    // As above.
  }
}
