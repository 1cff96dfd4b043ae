import type { FastifyInstance } from 'fastify';
import type { PathTable } from '../http/path-table.ts';

type Origins = { admin?: string; 'tech-assets'?: string };

/** Timeout for a service that is deployed separately. */
const REMOTE_PATIENCE_MS = 3_000;

function withoutCredentials(init: RequestInit): Record<string, string> {
  const headers = new Headers(init.headers);
  for (const name of ['authorization', 'cookie', 'x-manager-token', 'host', 'origin']) headers.delete(name);
  return Object.fromEntries(headers);
}

/** Statuses for which `Response` refuses a body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * A `fetch` that reads the API without credentials, as an anonymous visitor. It stays within this process
 * (no socket), except for services that this process doesn't serve: those are read from their own origin.
 */
export function createAnonymousFetch(
  app: FastifyInstance,
  { paths, served, origins }: { paths: PathTable; served: readonly string[]; origins: Origins },
): (path: string, init: RequestInit) => Promise<Response> {
  return async (path, init) => {
    const headers = withoutCredentials(init);
    const service = paths.readOf(path.split('?')[0] ?? path)?.service;
    const origin =
      service === undefined || service === 'core' || served.includes(service) ? undefined : origins[service];
    if (origin) {
      const signal = AbortSignal.timeout(REMOTE_PATIENCE_MS);
      return fetch(new URL(path, origin), { headers, credentials: 'omit', signal });
    }
    const answer = await app.inject({ method: 'GET', url: path, headers });
    const answerHeaders = Object.entries(answer.headers).flatMap(([name, value = []]) =>
      [value].flat().map((entry): [string, string] => [name, String(entry)]),
    );
    const body = bodiless.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      headers: answerHeaders,
    });
  };
}
