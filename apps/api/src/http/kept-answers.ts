import { IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AnsweredRequest } from '../metrics/metrics.ts';
import type { Ending } from './close-connections.ts';
import { hasSeveralHosts } from './host-header.ts';
import type { KeepingCounts } from './kept-by-version.ts';
import { routeOf } from './request-metrics.ts';

/** Each refers to a body that is kept anyway, and has a few headers of its own. */
const MAX_ANSWERS = 1_000;

/** After this an answer is put together once more, from a body that may have become too old meanwhile. */
const OLDEST_MS = 60_000;

/** Longer ones are nobody's who reads pages. */
const LONGEST_KEY = 512;

/** What differs from answer to answer, or belongs to the connection. */
const ownHeaders: ReadonlySet<string> = new Set(['x-request-id', 'connection', 'keep-alive', 'date']);

interface WholeAnswer {
  /** The version of the content that it was made of. */
  version: string;
  body: Buffer;
}

interface KeptAnswer extends WholeAnswer {
  /** Names and values in turns; the first value is the id of the request that is being answered. */
  headers: string[];
  /** The pattern of the route that made it. */
  route: string;
}

declare module 'fastify' {
  interface FastifyReply {
    /** Set where everybody who asks in these words gets this body, with these headers, until the content changes. */
    keepWhole: WholeAnswer | null;
  }
  interface FastifyInstance {
    /** Names a request. Fastify's types leave it out. */
    readonly genReqId: (request: IncomingMessage) => string;
  }
}

/** In which words somebody asks; null where the answer depends on more than them, or is not to be kept. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers['if-none-match'] !== undefined || headers.origin !== undefined) return null;
  const key = `${url} ${headers['accept-encoding'] ?? ''}`;
  return key.length > LONGEST_KEY ? null : key;
}

/** Asks something before all that a server does with a request, and goes on where it has not answered. */
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
  /** The version of the content that there is now. */
  version: () => string;
  ending: Ending;
  /** Whether each request is logged. Fastify does that, as it knows for whom a proxy asks. */
  logged: boolean;
  /** Is told of what Fastify has not seen. */
  note?: ((request: AnsweredRequest) => void) | undefined;
}

/**
 * Sends kept answers as they were sent before: all that is left to do is to name the request. Nothing else looks at it
 * but the metrics, not even Fastify, unless requests are logged: then it is the first hook. Register before every other.
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
    // They are written down at once, so the list serves the next one as well.
    headers[1] = id;
    response.writeHead(200, headers);
    response.end(body);
  }

  if (logged) {
    app.addHook('onRequest', ({ id, raw }, reply, done) => {
      // What a page asks for while it is rendered is no answer on a connection.
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
