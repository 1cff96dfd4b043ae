export interface Answer {
  status: number;
  /** JSON. */
  body: string;
}

/** A mutation with an idempotency key, however often its request arrives. */
export interface Action {
  /** Id of the caller. Keys of different callers are different keys. */
  caller: string;
  /** The Idempotency-Key of the request. */
  key: string;
  method: string;
  path: string;
  body: unknown;
}

/**
 * Runs an action once. A repeat with the same key gets the stored response. Failures aren't stored.
 *
 * @throws HttpError 400, 409 or 422 if the key is malformed, its first request is still running, or it was
 * used for another request
 */
export type AnswerOnce = (
  action: Action,
  run: () => Promise<Answer>,
) => Promise<{ answer: Answer; repeated: boolean }>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Handles every mutation that has an Idempotency-Key. */
    withIdempotency: AnswerOnce;
  }
}
