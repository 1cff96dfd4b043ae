import { useSyncExternalStore } from 'react';
import { attemptStorage } from '../../../auth/sign-out/attempt-storage.ts';

const KEY = 'keyboardShortcuts';

const listeners = new Set<() => void>();
let inMemory: boolean | null = null;

function read(): boolean {
  return inMemory ?? attemptStorage(() => localStorage.getItem(KEY)) !== 'off';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function set(enabled: boolean): void {
  inMemory = enabled;
  attemptStorage(() => (enabled ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, 'off')));
  for (const listener of listeners) listener();
}

/**
 * Whether shortcuts without a modifier key work in this browser. People who dictate can turn them off, as
 * spoken words would trigger them (WCAG 2.1.4).
 */
export function useShortcutsEnabled(): [enabled: boolean, setEnabled: (enabled: boolean) => void] {
  return [useSyncExternalStore(subscribe, read, () => true), set];
}
