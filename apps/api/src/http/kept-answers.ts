import { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Ending } from './close-connections.ts';
import type { KeepingCounts } from './kept-by-version.ts';

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
}

declare module 'fastify' {
  interface FastifyReply {
    /** Set where everybody who asks in these words gets this body, with these headers, until the content changes. */
    keepWhole: WholeAnswer | null;
  }
}

/** In which words somebody asks; null where the answer depends on more than them, or is not to be kept. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers['if-none-match'] !== undefined || headers.origin !== undefined) return null;
  const key = `${url} ${headers['accept-encoding'] ?? ''}`;
  return key.length > LONGEST_KEY ? null : key;
}

/**
 * Sends kept answers as they were sent before, before anything else looks at the request but the log and the metrics:
 * all that is left to do is to name the request. Register before every other hook.
 *
 * @param version the version of the content that there is now
 */
export function keepAnswers(
  app: FastifyInstance,
  { version, ending }: { version: () => string; ending: Ending },
): KeepingCounts {
  const kept = new LRUCache<string, KeptAnswer>({ max: MAX_ANSWERS, ttl: OLDEST_MS, ttlResolution: 1_000 });
  const counts = { hits: 0, misses: 0 };
  app.decorateReply('keepWhole', null);

  app.addHook('onRequest', ({ id, raw }, reply, done) => {
    // What a page asks for while it is rendered is no answer on a connection.
    const key = ending.begun || !(raw instanceof IncomingMessage) ? null : keyOf(raw);
    const answer = key === null ? undefined : kept.get(key);
    if (answer?.version !== version()) return done();
    counts.hits += 1;
    reply.hijack();
    // They are written down at once, so the list serves the next one as well.
    answer.headers[1] = id;
    reply.raw.writeHead(200, answer.headers);
    reply.raw.end(answer.body);
  });

  app.addHook('onResponse', ({ raw }, reply, done) => {
    const { keepWhole } = reply;
    const key = keepWhole && raw instanceof IncomingMessage && reply.statusCode === 200 ? keyOf(raw) : null;
    if (keepWhole && key !== null) {
      counts.misses += 1;
      const headers = Object.entries(reply.getHeaders())
        .filter(([name]) => !ownHeaders.has(name))
        .flatMap(([name, value]) => [value].flat().flatMap((each) => [name, String(each)]));
      kept.set(key, { ...keepWhole, headers: ['X-Request-Id', '', ...headers] });
    }
    done();
  });
  return counts;
}
