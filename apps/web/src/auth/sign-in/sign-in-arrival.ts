/** Navigation state that the previous page passes to a sign-in page. */
export interface SignInArrival {
  /** The e-mail address, if known. */
  email?: string;
  /** Whether a session has just ended during work. */
  sessionEnded?: boolean;
}

/** Reads the navigation state, which is untrusted. */
export function readArrival(state: unknown): SignInArrival {
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('email' in state && typeof state.email === 'string' && { email: state.email }),
    ...('sessionEnded' in state && state.sessionEnded === true && { sessionEnded: true }),
  };
}
