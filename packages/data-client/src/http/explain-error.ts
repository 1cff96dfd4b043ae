import { ApiError } from './api-error.ts';

/** Returns an error for display: the server's own message if it sent one, otherwise the given message. */
export function explainError(error: unknown, message: string): Error {
  if (!(error instanceof ApiError)) return new Error(message, { cause: error });
  if (error.explained) return error;
  return new ApiError(message, { ...error, cause: error });
}
