export type TokenName = 'adminToken' | 'clientToken' | 'managerToken';

export const tokenNames: readonly TokenName[] = ['adminToken', 'clientToken', 'managerToken'];

/** The sign-in tokens stored in this browser. */
export interface TokenStore {
  get: (name: TokenName) => string | null;
  set: (name: TokenName, token: string) => void;
  clear: (name: TokenName) => void;
  clearAll: () => void;
  /** Calls back when a token changes, here or in another tab. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Values that a header can carry. A call with any other value would fail before it is sent, and so would the
 * next sign-in.
 */
const sendable = /^[ -~]{1,4096}$/;

function isSendable(token: string | null): token is string {
  return token !== null && sendable.test(token);
}

interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

type StorageListener = (event: { readonly key: string | null }) => void;

/** The part of `window` that a token store uses. Without DOM types, so that scripts can compile it. */
export interface TokenStoreWindow {
  readonly localStorage: KeyValueStorage;
  readonly sessionStorage: KeyValueStorage;
  addEventListener(type: 'storage', listener: StorageListener): void;
  removeEventListener(type: 'storage', listener: StorageListener): void;
}

/** Disabled, full or blocked storage must not break the page. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function moveFromSessionStorage(storages: TokenStoreWindow): void {
  for (const name of tokenNames) {
    attempt(() => {
      const token = storages.sessionStorage.getItem(name);
      if (token === null) return;
      const isNeeded = !isSendable(storages.localStorage.getItem(name));
      if (isNeeded && isSendable(token)) storages.localStorage.setItem(name, token);
      storages.sessionStorage.removeItem(name);
    });
  }
}

/**
 * Stores the tokens in local storage. On creation, moves a token from session storage to local storage if no
 * usable one of its kind is stored there, and removes it from session storage. If storage fails, keeps tokens
 * in memory for this page.
 *
 * @param storages the window, or an equivalent for tests
 */
export function createTokenStore(storages: TokenStoreWindow): TokenStore {
  const listeners = new Set<() => void>();
  const unstored = new Map<TokenName, string>();

  moveFromSessionStorage(storages);

  const notify = () => {
    for (const listener of listeners) listener();
  };

  const followOtherTabs = ({ key }: { readonly key: string | null }) => {
    if (key === null || tokenNames.some((name) => name === key)) notify();
  };

  const remove = (name: TokenName) => {
    unstored.delete(name);
    attempt(() => storages.localStorage.removeItem(name));
  };

  return {
    get: (name) => {
      const token = unstored.get(name) ?? attempt(() => storages.localStorage.getItem(name)) ?? null;
      if (isSendable(token)) return token;
      if (token !== null) remove(name);
      return null;
    },
    set: (name, token) => {
      const stored = attempt(() => {
        storages.localStorage.setItem(name, token);
        return true;
      });
      if (stored) {
        unstored.delete(name);
      } else {
        // After a reload, a leftover older token would be mistaken for this one.
        remove(name);
        unstored.set(name, token);
      }
      notify();
    },
    clear: (name) => {
      remove(name);
      notify();
    },
    clearAll: () => {
      for (const name of tokenNames) remove(name);
      notify();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) storages.addEventListener('storage', followOtherTabs);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) storages.removeEventListener('storage', followOtherTabs);
      };
    },
  };
}
