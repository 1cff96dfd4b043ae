import type { TokenName, TokenStore } from './token-store.ts';

/** Stores tokens in memory: for scripts, and for tests that don't share the browser's storage. */
export function createMemoryTokenStore(tokens: Partial<Record<TokenName, string>> = {}): TokenStore {
  const stored = new Map(Object.entries(tokens));
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: (name) => stored.get(name) ?? null,
    set: (name, token) => {
      stored.set(name, token);
      notify();
    },
    clear: (name) => {
      stored.delete(name);
      notify();
    },
    clearAll: () => {
      stored.clear();
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
