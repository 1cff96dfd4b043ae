import { beforeAll, beforeEach, expect, it } from 'vitest';
import { draftStorageOf } from '../../areas/shared/drafts/draft-storage.ts';
import { storeImpersonatedClient } from '../session/impersonated-client.ts';
import { clearTabs, followSignOut } from './tab-storage.ts';

beforeAll(followSignOut);

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('error-reports', '2');
  draftStorageOf('maya').write('message:acme', { body: 'They are about to cancel' });
  storeImpersonatedClient('acme');
});

/** Calls an action as if in another tab: this tab receives its storage events. */
function inOtherTab(action: () => void): void {
  const stored = { ...sessionStorage };
  const { setItem, removeItem } = Storage.prototype;
  const events: StorageEvent[] = [];
  Storage.prototype.setItem = (key, newValue) => {
    events.push(new StorageEvent('storage', { key, newValue }));
  };
  Storage.prototype.removeItem = (key) => {
    events.push(new StorageEvent('storage', { key, newValue: null }));
  };
  action();
  Object.assign(Storage.prototype, { setItem, removeItem });
  expect({ ...sessionStorage }).toEqual(stored);
  for (const event of events) dispatchEvent(event);
}

it('clears drafts and the viewed client from this tab on sign-out', () => {
  clearTabs();
  expect({ ...sessionStorage }).toEqual({ 'error-reports': '2' });
  expect({ ...localStorage }).toEqual({});
});

it('clears drafts and the viewed client from this tab on sign-out in another tab', () => {
  inOtherTab(clearTabs);
  expect({ ...sessionStorage }).toEqual({ 'error-reports': '2' });
});

it('keeps drafts when another tab removes the token of an expired session', () => {
  inOtherTab(() => localStorage.removeItem('managerToken'));
  expect(Object.keys(sessionStorage)).toContain('draft:maya:message:acme');
});
