import type { adminEndpoints, FailedJob, JobQueueSummary } from '@uplift/data-client/contract/admin';
import type { Database } from '../../database/database.ts';
import { unitOfWork } from '../../database/unit-of-work.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { answerPage } from '../../http/answer-page.ts';
import type { Call } from '../../http/bind-endpoint.ts';
import { actOnEach } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { createJobsRepository, type FailedJobRow, type JobState } from './jobs.repository.ts';

export type JobsService = ReturnType<typeof createJobsService>;

type FailedJobQuery = Call<typeof adminEndpoints.listFailedJobs>['query'];

/** The count that a state belongs to. Canceled jobs need no attention, so they aren't counted. */
const countedAs = {
  created: 'waiting',
  retry: 'waiting',
  active: 'active',
  failed: 'failed',
  completed: 'completed',
  cancelled: null,
} as const satisfies Record<JobState, Exclude<keyof JobQueueSummary, 'name'> | null>;

/** The failure message of a job. The rest of the output may contain personal data. */
function errorOf(output: unknown): string {
  if (typeof output === 'object' && output !== null && 'message' in output) return String(output.message);
  return 'No reason was given.';
}

function answerOf({ createdOn, completedOn, retryCount, output, ...row }: FailedJobRow): FailedJob {
  return {
    ...row,
    createdAt: createdOn.toISOString(),
    failedAt: (completedOn ?? createdOn).toISOString(),
    tries: retryCount + 1,
    error: errorOf(output),
  };
}

export function createJobsService({
  db,
  jobs,
  events,
}: {
  db: Database;
  jobs: Pick<JobQueue, 'retry' | 'names'>;
  events: Events;
}) {
  const repository = createJobsRepository(db);

  return {
    queues: async (): Promise<JobQueueSummary[]> => {
      const queues = new Map<string, JobQueueSummary>(
        jobs.names.map((name) => [name, { name, waiting: 0, active: 0, failed: 0, completed: 0 }]),
      );
      for (const { name, state, jobs: counted } of await repository.counts()) {
        const queue = queues.get(name);
        const word = countedAs[state];
        if (queue && word) queue[word] += counted;
      }
      return [...queues.values()];
    },

    listFailed: ({ q, sort, name: names, ...query }: FailedJobQuery) => {
      const filter = { search: q || undefined, names, oldestFirst: sort === 'failedAt' };
      return answerPage(query, answerOf, (range) => repository.listFailed({ ...filter, ...range }));
    },

    /** Retries each failed job separately. The result says why a job was skipped. */
    retry: (actor: Actor, ids: readonly string[]) =>
      actOnEach(ids, (id) =>
        unitOfWork(db, async (tx) => {
          const name = await createJobsRepository(tx).lockFailed(id);
          if (name === null) {
            throw new HttpError(404, 'Failed job not found. It may have been retried already.');
          }
          await jobs.retry(name, id, tx);
          await events.record(tx, { type: 'job.retried', actor, subject: { id, name } });
        }),
      ),
  };
}
