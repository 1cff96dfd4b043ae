import type { ActionOutcomes, FailedJob, JobQueueSummary } from '@uplift/data-client/contract/admin';
import type { Clock } from '../../clock.ts';
import type { Actor } from '../../events/domain-events.ts';
import type { Events } from '../../events/events.ts';
import { type PageQuery, pageRange } from '../../http/list-page.ts';
import { actOnEach } from '../../http/row-changes.ts';
import { HttpError } from '../../http-error.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { FailedJobRow, JobCount, JobsRepository } from './jobs.repository.ts';

interface FailedJobPage {
  data: FailedJob[];
  page: number;
  pageSize: number;
  total: number;
}

export interface JobsService {
  queues: () => Promise<JobQueueSummary[]>;
  listFailed: (
    query: PageQuery & {
      q?: string | undefined;
      sort?: 'failedAt' | '-failedAt' | undefined;
      name?: string[] | undefined;
    },
  ) => Promise<FailedJobPage>;
  /** Retries each failed job separately. The result says why a job was skipped. */
  retry: (actor: Actor, ids: readonly string[]) => Promise<ActionOutcomes>;
}

/** The count that a state belongs to. Canceled jobs need no attention, so they aren't counted. */
const countedAs = {
  created: 'waiting',
  retry: 'waiting',
  active: 'active',
  failed: 'failed',
  completed: 'completed',
  cancelled: null,
} as const satisfies Record<JobCount['state'], Exclude<keyof JobQueueSummary, 'name'> | null>;

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
  repository,
  jobs,
  events,
  now,
}: {
  repository: JobsRepository;
  jobs: Pick<JobQueue, 'retry' | 'names'>;
  events: Events;
  now: Clock;
}): JobsService {
  return {
    queues: async () => {
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

    listFailed: async ({ q, sort, name, ...query }) => {
      const { page, pageSize, limit, offset } = pageRange(query);
      const { rows, total } = await repository.listFailed({
        search: q || undefined,
        names: name,
        oldestFirst: sort === 'failedAt',
        limit,
        offset,
      });
      return { data: rows.map(answerOf), page, pageSize, total };
    },

    retry: (actor, ids) =>
      actOnEach(ids, (id) =>
        repository.withFailed(id, async (name, tx) => {
          if (name === null) {
            throw new HttpError(404, 'There is no such failed job. It may have been retried already.');
          }
          await jobs.retry(name, id, tx);
          await events.record(tx, {
            type: 'job.retried',
            actor,
            occurredAt: now(),
            subject: { id, name },
          });
        }),
      ),
  };
}
