import { ApiError } from './api-error.ts';

/** An error that people can read: the server's own words where it gave some, else the message given here. */
export function explainError(error: unknown, message: string): Error {
  if (!(error instanceof ApiError)) return new Error(message, { cause: error });
  if (error.explained) return error;
  const { status, errors, retryAfter } = error;
  return new ApiError(message, { status, errors, retryAfter, cause: error });
}
