import { signOutClient, signOutManager } from '../contract/public/sign-out.ts';
import type { DataClient } from '../http/data-client.ts';
import { explainError } from '../http/explain-error.ts';
import { callMutation } from './call-mutation.ts';

/** How long a logout call may take before it counts as failed, in milliseconds. */
const LOGOUT_LIMIT_MS = 5_000;

const logouts = { client: signOutClient, manager: signOutManager };

/** Posts to the logout calls of these sessions, all at once; gives the errors of those that failed. */
export async function postLogouts(
  client: DataClient,
  kinds: readonly (keyof typeof logouts)[],
): Promise<Error[]> {
  const signal = AbortSignal.timeout(LOGOUT_LIMIT_MS);
  const results = await Promise.allSettled(
    kinds.map((kind) => callMutation(client, logouts[kind], {}, { signal })),
  );
  return results.flatMap((result) =>
    result.status === 'rejected' ? [explainError(result.reason, 'Logout failed')] : [],
  );
}
