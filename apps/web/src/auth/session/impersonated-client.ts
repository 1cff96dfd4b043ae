import { attemptStorage } from '../sign-out/attempt-storage.ts';

const KEY = 'viewedClient';

/** Returns the ID of the client whose portal is viewed in this tab, or null. */
export function readImpersonatedClient(): string | null {
  return attemptStorage(() => sessionStorage.getItem(KEY));
}

/** Stores the ID until the tab is closed, so that portal links need no parameter. Null ends the view. */
export function storeImpersonatedClient(clientId: string | null): void {
  // If storage is unavailable, the view ends on reload.
  attemptStorage(() =>
    clientId === null ? sessionStorage.removeItem(KEY) : sessionStorage.setItem(KEY, clientId),
  );
}
