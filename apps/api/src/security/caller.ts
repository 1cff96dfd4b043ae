import { HttpError } from '../http-error.ts';
import type { SessionKind } from './session-cookies.ts';

/** Who makes a call, once their session was found to be alive and their account to be open. */
export interface SessionCaller {
  kind: SessionKind;
  sessionId: string;
  /** Of an account user, or of a person of a client, as the kind says. */
  personId: string;
  key?: undefined;
}

/** An admin for whom a program calls by an API key. */
export interface KeyCaller {
  kind: 'admin';
  /** Of the owner. */
  personId: string;
  key: { id: string; name: string };
}

export type Caller = SessionCaller | KeyCaller;

export const KEYS_REFUSED = 'API keys may not do this. Sign in instead.';

/** For what is about the session itself. @throws HttpError 403 where a program calls */
export function requireSession(caller: Caller): SessionCaller {
  if (caller.key) throw new HttpError(403, KEYS_REFUSED);
  return caller;
}
