import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { errorCode } from '../error-code.ts';
import { reasonOf } from '../error-text.ts';
import { StartError } from '../start-error.ts';
import type { DatabaseConnection } from './database.ts';
import { migrateDatabase } from './migrations.ts';
import { observe, type Queries, statementOf } from './observed-queries.ts';
import { listenTo } from './postgresql-notices.ts';
import { PREPARATION_LOCK } from './preparation-lock.ts';
import * as schema from './schema/index.ts';
import { dumpPostgresql } from './transfer/postgresql-tools.ts';

/** SQLSTATE codes that waiting can't fix: wrong password, no such role. */
const finalCodes: ReadonlySet<string> = new Set(['28P01', '28000']);

/** Slow statements and idle transactions block others, so the server ends them. In milliseconds. */
const STATEMENT_TIMEOUT_MS = 10_000;
const IDLE_TRANSACTION_TIMEOUT_MS = 60_000;

/**
 * Response timeout, in milliseconds. The server ends statements earlier, so silence means a dead connection.
 */
const ANSWER_TIMEOUT_MS = 12_000;

/**
 * How long an unused connection stays open, in milliseconds. A host that dies silently holds up a request that
 * takes one: the site is back after this time and the response timeout, which are 15 seconds.
 */
const IDLE_TIMEOUT_MS = 3_000;

const CONNECTION_TIMEOUT_MS = 5_000;

/**
 * When a connection without a time limit on its statements is probed first, in milliseconds. Linux would wait
 * for 2 hours. Ten probes, a second apart, end it.
 */
const KEEP_ALIVE_DELAY_MS = 10_000;

export interface PostgresqlOptions {
  url: string;
  /** How long to wait for an unreachable server, in milliseconds. @default 30000 */
  patience?: number;
  /** Name of the connections on the server. @default 'uplift' */
  applicationName?: string;
  /** Pause between two attempts, in milliseconds. @default 1000 */
  pause?: number;
  /** Whether slow statements and transactions are ended. Those of a backup have no limit. @default true */
  timeLimits?: boolean;
  /** Response timeout if `timeLimits` is set, in milliseconds. @default 12000 */
  answerTimeout?: number;
  /** Reports to the person who started the server what it is waiting for. */
  report: (message: string) => void;
  /** Receives errors of idle connections, which belong to no query. */
  onIdleError: (error: Error) => void;
}

function shownAddress(url: string): string {
  const address = new URL(url);
  address.password = '';
  address.search = '';
  return address.href;
}

async function reach(pool: pg.Pool, options: PostgresqlOptions): Promise<void> {
  const address = shownAddress(options.url);
  const { patience = 30_000, pause = 1_000 } = options;
  const deadline = performance.now() + patience;
  let announced = '';
  for (;;) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      const reason = reasonOf(error);
      if (finalCodes.has(errorCode(error))) {
        throw new StartError(
          `The database at ${address} refuses the sign-in: ${reason}. Check DATABASE_URL.`,
        );
      }
      const left = deadline - performance.now();
      if (left <= 0) {
        throw new StartError(
          `The database at ${address} cannot be reached: ${reason}.\n` +
            `Gave up after ${Math.round(patience / 1_000)} s. Start PostgreSQL, or check DATABASE_URL (unset, the embedded database is used).`,
        );
      }
      if (announced !== reason) {
        announced = reason;
        options.report(
          `The database at ${address} cannot be reached: ${reason}. Trying again for ${Math.ceil(left / 1_000)} s.`,
        );
      }
      await wait(Math.min(pause, left));
    }
  }
}

/**
 * Closes a connection when its server stops answering, so that no other transaction gets it. Releases a
 * connection when a transaction can't begin on it: Drizzle doesn't, and the pool has only ten.
 */
function closeDeadConnection(client: pg.PoolClient): void {
  client.query = new Proxy(client.query, {
    apply(target, self, parameters: unknown[]) {
      const answer: unknown = Reflect.apply(target, self, parameters);
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          if (error instanceof Error && error.message === 'Query read timeout') void client.end();
          if (statementOf(parameters[0]).startsWith('begin')) client.release(true);
        });
      }
      return answer;
    },
  });
}

/**
 * Connects to a PostgreSQL server, waiting for one that isn't available yet.
 *
 * @throws StartError if it stays unreachable or refuses the sign-in
 */
export async function connectPostgresql(options: PostgresqlOptions): Promise<DatabaseConnection> {
  const { answerTimeout = ANSWER_TIMEOUT_MS, applicationName = 'uplift' } = options;
  const address = {
    connectionString: options.url,
    connectionTimeoutMillis: Math.min(CONNECTION_TIMEOUT_MS, options.patience ?? CONNECTION_TIMEOUT_MS),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
  };
  const pool = new pg.Pool({
    ...address,
    application_name: applicationName,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    ...(options.timeLimits !== false && {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: answerTimeout,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    }),
    max: 10,
  });
  const queries: Queries = new EventEmitter();
  pool.on('connect', (client: pg.PoolClient) => {
    client.query = observe(client.query, queries);
    closeDeadConnection(client);
    // A connection that breaks between two statements of a transaction fails the next one. Without this
    // listener, the error would end the process.
    client.on('error', () => undefined);
  });
  pool.on('error', options.onIdleError);
  try {
    await reach(pool, options);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzle(pool, { schema });
  return {
    db,
    jobStore: { ...address, max: 4, query_timeout: answerTimeout },
    queries,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    shared: true,
    prepare: async (preparation) => {
      // Migrations, and waiting for another process that migrates, have no time limit.
      const client = new pg.Client({ ...address, application_name: applicationName });
      client.on('error', options.onIdleError);
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
        await drizzle(client, { schema }).transaction(migrateDatabase);
        await preparation(db);
      } finally {
        // Ending the connection releases the lock, whatever state the session is in.
        await client.end();
      }
    },
    maintain: async () => undefined,
    engine: 'postgresql',
    dump: (tx, file) => dumpPostgresql(options.url, tx, file),
    listen: async (channel, onNotice) =>
      listenTo({ address, channel, onNotice, onError: options.onIdleError, answerTimeout }),
    ping: async () => {
      const client = await pool.connect();
      let isReadOnly = true;
      try {
        const { rows } = await client.query('show transaction_read_only');
        isReadOnly = rows[0]?.transaction_read_only !== 'off';
      } finally {
        // A new connection may reach the server that took over.
        client.release(isReadOnly);
      }
      if (isReadOnly) throw new Error('The database takes no writes.');
    },
    close: () => pool.end(),
  };
}
