import type { TokenStore } from '../tokens/token-store.ts';

export type SessionKind = 'client' | 'manager' | 'admin';

/** Tells without a request whether a user may be signed in, so that an anonymous visitor causes none. */
export interface SessionPresence {
  hasMarker: (kind: SessionKind) => boolean;
  /** Whether a client may be signed in. */
  hasClient: () => boolean;
  /** Whether an admin or a manager may be signed in. */
  hasAccountUser: () => boolean;
  /** Calls back when any of this may have changed. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Detects sessions ended in other tabs, where the browser supports it. Token changes announce new sessions.
 */
function watchRemovedCookies(listener: () => void): () => void {
  if (!('cookieStore' in globalThis)) return () => {};
  const onChange = ({ deleted }: CookieChangeEvent) => {
    if (deleted.length > 0) listener();
  };
  cookieStore.addEventListener('change', onChange);
  return () => cookieStore.removeEventListener('change', onChange);
}

/**
 * Reads the marker cookies, which the server sets next to its HTTP-only ones, and the tokens.
 *
 * @param readCookies returns cookies in the format of `document.cookie`
 */
export function createSessionPresence(tokens: TokenStore | null, readCookies: () => string): SessionPresence {
  const hasMarker = (kind: SessionKind) => readCookies().split('; ').includes(`${kind}Session=1`);
  const hasToken = (name: 'adminToken' | 'managerToken') => Boolean(tokens?.get(name));
  return {
    hasMarker,
    hasClient: () => hasMarker('client'),
    hasAccountUser: () =>
      hasMarker('manager') || hasMarker('admin') || hasToken('managerToken') || hasToken('adminToken'),
    subscribe: (listener) => {
      const leaveTokens = tokens?.subscribe(listener);
      const leaveCookies = watchRemovedCookies(listener);
      return () => {
        leaveTokens?.();
        leaveCookies();
      };
    },
  };
}
