import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoint } from '../../http/bind-endpoint.ts';
import type { JobsService } from './jobs.service.ts';

export function registerJobs(
  app: FastifyInstance,
  { jobs, outbox }: { jobs: JobsService; outbox: boolean },
): void {
  bindEndpoint(app, adminEndpoints.listJobQueues, async () => ({ data: await jobs.queues(), outbox }));
  bindEndpoint(app, adminEndpoints.listFailedJobs, ({ query }) => jobs.listFailed(query));
  bindEndpoint(app, adminEndpoints.actOnJobs, (call) => jobs.retry(actorOf(call), call.body.ids));
}
