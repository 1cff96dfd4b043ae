import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { errorCode } from '../error-code.ts';

const PROBE_EVERY_MS = 100;

interface Target {
  url: string;
  agent: Agent;
  ready: boolean;
  /** Number of requests in flight. */
  inFlight: number;
}

/** A request that got no complete response from a target. */
export interface BrokenRequest {
  target: string;
  request: string;
  reason: string;
}

export interface Balancer {
  /** Its URL, without a trailing slash. */
  url: string;
  /** Requests that it could not forward. */
  broken: BrokenRequest[];
  /** Adds a process. It gets requests once it reports that it is ready. */
  add: (url: string) => Promise<void>;
  /** Resolves when a process gets no new requests and has none in flight. */
  drained: (url: string) => Promise<void>;
  remove: (url: string) => void;
}

/**
 * A typical load balancer: round robin among the processes that report ready, with keep-alive connections. It
 * retries on another process only if nothing of the request was sent.
 *
 * @param onEnd registers the cleanup. @default at the end of the test
 */
export async function startBalancer(
  onEnd: (end: () => Promise<void>) => void = onTestFinished,
): Promise<Balancer> {
  const targets: Target[] = [];
  const broken: BrokenRequest[] = [];
  let turn = 0;

  function next(tried: ReadonlySet<Target>): Target | undefined {
    const ready = targets.filter((target) => target.ready && !tried.has(target));
    turn += 1;
    return ready[turn % ready.length];
  }

  function forward(
    { method, url: path = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
    body: Buffer,
    outgoing: ServerResponse,
    tried: ReadonlySet<Target> = new Set(),
  ): void {
    const target = next(tried);
    if (!target) {
      broken.push({ target: 'none', request: `${method} ${path}`, reason: 'no process is ready' });
      outgoing.writeHead(503).end();
      return;
    }
    const sent = request(`${target.url}${path}`, { method, headers, agent: target.agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.once('error', ({ message }) => {
        if (!outgoing.destroyed)
          broken.push({
            target: target.url,
            request: `${method} ${path}`,
            reason: `in its answer: ${message}`,
          });
        outgoing.destroy();
      });
    });
    target.inFlight += 1;
    sent.once('close', () => {
      target.inFlight -= 1;
    });
    sent.once('error', (error) => {
      if (errorCode(error) === 'ECONNREFUSED') {
        target.ready = false;
        forward({ method, url: path, headers }, body, outgoing, new Set([...tried, target]));
        return;
      }
      if (outgoing.closed || outgoing.destroyed) return;
      broken.push({ target: target.url, request: `${method} ${path}`, reason: error.message });
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) sent.destroy();
    });
    sent.end(body);
  }

  async function probe(target: Target): Promise<void> {
    try {
      target.ready = (await fetch(`${target.url}/api/health`)).ok;
    } catch {
      target.ready = false;
    }
  }

  const server = createServer(async (incoming, outgoing) =>
    forward(incoming, await buffer(incoming), outgoing),
  );
  // Clients must close idle connections first. Otherwise they could send a request on one being closed here.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let closed = false;
  const probing = (async () => {
    while (!closed) {
      await Promise.all(targets.map(probe));
      await wait(PROBE_EVERY_MS);
    }
  })();
  onEnd(async () => {
    closed = true;
    await probing;
    for (const { agent } of targets) agent.destroy();
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    broken,
    add: async (url) => {
      const target = { url, agent: new Agent({ keepAlive: true }), ready: false, inFlight: 0 };
      await probe(target);
      targets.push(target);
    },
    drained: async (url) => {
      while (targets.some((target) => target.url === url && (target.ready || target.inFlight > 0)))
        await wait(PROBE_EVERY_MS);
    },
    remove: (url) => {
      const index = targets.findIndex((target) => target.url === url);
      for (const { agent } of targets.splice(index, 1)) agent.destroy();
    },
  };
}
