import type { FastifyInstance } from 'fastify';
import type { StoredAnswersService } from '../modules/stored-answers/stored-answers.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Does a mutation once for each Idempotency-Key. */
    answerOnce: StoredAnswersService['answerOnce'];
  }
}

/** Makes `app.answerOnce`, through which every mutation of the contract goes that names an Idempotency-Key. */
export function registerIdempotency(
  app: FastifyInstance,
  { answerOnce }: Pick<StoredAnswersService, 'answerOnce'>,
): void {
  app.decorate('answerOnce', answerOnce);
}
