import type { ReactElement, ReactNode } from 'react';
import { createDataClient, type DataClient, type TokenStore } from '../src/index.ts';
import { DataProvider } from '../src/swr/index.ts';
import type { HttpServer } from './http-server.ts';

/** Creates the client of a page on this server. Its calls use HTTP. */
export function createPageClient(server: HttpServer, tokens: TokenStore | null = null): DataClient {
  return createDataClient({ fetch: server.fetch, hostname: 'localhost', tokens });
}

/** Wraps children in a provider of their own, for the wrapper option of `render` and `renderHook`. */
export function pageOf(
  client: DataClient,
  fallback: Record<string, unknown> = {},
): (props: { children: ReactNode }) => ReactElement {
  return function renderPage({ children }) {
    return (
      <DataProvider client={client} fallback={fallback}>
        {children}
      </DataProvider>
    );
  };
}

/** Resolves after all pending requests of the page have reached the server, by means of an uncounted call. */
export async function settle(client: DataClient, server: HttpServer): Promise<void> {
  await new Promise(requestAnimationFrame);
  server.on('GET /api/settled', { json: true });
  await client.getJson('/api/settled');
  server.requests.pop();
}
