import { isRecord } from '../contract/is-record.ts';

export interface ApiErrorDetails {
  status: number;
  errors?: unknown;
  retryAfter?: number | null;
  explained?: boolean;
  cause?: unknown;
}

/** An error response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status. */
  readonly status: number;
  /** Errors by field, as the server sent them. */
  readonly errors: unknown;
  /** Seconds to wait before a retry, from the Retry-After header. */
  readonly retryAfter: number | null;
  /** Whether the message comes from the server and is written for users. */
  readonly explained: boolean;

  constructor(message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter ?? null;
    this.explained = details.explained ?? false;
  }
}

/** A call that got no response, or only part of one. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/**
 * Throws a network failure as a `NetworkError`: `fetch`, reading a body and `import()` reject with a TypeError
 * in that case. Throws any other cause unchanged.
 */
export function throwNetworkError(cause: unknown): never {
  throw cause instanceof TypeError
    ? new NetworkError('Couldn’t reach the server. Check your connection and try again.', { cause })
    : cause;
}

/** A response that doesn't match the contract. */
export class MalformedAnswerError extends Error {
  override readonly name = 'MalformedAnswerError';
}

/**
 * Returns the seconds until the time in a Retry-After header, given as seconds or as an HTTP date; null if it
 * has none.
 *
 * @param now milliseconds since the epoch
 */
export function readRetryAfter(header: string | null, now: number = Date.now()): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header);
  // Date.parse alone would accept "-5" and "1.5" too.
  const moment = /^[A-Z][a-z]{2}/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now) / 1_000));
}

/**
 * Reads the error of a response: the message of its JSON body, or the status text if the body is not JSON.
 */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const { message, errors } = isRecord(body) ? body : {};
  const explained = typeof message === 'string' && message !== '';
  return new ApiError(
    explained ? message : response.statusText || `The server responded with ${response.status}.`,
    {
      status: response.status,
      errors,
      retryAfter: readRetryAfter(response.headers.get('Retry-After')),
      explained,
    },
  );
}
