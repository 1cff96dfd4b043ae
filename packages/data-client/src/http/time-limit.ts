import { NetworkError } from './api-error.ts';

/** Longer than the server's own limit of 30 seconds, after which it says what happened. */
const ANSWER_LIMIT_MS = 45_000;

/**
 * Makes an exchange with a signal that aborts it after 45 seconds, or when the caller's signal does.
 *
 * @throws NetworkError when the time is up
 */
export async function withTimeLimit<Result>(
  signal: AbortSignal | undefined,
  exchange: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = AbortSignal.timeout(ANSWER_LIMIT_MS);
  try {
    return await exchange(signal ? AbortSignal.any([signal, limit]) : limit);
  } catch (cause) {
    if (!limit.aborted) throw cause;
    throw new NetworkError('The server took too long. Check your connection and try again.', {
      cause,
    });
  }
}
