import { signOutAdmin, signOutClient, signOutManager } from '../contract/public/sign-out.ts';
import type { DataClient, SentTokens } from '../http/data-client.ts';
import { explainError } from '../http/explain-error.ts';
import { callMutation } from './call-mutation.ts';
import type { SessionPresence } from './session-presence.ts';
import { wait } from './wait.ts';

/** Time limit of a logout call in milliseconds. A slower call counts as failed. */
export const LOGOUT_LIMIT_MS = 5_000;

/** An unresponsive server must not delay a user who signs out. */
async function failLate(): Promise<never> {
  await wait(LOGOUT_LIMIT_MS);
  throw new Error(`No answer within ${LOGOUT_LIMIT_MS / 1_000} seconds.`);
}

/**
 * Posts in parallel to the logout endpoints of all sessions marked by cookies or named by tokens, each on its
 * own service. Returns the errors of failed calls.
 *
 * @param tokens the browser's tokens before they were cleared
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
