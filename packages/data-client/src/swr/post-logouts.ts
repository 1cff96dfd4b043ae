import { signOutAdmin, signOutClient, signOutManager } from '../contract/public/sign-out.ts';
import type { DataClient, SentTokens } from '../http/data-client.ts';
import { explainError } from '../http/explain-error.ts';
import { callMutation } from './call-mutation.ts';
import type { SessionPresence } from './session-presence.ts';
import { wait } from './wait.ts';

/** How long a logout call may take before it counts as failed, in milliseconds. */
export const LOGOUT_LIMIT_MS = 5_000;

/** Somebody who leaves must not be kept waiting by a server that does not answer. */
async function failLate(): Promise<never> {
  await wait(LOGOUT_LIMIT_MS);
  throw new Error(`No answer within ${LOGOUT_LIMIT_MS / 1_000} seconds.`);
}

/**
 * Posts to the logout calls of the sessions that cookies mark or tokens name, all at once, each at its own service.
 * Returns the errors of those that failed.
 *
 * @param tokens those that the browser had before they were cleared
 */
export async function postLogouts(
  client: DataClient,
  { hasMarker }: Pick<SessionPresence, 'hasMarker'>,
  tokens: SentTokens,
): Promise<Error[]> {
  const calls: Promise<unknown>[] = [];
  if (hasMarker('client')) calls.push(callMutation(client, signOutClient, {}));
  if (hasMarker('manager') || tokens.get('managerToken')) {
    calls.push(callMutation(client, signOutManager, {}, { tokens }));
  }
  if (tokens.get('adminToken')) calls.push(callMutation(client, signOutAdmin, {}, { tokens }));
  const results = await Promise.allSettled(calls.map((call) => Promise.race([call, failLate()])));
  return results.flatMap((result) =>
    result.status === 'rejected' ? [explainError(result.reason, 'Logout failed')] : [],
  );
}
