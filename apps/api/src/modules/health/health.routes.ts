import { type AnswerOf, publicEndpoints } from '@uplift/data-client/contract';
import type { FastifyInstance } from 'fastify';
import { reasonOf } from '../../error-text.ts';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import type { Ending } from '../../http/close-connections.ts';
import { isOutageLogDue } from '../../http/unavailable.ts';
import { retryLater } from '../../http-error.ts';

export interface HealthDependencies {
  /** Rejects if the database doesn't respond. */
  ping: () => Promise<void>;
  ending: Pick<Ending, 'begun'>;
  commit: string;
}

/**
 * Registers the readiness check for load balancers and the liveness check for process supervisors. They are
 * separate because a process must not be restarted when its database is down. A process doesn't listen until
 * its migrations are done.
 */
export function registerHealth(app: FastifyInstance, { ping, ending, commit }: HealthDependencies): void {
  const unavailable = (message: string) => retryLater(503, 5, message);

  bindEndpoint(
    app,
    publicEndpoints.getHealth,
    async ({ request, reply }): Promise<AnswerOf<typeof publicEndpoints.getHealth>> => {
      if (ending.begun) throw unavailable('This process is about to end.');
      try {
        await ping();
      } catch (error) {
        if (isOutageLogDue()) request.log.error(`The database cannot answer: ${reasonOf(error)}`);
        throw unavailable('The database does not answer.');
      }
      reply.header('Cache-Control', 'no-store');
      return { status: 'ok', commit };
    },
  );

  // Not in the contract, because only process supervisors use it.
  app.get('/api/health/live', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
}
