import { createServer } from 'node:net';

/** Takes a port for a moment; 0 for any. */
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

/** A port of this machine on which nobody listens. */
export function findFreePort(): Promise<number> {
  return tryPort(0);
}

/** A port of this machine on which nobody listens, nor on the one after it. */
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
