import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What happens to a response after `after` bytes: it stalls, or the connection closes. */
export type Fault = { after: number; effect: 'silence' | 'end' } | null;

export interface FaultyProxy {
  /** Its URL, without a trailing slash. */
  url: string;
  /** Applies to the responses of all further requests. */
  fault: Fault;
  /** Number of open connections. */
  connections: () => number;
  close: () => void;
}

/** A TCP proxy between a client and a server. It forwards bytes until a fault is set. */
export async function startFaultyProxy(port: number): Promise<FaultyProxy> {
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    let passed = 0;
    clients.add(client);
    client
      .on('error', () => upstream.destroy())
      .on('close', () => {
        clients.delete(client);
        upstream.destroy();
      });
    upstream.on('error', () => client.destroy()).on('close', () => client.end());
    client.pipe(upstream);
    client.on('data', () => {
      passed = 0;
    });
    upstream.on('data', (chunk: Buffer) => {
      const { fault } = proxy;
      const part = fault ? chunk.subarray(0, Math.max(fault.after - passed, 0)) : chunk;
      passed += chunk.length;
      client.write(part);
      if (!fault || passed < fault.after) return;
      upstream.pause();
      if (fault.effect === 'end') client.destroySoon();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const proxy: FaultyProxy = {
    url: typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '',
    fault: null,
    connections: () => clients.size,
    close: () => {
      server.close();
      for (const client of clients) client.destroy();
    },
  };
  return proxy;
}
