import { type JobResult, PgBoss, systemClock } from 'pg-boss';
import type { Database, JobStore } from '../database/database.ts';
import { jobTransaction } from '../database/job-transaction.ts';
import { withoutValues } from '../error-text.ts';
import type { Mail } from '../mail/mailer.ts';
import { currentTrace, readTraceparent, runInTrace, traceparentOf } from '../trace-context.ts';

/**
 * Work that is done after the answer, and again after a failure: its names, and what each has to know. Modules add
 * theirs in their `index.ts`.
 */
export interface Jobs {
  /** Sends a message that holds no secret. */
  mail: Mail;
  /** Removes what is out of date. */
  'clean-up': Record<string, never>;
}

export type JobName = keyof Jobs;

export type JobHandlers = { [Name in JobName]: (data: Jobs[Name]) => Promise<void> };

export interface EnqueueOptions {
  /** How long it waits at least, in milliseconds. @default 0 */
  delay?: number;
  /** Of jobs of one group only a few are under way at a time. */
  group?: string;
  /** For `meeting-mail`: while a job with this key waits, another isn't added. */
  key?: string;
  /** Whether all others of its queue go first that are due. @default false */
  behind?: boolean;
}

/** A job of another database that was not done there. */
export interface PendingJob {
  name: string;
  data: Record<string, unknown> | null;
  /** A moment of PostgreSQL's, which is finer than those of JavaScript. */
  startAfter: string;
  group: string | null;
  key: string | null;
}

export interface JobQueue {
  /**
   * Puts a job into the queue.
   *
   * @param db a transaction: the job exists if, and only if, the transaction succeeds
   */
  enqueue: <Name extends JobName>(
    name: Name,
    data: Jobs[Name],
    db?: Database,
    options?: EnqueueOptions,
  ) => Promise<void>;
  /**
   * Puts in the jobs of a backup, if and only if the transaction succeeds.
   *
   * @throws Error where this version has no such queue
   */
  take: (pending: readonly PendingJob[], db: Database) => Promise<void>;
  /** The names of all queues. */
  names: readonly JobName[];
  /** Puts a job into its queue again that is tried no more, if and only if the transaction succeeds. */
  retry: (name: string, id: string, db: Database) => Promise<void>;
  /**
   * Begins to work, on every queue.
   *
   * @throws Error where a queue has no handler
   */
  work: (handlers: Partial<JobHandlers>) => Promise<void>;
  /** Finishes the jobs that are under way. */
  close: () => Promise<void>;
}

export interface JobQueueOptions {
  store: JobStore;
  /** Takes what goes wrong in the queue itself; a job that fails is tried again. */
  onError: (error: Error) => void;
  /** Tells of each job that was done, or failed. */
  onFinished?: ((job: FinishedJob) => void) | undefined;
  /** An IANA time zone: the daily mail is sent in the morning there. */
  officeTimeZone: string;
  /** Seconds before the first further try. @default 5 */
  retryDelay?: number;
  recovery?: JobRecovery | undefined;
}

/** How soon the jobs of a process that died are tried again. */
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

/** Tries spread over about an hour: a mail server that restarts loses nothing. */
const retries = { retryLimit: 8, retryBackoff: true, retryDelayMax: 1_200 };

const workOptions = {
  batchSize: 10,
  burstWhenBatchFull: true,
  // A notification that comes while a worker is busy is missed.
  notifyPollingIntervalSeconds: 2,
  perJobResults: true,
} as const;

/**
 * Webhooks plan their attempts themselves: the queue repeats only jobs whose process died, or whose outcome the
 * database did not take. They last 15 seconds at most, so what has died is noticed soon.
 */
const webhookRetries = { retryLimit: 20, retryBackoff: false };

/**
 * Many workers with little each, so that few wait for the slowest; and few jobs of one group, so that one receiver
 * cannot take them all. With a batch of one a worker would pause after each job.
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

/** Every hour, at a minute that nobody else picks. */
const CLEAN_UP_SCHEDULE = '17 * * * *';

/** Before the working day begins at the office. */
const DIGEST_SCHEDULE = '0 7 * * *';

/** Takes the jobs of a queue, several at a time; one that fails holds no other up. */
async function workOn<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handle: JobHandlers[Name],
  { onError, onFinished }: Pick<JobQueueOptions, 'onError' | 'onFinished'>,
): Promise<void> {
  /** A job belongs to the trace of what caused it. */
  const run = (data: Jobs[Name]): Promise<void> => {
    const trace = readTraceparent('traceparent' in data ? data.traceparent : undefined);
    return trace ? runInTrace(trace, () => handle(data)) : handle(data);
  };

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

/** Goes on evenly when the machine's clock is put right: workers would sleep for as long as it was put back. */
const evenClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/** Opens the queue in the database, creating its tables where they are missing. */
export async function openJobQueue({
  store,
  onError,
  onFinished,
  officeTimeZone,
  retryDelay = 5,
  recovery: { expireWebhooksIn, searchInterval } = { expireWebhooksIn: 30, searchInterval: 60 },
}: JobQueueOptions): Promise<JobQueue> {
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
    // The first job of a queue reads it over a connection of its own, for which PGlite has no room in a transaction.
    await boss.insert(name, []);
  }
  // What is scheduled without data comes with none at all, and a job is never without.
  await boss.schedule('clean-up', CLEAN_UP_SCHEDULE, {});
  await boss.schedule('notification-digest', DIGEST_SCHEDULE, {}, { tz: officeTimeZone });
  return {
    enqueue: async (name, data, db, { delay = 0, group, key, behind = false } = {}) => {
      const trace = currentTrace();
      await boss.send(name, trace ? { ...data, traceparent: traceparentOf(trace) } : data, {
        ...(db ? { db: jobTransaction(db) } : {}),
        ...(delay > 0 ? { startAfter: new Date(Date.now() + delay) } : {}),
        ...(group === undefined ? {} : { group: { id: group } }),
        ...(key === undefined ? {} : { singletonKey: key }),
        ...(behind ? { priority: -1 } : {}),
      });
    },
    take: async (pending, db) => {
      for (const [name, jobs] of Map.groupBy(pending, (job) => job.name)) {
        if (!names.some((known) => known === name)) throw new Error(`There is no queue named ${name}.`);
        const waiting = jobs.map(({ data, startAfter, group, key }) => ({
          ...(data === null ? {} : { data }),
          startAfter,
          ...(group === null ? {} : { group: { id: group } }),
          ...(key === null ? {} : { singletonKey: key }),
        }));
        await boss.insert(name, waiting, { db: jobTransaction(db) });
      }
    },
    names,
    retry: async (name, id, db) => {
      await boss.retry(name, id, { db: jobTransaction(db) });
    },
    work: async (handlers) => {
      for (const name of names) {
        const handle = handlers[name];
        if (!handle) throw new Error(`No module handles the jobs of the queue ${name}.`);
        await workOn(boss, name, handle, { onError, onFinished });
      }
    },
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
