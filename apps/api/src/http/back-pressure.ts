import { IncomingMessage } from 'node:http';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http-error.ts';

/** How exactly the event loop's delay is measured, in milliseconds. */
const RESOLUTION_MS = 20;

const SAMPLE_EVERY_MS = 1_000;

/** One long piece of work is no overload: so many samples in a row have to be over the limit. */
const SAMPLES = 3;

/** Probes must learn the truth under load, and streams, which last for hours, have a limit of their own. */
const EXEMPT = /^\/api\/(?:health|live)(?:[/?]|$)/;

export interface BackPressureOptions {
  /** Requests that are answered at a time. */
  maxInFlight: number;
  /** How late the event loop may be on average, for three seconds, in milliseconds. */
  maxEventLoopDelay: number;
  /** How late the event loop was on average since it was asked last, in milliseconds. @default measured */
  eventLoopDelay?: () => number;
  /** @default 1000 milliseconds */
  sampleEvery?: number;
}

/** How much there is to do right now. */
export interface Load {
  /** Requests under way, without probes and streams. */
  readonly inFlight: number;
  /** Requests that were refused so far. */
  readonly refused: number;
}

function averageOf(histogram: IntervalHistogram): number {
  const { count, mean } = histogram;
  histogram.reset();
  return count === 0 ? 0 : Math.max(0, mean / 1e6 - RESOLUTION_MS);
}

/**
 * Refuses requests at once while there are too many of them, or while the process cannot keep up: those that are under
 * way get done, and whoever is refused is told when to come again.
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
    // What a page asks the API for while it is rendered belongs to a request that was admitted.
    if (!(request.raw instanceof IncomingMessage) || EXEMPT.test(request.url)) return done();
    if (load.inFlight >= maxInFlight || samplesOver >= SAMPLES) {
      load.refused += 1;
      return done(
        new HttpError(503, 'The server is overloaded. Try again in a few seconds.', {
          headers: { 'Retry-After': '5' },
        }),
      );
    }
    load.inFlight += 1;
    reply.raw.once('close', () => {
      load.inFlight -= 1;
    });
    return done();
  });
  return load;
}
