import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface NoticeOptions {
  url: string;
  channel: string;
  onNotice: () => void;
  /** Takes the error of a connection that broke; it is opened again. */
  onError: (error: Error) => void;
  /** How long to wait for an answer, and how often to check that the server is there, in milliseconds. @default 12000 */
  answerTimeout?: number;
  /** Before a broken connection is opened again, in milliseconds. @default 1000 */
  pause?: number;
}

/** Waits until a connection is gone, for whatever reason. */
function untilGone(client: pg.Client): Promise<void> {
  return new Promise((resolve) => {
    client.once('end', resolve);
    client.once('error', () => resolve());
  });
}

/** Listens to a channel over a connection of its own, and opens that again whenever it breaks. What it gives ends that. */
export function listenTo({
  url,
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
      connectionString: url,
      application_name: 'uplift notices',
      keepAlive: true,
      connectionTimeoutMillis: answerTimeout,
      query_timeout: answerTimeout,
    });
    const gone = untilGone(client);
    client.on('notification', onNotice);
    client.on('error', (error) => {
      if (!signal.aborted) onError(error);
    });
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    // What was said while nobody listened was not heard.
    onNotice();
    const isGone = gone.then(() => true);
    const isClosing = () => wait(answerTimeout, false, { signal }).catch(() => true);
    // Finds out when the server disappeared without closing the connection.
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
