import { createServer } from 'node:net';

/** Binds a port briefly; 0 for any. */
function tryPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('The system named no free port.'));
      });
    });
  });
}

/** Returns a free local port. */
export function findFreePort(): Promise<number> {
  return tryPort(0);
}

/** Returns a free local port whose next port is free as well. */
export async function findFreePortPair(): Promise<number> {
  for (;;) {
    const port = await findFreePort();
    const isNextFree = await tryPort(port + 1).then(
      () => true,
      () => false,
    );
    if (isNextFree) return port;
  }
}
