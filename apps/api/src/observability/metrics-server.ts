import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { errorCode } from '../error-code.ts';
import { StartError } from '../start-error.ts';

/**
 * Serves metrics at a separate address that visitors can't reach.
 *
 * @throws StartError if the address is not available
 */
export async function serveMetrics(registry: Registry, { host, port }: { host: string; port: number }) {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      // The job counts come from the database, which doesn't respond.
      response.writeHead(503).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw new StartError(
      `Metrics cannot be served on port ${port} of ${host} (${errorCode(error)}). Set METRICS_PORT to a free port and METRICS_HOST to an address of this machine.`,
    );
  });
  // A connection that can't be accepted must not end the process.
  server.on('error', () => {});
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
