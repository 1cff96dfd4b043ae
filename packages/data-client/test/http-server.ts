/// <reference types="node" />
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export interface ReceivedRequest {
  method: string;
  /** Path with its query string. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Reply {
  status?: number;
  statusText?: string;
  headers?: Record<string, string>;
  json?: unknown;
  text?: string;
}

/** What a route does: reply, break the connection before or during the response, or stop within it. */
export type Outcome = Reply | 'hang up' | 'break off' | 'stall';

type Route = (request: ReceivedRequest) => Outcome | Promise<Outcome>;

export interface HttpServer {
  origin: string;
  /** All requests in order of arrival. */
  requests: ReceivedRequest[];
  /** "METHOD path" of all requests in order of arrival. */
  calls: () => string[];
  /** Sets the outcome of a route, such as "GET /api/assets". Routes ignore the query string. */
  on: (route: string, outcome: Outcome | Route) => void;
  /** Allows cross-origin calls with cookies from a page, as a separately deployed service does. */
  allow: (pageOrigin: string) => void;
  /**
   * Sends a request to this server. A path without an origin resolves to this server, as on a page it serves.
   */
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  stop: () => Promise<void>;
}

function present(headers: IncomingHttpHeaders): Headers {
  return new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]));
}

/** Returns a header of a request, or null. */
export function headerOf(request: ReceivedRequest | undefined, name: string): string | null {
  return request ? present(request.headers).get(name) : null;
}

/** Starts a real HTTP server on a free local port. */
export async function startHttpServer(): Promise<HttpServer> {
  const routes = new Map<string, Route>();
  const requests: ReceivedRequest[] = [];
  let allowed: Record<string, string> = {};

  const server = createServer(async (incoming, response) => {
    const { method = '', url: path = '', headers } = incoming;
    if (method === 'OPTIONS' && headers['access-control-request-method']) {
      response.writeHead(204, {
        ...allowed,
        'Access-Control-Allow-Methods': headers['access-control-request-method'],
        'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
      });
      response.end();
      return;
    }
    const request = { method, path, headers, body: await text(incoming) };
    requests.push(request);
    const route = routes.get(`${method} ${path.split('?')[0]}`);
    const outcome = route ? await route(request) : { status: 404, json: { message: 'No such call.' } };
    if (outcome === 'hang up') {
      incoming.socket.destroy();
      return;
    }
    if (outcome === 'break off' || outcome === 'stall') {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
      response.write('{"data":[', () => {
        if (outcome === 'break off') incoming.socket.destroy();
      });
      return;
    }
    const { status = 200, statusText, headers: own = {}, json, text: plain } = outcome;
    const type = json === undefined ? 'text/plain' : 'application/json';
    response.writeHead(status, statusText ?? '', { 'Content-Type': type, ...allowed, ...own });
    response.end(json === undefined ? plain : JSON.stringify(json));
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port.');
  const origin = `http://127.0.0.1:${address.port}`;

  return {
    origin,
    requests,
    calls: () => requests.map(({ method, path }) => `${method} ${path}`),
    on: (route, outcome) => {
      routes.set(route, typeof outcome === 'function' ? outcome : () => outcome);
    },
    allow: (pageOrigin) => {
      allowed = {
        'Access-Control-Allow-Origin': pageOrigin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Expose-Headers': 'Retry-After',
      };
    },
    fetch: (path, init) => fetch(new URL(path, origin), init),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
