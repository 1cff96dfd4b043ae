import * as v from 'valibot';

const ErrorBody = v.object({
  message: v.optional(v.string()),
  errors: v.optional(v.unknown()),
});

/** A call that was answered with anything but success. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status. */
  readonly status: number;
  /** What is wrong by field, as the server sent it. */
  readonly errors: unknown;
  /** Seconds to wait before another try, from the Retry-After header. */
  readonly retryAfter: number | null;

  constructor(message: string, details: { status: number; errors?: unknown; retryAfter?: number | null }) {
    super(message);
    this.status = details.status;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter ?? null;
  }
}

/** Seconds until the moment that a Retry-After header names, as seconds or as an HTTP date. */
export function readRetryAfter(header: string | null, now: number = Date.now()): number | null {
  if (!header) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now) / 1_000));
}

/** Reads the error of an answer: the message of its JSON body, or the status text where the body is no JSON. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body = await response.json().then(
    (json: unknown) => v.safeParse(ErrorBody, json),
    () => undefined,
  );
  const problem = body?.success ? body.output : {};
  return new ApiError(problem.message || response.statusText || `The server answered ${response.status}.`, {
    status: response.status,
    errors: problem.errors,
    retryAfter: readRetryAfter(response.headers.get('Retry-After')),
  });
}

/** A call whose answer was not what the contract promises. */
export class MalformedAnswerError extends Error {
  override readonly name = 'MalformedAnswerError';
}
