import { IncomingMessage } from 'node:http';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { retryLater } from '../http-error.ts';

/** Resolution of the event loop delay, in milliseconds. */
const RESOLUTION_MS = 20;

const SAMPLE_EVERY_MS = 1_000;

/** One long task isn't an overload: this many samples in a row must exceed the limit. */
const SAMPLES = 3;

/** Probes need true answers under load. Streams last for hours and have their own limit. */
const EXEMPT = /^\/api\/(?:health|live)(?:[/?]|$)/;

export interface BackPressureOptions {
  /** Maximum number of concurrent requests. */
  maxInFlight: number;
  /** Maximum average event loop delay over three seconds, in milliseconds. */
  maxEventLoopDelay: number;
  /** Average event loop delay since the last call, in milliseconds. @default measured */
  eventLoopDelay?: () => number;
  /** @default 1000 milliseconds */
  sampleEvery?: number;
}

/** Current load. */
export interface Load {
  /** Requests in flight, without probes and streams. */
  readonly inFlight: number;
  /** Number of requests refused so far. */
  readonly refused: number;
}

function averageOf(histogram: IntervalHistogram): number {
  const { count, mean } = histogram;
  histogram.reset();
  return count === 0 ? 0 : Math.max(0, mean / 1e6 - RESOLUTION_MS);
}

/**
 * Refuses requests at once while there are too many, or while the process can't keep up. Requests in flight
 * are completed, and refused callers get a Retry-After header.
 */
export function refuseOverload(
  app: FastifyInstance,
  { maxInFlight, maxEventLoopDelay, eventLoopDelay, sampleEvery = SAMPLE_EVERY_MS }: BackPressureOptions,
): Load {
  const load = { inFlight: 0, refused: 0 };
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  const measure = eventLoopDelay ?? (() => averageOf(histogram));
  let samplesOver = 0;
  const timer = setInterval(() => {
    samplesOver = measure() > maxEventLoopDelay ? samplesOver + 1 : 0;
  }, sampleEvery).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });

  app.addHook('onRequest', (request, reply, done) => {
    // Internal API calls of a page that is being rendered belong to a request that was admitted.
    if (!(request.raw instanceof IncomingMessage) || EXEMPT.test(request.url)) return done();
    if (load.inFlight >= maxInFlight || samplesOver >= SAMPLES) {
      load.refused += 1;
      return done(retryLater(503, 5, 'The server is overloaded. Try again in a few seconds.'));
    }
    load.inFlight += 1;
    reply.raw.once('close', () => {
      load.inFlight -= 1;
    });
    return done();
  });
  return load;
}
