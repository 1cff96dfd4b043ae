/** Error messages by field. */
export type FieldErrors = Record<string, string[]>;

/** An error whose message is sent to the caller as problem details. Other errors result in 500 or 503. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    details: { errors?: FieldErrors; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = details.errors;
    this.headers = details.headers ?? {};
  }
}

/** An error that is gone after a while, such as 503. @param seconds when to try again */
export function retryLater(status: number, seconds: number, message: string): HttpError {
  return new HttpError(status, message, { headers: { 'Retry-After': String(seconds) } });
}

/** Returns what was found. @throws HttpError 404 @param noun what was looked for: "milestone" */
export function found<Row>(row: Row | null | undefined, noun: string): Row {
  if (row === null || row === undefined)
    throw new HttpError(404, `${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found.`);
  return row;
}
