import { signOutClient, signOutManager } from '../contract/public/sign-out.ts';
import type { DataClient } from '../http/data-client.ts';
import { explainError } from '../http/explain-error.ts';
import { callMutation } from './call-mutation.ts';
import { wait } from './wait.ts';

/** How long a logout call may take before it counts as failed, in milliseconds. */
export const LOGOUT_LIMIT_MS = 5_000;

const logouts = { client: signOutClient, manager: signOutManager };

/** Somebody who leaves must not be kept waiting by a server that does not answer. */
async function failLate(): Promise<never> {
  await wait(LOGOUT_LIMIT_MS);
  throw new Error(`No answer within ${LOGOUT_LIMIT_MS / 1_000} seconds.`);
}

/** Posts to the logout calls of these sessions, all at once; gives the errors of those that failed. */
export async function postLogouts(
  client: DataClient,
  kinds: readonly (keyof typeof logouts)[],
): Promise<Error[]> {
  const results = await Promise.allSettled(
    kinds.map((kind) => Promise.race([callMutation(client, logouts[kind], {}), failLate()])),
  );
  return results.flatMap((result) =>
    result.status === 'rejected' ? [explainError(result.reason, 'Logout failed')] : [],
  );
}
