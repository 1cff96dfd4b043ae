import { ApiError } from '@uplift/data-client';
import { sentenceCase } from './sentence-case.ts';

const uuid = /^[\da-f-]{36}$/i;

/**
 * Lowercases a UUID from the address, so that it equals the same ID in responses and live changes. Other IDs
 * stay as they are: those of outbox messages are case-sensitive.
 */
export function normalizeId(id: string): string {
  return uuid.test(id) ? id.toLowerCase() : id;
}

/** Whether a read failed because nothing has the id in the address, or because it is no id at all. */
export const isMissing = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/**
 * Returns the error to show when the record with the ID in the address can't be read.
 *
 * @param noun what the record is: "user"
 */
export const recordError = (error: Error, noun: string): Error =>
  isMissing(error) ? new Error(`${sentenceCase(noun)} not found.`) : error;
