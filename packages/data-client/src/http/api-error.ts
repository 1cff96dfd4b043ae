import * as v from 'valibot';

const ErrorBody = v.object({
  message: v.optional(v.string()),
  errors: v.optional(v.unknown()),
});

export interface ApiErrorDetails {
  status: number;
  errors?: unknown;
  retryAfter?: number | null;
  explained?: boolean;
  cause?: unknown;
}

/** A call that was answered with anything but success. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status. */
  readonly status: number;
  /** What is wrong by field, as the server sent it. */
  readonly errors: unknown;
  /** Seconds to wait before another try, from the Retry-After header. */
  readonly retryAfter: number | null;
  /** Whether the message is the server's own, written for people. */
  readonly explained: boolean;

  constructor(message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter ?? null;
    this.explained = details.explained ?? false;
  }
}

/** A call that got no answer, or only part of one. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** A call whose answer was not what the contract promises. */
export class MalformedAnswerError extends Error {
  override readonly name = 'MalformedAnswerError';
}

/**
 * Seconds until the moment that a Retry-After header names, as seconds or as an HTTP date; null where it names none.
 *
 * @param now milliseconds since the epoch
 */
export function readRetryAfter(header: string | null, now: number = Date.now()): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header);
  // Date.parse alone would make a moment of "-5" and "1.5" too.
  const moment = /^[A-Z][a-z]{2}/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now) / 1_000));
}

/** Reads the error of an answer: the message of its JSON body, or the status text where the body is no JSON. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body = await response.json().then(
    (json: unknown) => v.safeParse(ErrorBody, json),
    () => undefined,
  );
  const { message, errors } = body?.success ? body.output : {};
  return new ApiError(message || response.statusText || `The server answered ${response.status}.`, {
    status: response.status,
    errors,
    retryAfter: readRetryAfter(response.headers.get('Retry-After')),
    explained: Boolean(message),
  });
}

/** An error that people can read: the server's own words where it gave some, else the message given here. */
export function explainError(error: unknown, message: string): Error {
  if (!(error instanceof ApiError)) return new Error(message, { cause: error });
  if (error.explained) return error;
  const { status, errors, retryAfter } = error;
  return new ApiError(message, { status, errors, retryAfter, cause: error });
}
