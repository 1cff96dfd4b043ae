import { ApiError, NetworkError } from '../http/api-error.ts';

/** How long a response stays fresh, in milliseconds. */
export const FRESH_MS = 300_000;
/** Delay before the first retry of a read, in milliseconds. Doubles with each attempt. */
export const READ_RETRY_DELAY_MS = 1_000;
/** Maximum delay before a retry of a read, in milliseconds. */
export const READ_RETRY_DELAY_LIMIT_MS = 5_000;
/** Delay before the retry of a mutation, in milliseconds. */
export const MUTATION_RETRY_DELAY_MS = 1_000;

const finalStatuses: readonly number[] = [400, 401, 403, 404];

/** Whether there may be a network; true if the platform doesn't say. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false;
}

/**
 * Whether to retry a failed read: never on 400, 401, 403 and 404; otherwise once, when offline, on a status
 * of 500 or more, or when the network failed.
 *
 * @param failures number of failures so far, from 1
 */
export function shouldRetryRead(error: unknown, failures: number, online: boolean): boolean {
  if (failures > 1) return false;
  if (error instanceof ApiError) {
    return !finalStatuses.includes(error.status) && (!online || error.status >= 500);
  }
  return !online || error instanceof NetworkError;
}

/**
 * Whether to retry a failed mutation: once, only when offline or when the network failed.
 *
 * @param failures number of failures so far, from 1
 */
export function shouldRetryMutation(error: unknown, failures: number, online: boolean): boolean {
  return failures <= 1 && (!online || error instanceof NetworkError);
}

/**
 * Returns the delay before the retry of a read, in milliseconds: as long as Retry-After says, but at most
 * five seconds. The visitor sees a fallback until then.
 *
 * @param failures number of failures so far, from 1
 */
export function readRetryDelay(error: unknown, failures: number): number {
  const backoff = READ_RETRY_DELAY_MS * 2 ** (failures - 1);
  const asked = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1_000 : 0;
  return Math.min(Math.max(backoff, asked), READ_RETRY_DELAY_LIMIT_MS);
}
