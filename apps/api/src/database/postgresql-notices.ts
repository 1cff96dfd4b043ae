import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface NoticeOptions {
  address: pg.ClientConfig;
  channel: string;
  onNotice: () => void;
  /** Receives the error of a broken connection, which is then reopened. */
  onError: (error: Error) => void;
  /** Response timeout, and interval of the check that the server is there, in milliseconds. @default 12000 */
  answerTimeout?: number;
  /** Pause before a broken connection is reopened, in milliseconds. @default 1000 */
  pause?: number;
}

/** Waits until a connection ends, for whatever reason. */
function untilGone(client: pg.Client): Promise<void> {
  return new Promise((resolve) => {
    client.once('end', resolve);
    client.once('error', () => resolve());
  });
}

/**
 * Listens to a channel on its own connection and reconnects when it breaks. Returns a function that stops it.
 */
export function listenTo({
  address,
  channel,
  onNotice,
  onError,
  answerTimeout = 12_000,
  pause = 1_000,
}: NoticeOptions): () => Promise<void> {
  const closing = new AbortController();
  const { signal } = closing;
  let client: pg.Client | null = null;

  async function listenOnce(): Promise<void> {
    client = new pg.Client({
      ...address,
      application_name: 'uplift notices',
      query_timeout: answerTimeout,
    });
    const gone = untilGone(client);
    client.on('notification', onNotice);
    client.on('error', (error) => {
      if (!signal.aborted) onError(error);
    });
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    // Notifications sent while no connection was listening are lost.
    onNotice();
    const isGone = gone.then(() => true);
    const isClosing = () => wait(answerTimeout, false, { signal }).catch(() => true);
    // Detects a server that disappeared without closing the connection.
    while (!(await Promise.race([isGone, isClosing()]))) await client.query('select 1');
  }

  async function listen(): Promise<void> {
    while (!signal.aborted) {
      await listenOnce().catch((error: unknown) => {
        if (!signal.aborted) onError(error instanceof Error ? error : new Error(String(error)));
      });
      await client?.end().catch(() => undefined);
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  const listening = listen();
  return async () => {
    closing.abort();
    await client?.end().catch(() => undefined);
    await listening;
  };
}
