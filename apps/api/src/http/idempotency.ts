import type { FastifyInstance } from 'fastify';

export interface Answer {
  status: number;
  /** JSON. */
  body: string;
}

/** One action of a person, however often its request arrives. */
export interface Action {
  /** The id of the person who calls. Keys of other people are different keys. */
  caller: string;
  /** What the request names as its Idempotency-Key. */
  key: string;
  method: string;
  path: string;
  body: unknown;
}

/**
 * Does something once: a repeat under the same key gets the stored answer. What failed is not stored.
 *
 * @throws HttpError 400, 409 or 422 when the key is malformed, its first call is still running, or it named another call
 */
export type AnswerOnce = (
  action: Action,
  run: () => Promise<Answer>,
) => Promise<{ answer: Answer; repeated: boolean }>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Does a mutation once for each Idempotency-Key. */
    answerOnce: AnswerOnce;
  }
}

/** Makes `app.answerOnce`, through which every mutation of the contract goes that names an Idempotency-Key. */
export function registerIdempotency(app: FastifyInstance, answerOnce: AnswerOnce): void {
  app.decorate('answerOnce', answerOnce);
}
