import type { ReactElement, ReactNode } from 'react';
import { createDataClient, type DataClient, type TokenStore } from '../src/index.ts';
import { DataProvider } from '../src/swr/index.ts';
import type { HttpServer } from './http-server.ts';

/** The client of a page of this server: what it calls goes over HTTP. */
export function createPageClient(server: HttpServer, tokens: TokenStore | null = null): DataClient {
  return createDataClient({ fetch: server.fetch, hostname: 'localhost', tokens });
}

/** Renders below a provider of its own, for the wrapper option of `render` and `renderHook`. */
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

/** Ends after whatever the page was about to ask has arrived at the server; by a call of its own, which is not counted. */
export async function settle(client: DataClient, server: HttpServer): Promise<void> {
  await new Promise(requestAnimationFrame);
  server.on('GET /api/settled', { json: true });
  await client.getJson('/api/settled');
  server.requests.pop();
}
