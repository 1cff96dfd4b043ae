import { type AnswerOf, publicEndpoints } from '@uplift/data-client/contract';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { Problem } from '../../http/problem.ts';

export function registerHealth(
  app: FastifyInstance,
  { ping, commit }: { ping: () => Promise<void>; commit: string },
): void {
  bindEndpoint(
    app,
    publicEndpoints.getHealth,
    async ({ request, reply }): Promise<AnswerOf<typeof publicEndpoints.getHealth>> => {
      try {
        await ping();
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer');
        throw new Problem(503, 'The database does not answer.', { headers: { 'Retry-After': '5' } });
      }
      reply.header('Cache-Control', 'no-store');
      return { status: 'ok', commit };
    },
  );
}
