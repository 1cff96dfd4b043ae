import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Receiver {
  /** The URL of the server. */
  url: string;
  /** The requests so far. */
  received: { headers: Record<string, string>; body: string }[];
  /** The status of its responses. */
  status: number;
  close: () => Promise<void>;
}

/** An HTTP server that records the webhooks it receives. */
export async function startReceiver(): Promise<Receiver> {
  const received: Receiver['received'] = [];
  const server = createServer(async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    received.push({ headers, body: await text(request) });
    response.writeHead(receiver.status).end('seen');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    status: 200,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
