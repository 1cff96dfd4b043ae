import type { SessionKind } from './session-cookies.ts';

/** Who makes a call, once their session was found to be alive and their account to be open. */
export interface Caller {
  kind: SessionKind;
  sessionId: string;
  /** Of an account user, or of a person of a client, as the kind says. */
  personId: string;
}
