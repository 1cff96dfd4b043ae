import { IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AnsweredRequest } from '../metrics/metrics.ts';
import type { Ending } from './close-connections.ts';
import { hasSeveralHosts } from './host-header.ts';
import type { KeepingCounts } from './kept-by-version.ts';
import { routeOf } from './request-metrics.ts';

/** Each entry refers to a body that is cached anyway, and has a few headers of its own. */
const MAX_ANSWERS = 1_000;

/** After this, a response is built again: its body may have expired in the meantime. */
const OLDEST_MS = 60_000;

/** People who read pages don't send longer ones. */
const LONGEST_KEY = 512;

/** Headers that differ between responses or belong to the connection. */
const ownHeaders: ReadonlySet<string> = new Set(['x-request-id', 'connection', 'keep-alive', 'date']);

interface WholeAnswer {
  /** The content version that it was made from. */
  version: string;
  body: Buffer;
}

interface KeptAnswer extends WholeAnswer {
  /** Alternating names and values. The first value is the ID of the request that is being answered. */
  headers: string[];
  /** Pattern of the route that made it. */
  route: string;
}

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Set if every request with the same URL and encodings gets this body and these headers until the content
     * changes.
     */
    keepWhole: WholeAnswer | null;
  }
  interface FastifyInstance {
    /** Generates a request ID. Missing from Fastify's types. */
    readonly genReqId: (request: IncomingMessage) => string;
  }
}

/** Cache key of a request. `null` if the response depends on anything else or must not be cached. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers['if-none-match'] !== undefined || headers.origin !== undefined) return null;
  const key = `${url} ${headers['accept-encoding'] ?? ''}`;
  return key.length > LONGEST_KEY ? null : key;
}

/** Calls a handler before all other request listeners, which run only if it doesn't answer. */
function answerFirst(
  server: Server,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const handlers = server.listeners('request');
  server.removeAllListeners('request').on('request', (request, response) => {
    if (answer(request, response)) return;
    for (const handle of handlers) Reflect.apply(handle, server, [request, response]);
  });
}

export interface KeptAnswersOptions {
  /** The current content version. */
  version: () => string;
  ending: Ending;
  /** Whether each request is logged. Fastify does that, because it knows the caller behind a proxy. */
  logged: boolean;
  /** Called for requests that Fastify hasn't seen. */
  note?: ((request: AnsweredRequest) => void) | undefined;
}

/**
 * Sends cached responses, with only the request ID changed. Nothing else sees these requests except the
 * metrics, not even Fastify, unless requests are logged: then this is the first hook. Register before all
 * others.
 */
export function keepAnswers(
  app: FastifyInstance,
  { version, ending, logged, note }: KeptAnswersOptions,
): KeepingCounts {
  const kept = new LRUCache<string, KeptAnswer>({ max: MAX_ANSWERS, ttl: OLDEST_MS, ttlResolution: 1_000 });
  const counts = { hits: 0, misses: 0 };
  app.decorateReply('keepWhole', null);

  function find(request: IncomingMessage): KeptAnswer | null {
    const key = ending.begun ? null : keyOf(request);
    const answer = key === null ? undefined : kept.get(key);
    return answer?.version === version() && !hasSeveralHosts(request) ? answer : null;
  }

  function send({ headers, body }: KeptAnswer, response: ServerResponse, id: string): void {
    counts.hits += 1;
    // The headers are written at once, so the next response can use the same array.
    headers[1] = id;
    response.writeHead(200, headers);
    response.end(body);
  }

  if (logged) {
    app.addHook('onRequest', ({ id, raw }, reply, done) => {
      // An internal request of a page that is being rendered has no connection.
      const answer = raw instanceof IncomingMessage ? find(raw) : null;
      if (!answer) return done();
      reply.hijack();
      send(answer, reply.raw, id);
    });
  } else {
    answerFirst(app.server, (request, response) => {
      const answer = find(request);
      if (!answer) return false;
      if (note) {
        const start = performance.now();
        const { route } = answer;
        response.once('finish', () => {
          note({ method: 'GET', route, status: 200, duration: performance.now() - start });
        });
      }
      send(answer, response, app.genReqId(request));
      return true;
    });
  }

  app.addHook('onResponse', ({ raw, routeOptions }, reply, done) => {
    const { keepWhole } = reply;
    const key = keepWhole && raw instanceof IncomingMessage && reply.statusCode === 200 ? keyOf(raw) : null;
    if (keepWhole && key !== null) {
      counts.misses += 1;
      const headers = Object.entries(reply.getHeaders())
        .filter(([name]) => !ownHeaders.has(name))
        .flatMap(([name, value]) => [value].flat().flatMap((each) => [name, String(each)]));
      kept.set(key, {
        ...keepWhole,
        headers: ['X-Request-Id', '', ...headers],
        route: routeOf(routeOptions.url),
      });
    }
    done();
  });
  return counts;
}
