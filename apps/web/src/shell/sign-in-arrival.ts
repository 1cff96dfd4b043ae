/** What the screen before hands over to a sign-in with the navigation. */
export interface SignInArrival {
  /** The e-mail address, where it is known. */
  email?: string;
  /** Whether a session has just ended in the middle of the work. */
  sessionEnded?: boolean;
}

/** Reads the state of a navigation, which anybody may have left there. */
export function readArrival(state: unknown): SignInArrival {
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('email' in state && typeof state.email === 'string' && { email: state.email }),
    ...('sessionEnded' in state && state.sessionEnded === true && { sessionEnded: true }),
  };
}
