import { clearDrafts } from '../../areas/shared/drafts/draft-storage.ts';
import { storeImpersonatedClient } from '../session/impersonated-client.ts';
import { attemptStorage } from './attempt-storage.ts';

const SIGNAL = 'signedOut';

function clearThisTab(): void {
  clearDrafts();
  storeImpersonatedClient(null);
}

/** Removes the drafts and the viewed client of the user who signs out, from all tabs. */
export function clearTabs(): void {
  clearThisTab();
  // Notifies the other tabs and leaves nothing behind.
  attemptStorage(() => {
    localStorage.setItem(SIGNAL, '1');
    localStorage.removeItem(SIGNAL);
  });
}

/**
 * Clears this tab when the user signs out in another one. Doesn't watch tokens and cookies: they also
 * disappear when a session expires, and then the drafts are needed after the next sign-in.
 */
export function followSignOut(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SIGNAL && newValue !== null) clearThisTab();
  });
}
