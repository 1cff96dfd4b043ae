import { HttpError } from '../http-error.ts';
import type { SessionKind } from './session-cookies.ts';

/** A caller with a valid session and an active account. */
export interface SessionCaller {
  kind: SessionKind;
  sessionId: string;
  /** ID of an account user or of a client user, depending on `kind`. */
  personId: string;
  key?: undefined;
}

/** A program that calls with an API key on behalf of an admin. */
export interface KeyCaller {
  kind: 'admin';
  /** ID of the key's owner. */
  personId: string;
  key: { id: string; name: string };
}

export type Caller = SessionCaller | KeyCaller;

export const KEYS_REFUSED = 'API keys can’t do this. Sign in instead.';

/** For endpoints about the session itself. @throws HttpError 403 if the caller uses an API key */
export function requireSession(caller: Caller): SessionCaller {
  if (caller.key) throw new HttpError(403, KEYS_REFUSED);
  return caller;
}
