import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const SWEEP_INTERVAL_MS = 50;

/** The end of a server, from when it is announced. */
export interface Ending {
  readonly begun: boolean;
  /** Announces it: balancers are told, and connections are given up with their next answer. */
  begin: () => void;
}

/**
 * Ends connections when the server closes: those that are answered meanwhile are told not to stay, and those that
 * fall idle later are closed. Otherwise one kept-alive connection would hold the shutdown up for its whole timeout.
 * So would one over which no request has come yet, as browsers open them ahead: Node does not count it as idle.
 */
export function closeConnectionsWithServer(app: FastifyInstance): Ending {
  let begun = false;
  const begin = () => {
    begun = true;
  };
  const connections = new Set<Socket>();
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', async () => {
    begin();
    const sweep = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    }, SWEEP_INTERVAL_MS);
    app.server.once('close', () => clearInterval(sweep));
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (begun) reply.header('Connection', 'close');
    done(null, payload);
  });
  return {
    get begun() {
      return begun;
    },
    begin,
  };
}
