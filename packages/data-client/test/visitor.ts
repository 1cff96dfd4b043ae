import type { DataClientOptions } from '../src/http/index.ts';
import { createTokenStore, type TokenStore } from '../src/tokens/index.ts';

/** Creates a store on this document's own storage, with no user signed in. */
export function createEmptyTokenStore(): TokenStore {
  localStorage.clear();
  sessionStorage.clear();
  for (const kind of ['client', 'manager', 'admin'] as const) setMarker(kind, false);
  return createTokenStore(window);
}

/** Sets or clears a marker cookie, as the server does when it responds to a sign-in or sign-out. */
export function setMarker(kind: 'client' | 'manager' | 'admin', present: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the marker cookies are what is tested here.
  document.cookie = `${kind}Session=${present ? '1' : ''}; Path=/; Max-Age=${present ? 600 : 0}`;
}

/** Sends this document's cookies with each request that includes credentials, as a browser's `fetch` does. */
export function withCookies(
  send: NonNullable<DataClientOptions['fetch']>,
): NonNullable<DataClientOptions['fetch']> {
  return (address, init) => {
    const headers = new Headers(init.headers);
    if (init.credentials === 'include') headers.set('Cookie', document.cookie);
    return send(address, { ...init, headers });
  };
}
