import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface ReceivedMessage {
  headers: Record<string, string>;
  body: string;
  path: string;
}

export interface Receiver {
  /** Its URL, without a trailing slash. */
  url: string;
  port: number;
  /** Messages received so far. */
  received: ReceivedMessage[];
  close: () => Promise<void>;
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/**
 * Starts a webhook receiver that records messages and responds with `answer`. It runs until the test ends, or
 * until the cleanup passed to `onEnd` runs.
 */
export async function startReceiver(
  answer: RequestListener = (_request, response) => response.writeHead(204).end(),
  {
    host = '127.0.0.1',
    port = 0,
    onEnd = onTestFinished,
  }: { host?: string; port?: number; onEnd?: (end: () => Promise<void>) => void } = {},
): Promise<Receiver> {
  const received: ReceivedMessage[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: headersOf(request), body: await text(request), path: request.url ?? '' });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : 0;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onEnd(close);
  return { url: `http://${host}:${bound}`, port: bound, received, close };
}
