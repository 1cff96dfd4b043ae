import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Queries } from '../database/observed-queries.ts';
import type { Load } from '../http/back-pressure.ts';
import type { CacheCounts } from '../http/versioned-cache.ts';
import type { FinishedJob } from '../jobs/job-queue.ts';
import type { Mailer } from '../mail/mailer.ts';

/** Histogram buckets in seconds, from fast requests to timeouts. */
const BUCKETS = [0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10, 30];

/** The outcome of a request to a webhook. */
export interface SendingOutcome {
  /** Null if no response arrived. */
  status: number | null;
  /** Null if the receiver accepted it. */
  error: string | null;
}

export interface Sender<Outcome> {
  send: (url: string, headers: Record<string, string>, body: string) => Promise<Outcome>;
}

/** Values that are read on each scrape. */
export interface Sources {
  load: Load;
  connections: () => { open: number; idle: number; waiting: number } | null;
  streams: () => number;
  caches: Readonly<Record<string, CacheCounts>>;
  queues: () => Promise<readonly { name: string; waiting: number; active: number; failed: number }[]>;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Prometheus metrics. Label values come from the code, never from requests, so their number is bounded. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const seconds = <const Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
  ): Histogram<Label> =>
    new Histogram({ name, help, labelNames: [...labelNames], buckets: BUCKETS, registers });

  const requests = seconds('uplift_http_request_seconds', 'Answered requests.', [
    'method',
    'route',
    'status',
  ]);
  const queries = seconds('uplift_database_query_seconds', 'Statements, with the wait for their turn.', []);
  const jobs = seconds('uplift_job_seconds', 'Jobs that were done, or failed and are tried again.', [
    'queue',
    'outcome',
  ]);
  const webhooks = seconds('uplift_webhook_attempt_seconds', 'Attempts to deliver a webhook.', ['outcome']);
  const mails = seconds('uplift_mail_seconds', 'Mails that were handed over, or not.', ['outcome']);

  /** A gauge whose value is read on each scrape. */
  const gauge = (name: string, help: string, read: () => number): void => {
    const metric: Gauge = new Gauge({ name, help, registers, collect: () => metric.set(read()) });
  };
  const counter = (name: string, help: string, read: () => number): void => {
    const metric: Counter = new Counter({
      name,
      help,
      registers,
      collect: () => {
        metric.reset();
        metric.inc(read());
      },
    });
  };

  return {
    registry,
    /** @param request its route is the pattern, never the URL; its duration is in milliseconds */
    noteRequest: (request: { method: string; route: string; status: number; duration: number }) => {
      const { method, route, status, duration } = request;
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, duration / 1_000);
    },
    noteJob: ({ queue, duration, failed }: FinishedJob) =>
      jobs.observe({ queue, outcome: failed ? 'failed' : 'done' }, duration / 1_000),
    watchQueries: (events: Queries) => {
      events.on('query', ({ duration }) => queries.observe(duration / 1_000));
    },
    watchMailer: (mailer: Mailer): Mailer => ({
      ...mailer,
      send: async (mail) => {
        const end = mails.startTimer();
        try {
          await mailer.send(mail);
          end({ outcome: 'sent' });
        } catch (error) {
          end({ outcome: 'failed' });
          throw error;
        }
      },
    }),
    watchSender: <Outcome extends SendingOutcome>(sender: Sender<Outcome>): Sender<Outcome> => ({
      send: async (url, headers, body) => {
        const end = webhooks.startTimer();
        const outcome = await sender.send(url, headers, body);
        end({
          outcome: outcome.error === null ? 'received' : outcome.status === null ? 'unanswered' : 'refused',
        });
        return outcome;
      },
    }),
    /** Reads these sources on each scrape. */
    collectFrom: ({ load, connections, streams, caches, queues }: Sources) => {
      gauge(
        'uplift_http_requests_in_flight',
        'Requests in progress, without streams and probes.',
        () => load.inFlight,
      );
      counter(
        'uplift_http_requests_refused_total',
        'Requests refused because there were too many.',
        () => load.refused,
      );
      gauge('uplift_live_streams', 'Windows that follow changes.', streams);
      if (connections() !== null) {
        const pool = new Gauge({
          name: 'uplift_database_connections',
          help: 'Connections of the pool, and requests that wait for one.',
          labelNames: ['state'],
          registers,
          collect: () => {
            const { open, idle, waiting } = connections() ?? { open: 0, idle: 0, waiting: 0 };
            pool.set({ state: 'busy' }, open - idle);
            pool.set({ state: 'idle' }, idle);
            pool.set({ state: 'waiting' }, waiting);
          },
        });
      }
      const reads = new Counter({
        name: 'uplift_cache_reads_total',
        help: 'Responses from the cache (hit), or computed (miss).',
        labelNames: ['what', 'outcome'],
        registers,
        collect: () => {
          reads.reset();
          for (const [what, { hits, misses }] of Object.entries(caches)) {
            reads.inc({ what, outcome: 'hit' }, hits);
            reads.inc({ what, outcome: 'miss' }, misses);
          }
        },
      });
      const waiting = new Gauge({
        name: 'uplift_jobs',
        help: 'Jobs of all processes, by queue. Failed ones are tried no more.',
        labelNames: ['queue', 'state'],
        registers,
        collect: async () => {
          for (const { name: queue, ...states } of await queues()) {
            waiting.set({ queue, state: 'waiting' }, states.waiting);
            waiting.set({ queue, state: 'active' }, states.active);
            waiting.set({ queue, state: 'failed' }, states.failed);
          }
        },
      });
    },
  };
}
