import { Readable } from 'node:stream';
import type { liveEvents } from '@uplift/data-client/contract/project';

/** How many bytes to buffer for a slow reader before it is disconnected. */
const WAITING_LIMIT_BYTES = 256 * 1_024;

/** How soon a browser reconnects after the stream breaks off, in milliseconds. */
const RETRY_MS = 1_000;

/** The stream of one reader. */
export type EventStream = ReturnType<typeof createEventStream>;

/** Creates a body of server-sent events (HTML, 9.2). A reader that can't keep up has to reconnect. */
export function createEventStream() {
  const body = new Readable({ read: () => undefined });
  body.push(`retry: ${RETRY_MS}\n\n`);
  let ended = false;
  return {
    /** The body of the response. */
    body,

    /** @param position the event ID that the browser sends when it reconnects */
    send: (event: (typeof liveEvents)[number], data: unknown, position?: string): void => {
      if (ended || body.destroyed) return;
      const id = position === undefined ? '' : `id: ${position}\n`;
      body.push(`event: ${event}\n${id}data: ${JSON.stringify(data)}\n\n`);
      if (body.readableLength > WAITING_LIMIT_BYTES) body.destroy();
    },

    /** Ends the stream after the events that were already sent. */
    end: (): void => {
      ended = true;
      body.push(null);
    },

    /** Calls the listener when the stream closes, from either side. */
    onClose: (listener: () => void) => void body.once('close', listener),
  };
}
