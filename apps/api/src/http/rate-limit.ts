import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http-error.ts';
import type { CallCounts } from '../security/call-counts.ts';
import { visitorKey } from '../security/client-address.ts';

interface Counted {
  current: number;
  ttl: number;
}

/** Adapts the counts to the plugin, which requires a class. */
function storeOf(counts: CallCounts) {
  return class CountStore {
    incr(
      caller: string,
      callback: (error: Error | null, result?: Counted) => void,
      window = 0,
      limit = 0,
    ): void {
      const answer = async () => counts.count(caller, window, limit);
      answer().then(
        ({ calls, left }) => callback(null, { current: calls, ttl: left }),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    }

    /** Keys contain the route, so one store is enough for all routes. */
    child(): CountStore {
      return this;
    }
  };
}

/** Limits how often one visitor may call each route that has a limit. */
export async function registerRateLimit(app: FastifyInstance, counts: CallCounts): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: storeOf(counts),
    keyGenerator: ({ ip, routeOptions: { method, url } }) => `${method} ${url} ${visitorKey(ip)}`,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1_000);
      return new HttpError(
        429,
        `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
      );
    },
  });
}
