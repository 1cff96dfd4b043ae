import { ApiError, NetworkError } from '../http/api-error.ts';

/** How long an answer counts as fresh, in milliseconds. */
export const FRESH_MS = 300_000;
/** Wait before the first retry of a read, in milliseconds; it doubles with each attempt. */
export const READ_RETRY_DELAY_MS = 1_000;
/** The longest wait before a retry of a read, in milliseconds. */
export const READ_RETRY_DELAY_LIMIT_MS = 5_000;
/** Wait before the retry of a mutation, in milliseconds. */
export const MUTATION_RETRY_DELAY_MS = 1_000;

const finalStatuses: readonly number[] = [400, 401, 403, 404];

/** Whether there may be a network; true where the platform does not say. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false;
}

/**
 * Whether a failed read is tried again: never on 400, 401, 403 and 404, else once when offline, on a status of
 * 500 or more, or when the network failed.
 *
 * @param failures how often it failed so far, from 1
 */
export function shouldRetryRead(error: unknown, failures: number, online: boolean): boolean {
  if (failures > 1) return false;
  if (error instanceof ApiError) {
    return !finalStatuses.includes(error.status) && (!online || error.status >= 500);
  }
  return !online || error instanceof NetworkError;
}

/**
 * Whether a failed mutation is tried again: once, only when offline or when the network failed.
 *
 * @param failures how often it failed so far, from 1
 */
export function shouldRetryMutation(error: unknown, failures: number, online: boolean): boolean {
  return failures <= 1 && (!online || error instanceof NetworkError);
}

/**
 * Milliseconds to wait before a read is tried again: as long as Retry-After says, but never more than five seconds.
 * A visitor sees a fallback until then.
 *
 * @param failures how often it failed so far, from 1
 */
export function readRetryDelay(error: unknown, failures: number): number {
  const backoff = READ_RETRY_DELAY_MS * 2 ** (failures - 1);
  const asked = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1_000 : 0;
  return Math.min(Math.max(backoff, asked), READ_RETRY_DELAY_LIMIT_MS);
}
