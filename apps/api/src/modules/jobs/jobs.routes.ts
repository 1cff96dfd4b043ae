import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoints } from '../../http/bind-endpoint.ts';
import type { JobsService } from './jobs.service.ts';

export function registerJobs(
  app: FastifyInstance,
  { jobs, outbox }: { jobs: JobsService; outbox: boolean },
): void {
  bindEndpoints(app, adminEndpoints, {
    listJobQueues: async () => ({ data: await jobs.queues(), outbox }),
    listFailedJobs: ({ query }) => jobs.listFailed(query),
    actOnJobs: (call) => jobs.retry(actorOf(call), call.body.ids),
  });
}
