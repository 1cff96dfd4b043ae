import { context } from '@opentelemetry/api';
import { type JobResult, PgBoss, systemClock } from 'pg-boss';
import type { Database, JobStore } from '../database/database.ts';
import { jobTransaction } from '../database/job-transaction.ts';
import { withoutValues } from '../error-text.ts';
import type { Mail } from '../mail/mailer.ts';
import { readTraceparent, traceHeaders } from '../observability/trace-context.ts';

/**
 * Jobs that run after the response and are retried after a failure: their names and data. Modules add theirs
 * in their `index.ts`.
 */
export interface Jobs {
  /** Sends a message that contains no secret. */
  mail: Mail;
  /** Removes outdated data. */
  'clean-up': Record<string, never>;
}

export type JobName = keyof Jobs;

export type JobHandlers = { [Name in JobName]: (data: Jobs[Name]) => Promise<void> };

export interface EnqueueOptions {
  /** Minimum delay, in milliseconds. @default 0 */
  delay?: number;
  /** Only a few jobs of a group run at the same time. */
  group?: string;
  /** For `meeting-mail`: while a job with this key waits, another isn't added. */
  key?: string;
  /** Whether all other due jobs of its queue go first. @default false */
  behind?: boolean;
}

export type JobQueue = Awaited<ReturnType<typeof openJobQueue>>;

interface JobQueueOptions {
  store: JobStore;
  /** Receives errors of the queue itself. Failed jobs are retried. */
  onError: (error: Error) => void;
  /** Called for each job that succeeded or failed. */
  onFinished?: ((job: FinishedJob) => void) | undefined;
  /** IANA time zone in which the daily mail is sent in the morning. */
  officeTimeZone: string;
  /** Delay before the first retry, in seconds. @default 5 */
  retryDelay?: number;
  recovery?: JobRecovery | undefined;
}

/** How soon the jobs of a process that died are retried. */
export interface JobRecovery {
  /** Seconds after which a webhook job that is still running counts as lost. @default 30 */
  expireWebhooksIn: number;
  /** Seconds between two searches for lost jobs. @default 60 */
  searchInterval: number;
}

export interface FinishedJob {
  queue: JobName;
  /** Milliseconds. */
  duration: number;
  failed: boolean;
}

/** Retries spread over about an hour, so that restarting the mail server loses nothing. */
const retries = { retryLimit: 8, retryBackoff: true, retryDelayMax: 1_200 };

const workOptions = {
  batchSize: 10,
  burstWhenBatchFull: true,
  // A notification that arrives while a worker is busy is missed.
  notifyPollingIntervalSeconds: 2,
  perJobResults: true,
} as const;

/**
 * Webhooks schedule their own attempts. The queue retries only jobs whose process died or whose result the
 * database didn't store. They last 15 seconds at most, so dead ones are noticed soon.
 */
const webhookRetries = { retryLimit: 20, retryBackoff: false };

/**
 * Many workers with small batches, so that few jobs wait for the slowest. Few jobs of one group, so that one
 * receiver can't occupy all workers. With a batch of one, a worker would pause after each job.
 */
const attemptWorkOptions = {
  ...workOptions,
  batchSize: 2,
  localConcurrency: 10,
  localGroupConcurrency: 2,
} as const;

const names: readonly JobName[] = [
  'mail',
  'password-link',
  'email-change',
  'webhook-fan-out',
  'webhook-attempt',
  'notification-mail',
  'meeting-mail',
  'notification-digest',
  'client-erasure',
  'file-removal',
  'clean-up',
];

/** Every hour, at an uncommon minute. */
const CLEAN_UP_SCHEDULE = '17 * * * *';

/** Before the working day starts at the office. */
const DIGEST_SCHEDULE = '0 7 * * *';

/** Works on a queue, several jobs at a time. A failed job doesn't block others. */
async function workOn<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handle: JobHandlers[Name],
  { onError, onFinished }: Pick<JobQueueOptions, 'onError' | 'onFinished'>,
): Promise<void> {
  /** A job runs in the trace of what caused it. */
  const run = (data: Jobs[Name]): Promise<void> =>
    context.with(readTraceparent('traceparent' in data ? data.traceparent : undefined), () => handle(data));

  const options = name === 'webhook-attempt' ? attemptWorkOptions : workOptions;
  await boss.work<Jobs[Name], unknown, typeof options>(name, options, (jobs) =>
    Promise.all(
      jobs.map(async ({ id, data }): Promise<JobResult> => {
        const began = performance.now();
        const finish = (failed: boolean) =>
          onFinished?.({ queue: name, duration: performance.now() - began, failed });
        try {
          await run(data);
          finish(false);
          return { id, status: 'completed' };
        } catch (error) {
          finish(true);
          const message = withoutValues(error instanceof Error ? error.message : String(error));
          onError(new Error(`A job of the queue ${name} failed and is tried again: ${message}`));
          return { id, status: 'failed', output: { message } };
        }
      }),
    ),
  );
}

/** Monotonic clock: workers would otherwise sleep for as long as the machine's clock was set back. */
const evenClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/** Opens the queue in the database and creates missing tables. */
export async function openJobQueue({
  store,
  onError,
  onFinished,
  officeTimeZone,
  retryDelay = 5,
  recovery: { expireWebhooksIn, searchInterval } = { expireWebhooksIn: 30, searchInterval: 60 },
}: JobQueueOptions) {
  const boss = new PgBoss({
    ...store,
    useListenNotify: true,
    clock: evenClock,
    superviseIntervalSeconds: searchInterval,
    monitorIntervalSeconds: searchInterval,
  });
  boss.on('error', onError);
  await boss.start();
  for (const name of names) {
    const tries = name.startsWith('webhook-')
      ? { ...webhookRetries, expireInSeconds: expireWebhooksIn }
      : retries;
    const policy = name === 'meeting-mail' ? ({ policy: 'short' } as const) : {};
    await boss.createQueue(name, { ...tries, ...policy, retryDelay, notify: true });
    // The first job of a queue reads the queue over a separate connection, which PGlite doesn't have in a
    // transaction.
    await boss.insert(name, []);
  }
  // Jobs scheduled without data would have none, but every job must have data.
  await boss.schedule('clean-up', CLEAN_UP_SCHEDULE, {});
  await boss.schedule('notification-digest', DIGEST_SCHEDULE, {}, { tz: officeTimeZone });
  return {
    /**
     * Adds a job to the queue.
     *
     * @param db a transaction: the job exists if and only if the transaction succeeds
     */
    enqueue: async <Name extends JobName>(
      name: Name,
      data: Jobs[Name],
      db?: Database,
      { delay = 0, group, key, behind = false }: EnqueueOptions = {},
    ): Promise<void> => {
      await boss.send(
        name,
        { ...data, ...traceHeaders() },
        {
          ...(db ? { db: jobTransaction(db) } : {}),
          ...(delay > 0 ? { startAfter: new Date(Date.now() + delay) } : {}),
          ...(group === undefined ? {} : { group: { id: group } }),
          ...(key === undefined ? {} : { singletonKey: key }),
          ...(behind ? { priority: -1 } : {}),
        },
      );
    },
    /** The names of all queues. */
    names,
    /** Restarts a job that is no longer retried, if and only if the transaction succeeds. */
    retry: async (name: string, id: string, db: Database): Promise<void> => {
      await boss.retry(name, id, { db: jobTransaction(db) });
    },
    /**
     * Starts working on every queue.
     *
     * @throws Error if a queue has no handler
     */
    work: async (handlers: Partial<JobHandlers>): Promise<void> => {
      for (const name of names) {
        const handle = handlers[name];
        if (!handle) throw new Error(`No module handles the jobs of the queue ${name}.`);
        await workOn(boss, name, handle, { onError, onFinished });
      }
    },
    /** Finishes running jobs. */
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
