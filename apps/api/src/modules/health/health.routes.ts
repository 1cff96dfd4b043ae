import { type AnswerOf, publicEndpoints } from '@uplift/data-client/contract';
import type { FastifyInstance } from 'fastify';
import { reasonOf } from '../../error-text.ts';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import type { Ending } from '../../http/close-connections.ts';
import { isOutageLogDue } from '../../http/unavailable.ts';
import { HttpError } from '../../http-error.ts';

export interface HealthDependencies {
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  ending: Pick<Ending, 'begun'>;
  commit: string;
}

/**
 * Tells balancers whether to send requests here (readiness), and whoever watches the process whether it answers at all
 * (liveness): a process whose database is away must not be restarted for it. Before its migrations are done a process
 * does not listen.
 */
export function registerHealth(app: FastifyInstance, { ping, ending, commit }: HealthDependencies): void {
  const unavailable = (message: string) => new HttpError(503, message, { headers: { 'Retry-After': '5' } });

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

  // No call of the contract: nobody but whoever watches the process has a use for it.
  app.get('/api/health/live', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
}
