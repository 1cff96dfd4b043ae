import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const SWEEP_INTERVAL_MS = 50;

/** The shutdown of a server, from its announcement. */
export type Ending = ReturnType<typeof closeConnectionsWithServer>;

/**
 * Closes connections with the server. Responses during the shutdown close their connection, and connections
 * that become idle later are closed. Otherwise one keep-alive connection would delay the shutdown by its
 * whole timeout. So would a connection without a request yet, as browsers open them in advance: Node doesn't
 * count it as idle.
 */
export function closeConnectionsWithServer(app: FastifyInstance) {
  const ending = {
    begun: false,
    /** Announces the shutdown: load balancers are informed, and connections close with their next response. */
    begin: () => {
      ending.begun = true;
    },
  };
  const connections = new Set<Socket>();
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', async () => {
    ending.begin();
    const sweep = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    }, SWEEP_INTERVAL_MS);
    app.server.once('close', () => clearInterval(sweep));
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (ending.begun) reply.header('Connection', 'close');
    done(null, payload);
  });
  return ending;
}
