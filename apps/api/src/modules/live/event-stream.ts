import { Readable } from 'node:stream';
import type { liveEvents } from '@uplift/data-client/contract/project';

/** How many bytes wait for a slow reader before it is cut off. */
const WAITING_LIMIT_BYTES = 256 * 1_024;

/** How soon a browser tries again when the stream breaks off, in milliseconds. */
const RETRY_MS = 1_000;

/** One reader's end of the stream. */
export interface EventStream {
  /** What is sent. */
  body: Readable;
  /** @param position what the browser names when it comes back */
  send: (event: (typeof liveEvents)[number], data: unknown, position?: string) => void;
  /** Sends what was written, and no more. */
  end: () => void;
  /** Calls back when it is over, whoever ended it. */
  onClose: (listener: () => void) => void;
}

/** A body of server-sent events (HTML, 9.2). A reader who does not keep up is cut off, and comes back for the rest. */
export function createEventStream(): EventStream {
  const body = new Readable({ read: () => undefined });
  body.push(`retry: ${RETRY_MS}\n\n`);
  let ended = false;
  return {
    body,
    send: (event, data, position) => {
      if (ended || body.destroyed) return;
      const id = position === undefined ? '' : `id: ${position}\n`;
      body.push(`event: ${event}\n${id}data: ${JSON.stringify(data)}\n\n`);
      if (body.readableLength > WAITING_LIMIT_BYTES) body.destroy();
    },
    end: () => {
      ended = true;
      body.push(null);
    },
    onClose: (listener) => void body.once('close', listener),
  };
}
