import { spawn } from 'node:child_process';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as v from 'valibot';
import { errorCode } from '../../error-code.ts';
import { StartError } from '../../start-error.ts';
import type { Database } from '../database.ts';
import { executeRows } from '../execute-rows.ts';
import { PREPARATION_LOCK } from '../preparation-lock.ts';

/**
 * Options of `pg_dump` for a dump that any role can restore on either engine. The embedded database doesn't read
 * rows in the format of COPY.
 */
export const dumpOptions = [
  '--no-owner',
  '--no-privileges',
  '--no-comments',
  '--rows-per-insert=500',
] as const;

/** After this time, a program that doesn't end is stopped. */
const TIME_LIMIT_MS = 6 * 3_600_000;

/** How much of a program's messages is retained, in characters. */
const MESSAGE_LIMIT = 2_000;

const advice =
  'Install the client programs of the PostgreSQL version that the server has: postgresql-client on Debian and Ubuntu, postgresql on other systems.';

/** Variables with which libpq connects. The password isn't visible in the process list. */
function connectionVariables(url: string): NodeJS.ProcessEnv {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  const variables: NodeJS.ProcessEnv = {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password ?? undefined,
    PGDATABASE: database,
    PGAPPNAME: 'uplift-backup',
    PGCONNECT_TIMEOUT: '10',
  };
  const { searchParams } = new URL(url);
  for (const name of ['sslmode', 'sslrootcert', 'sslcert', 'sslkey']) {
    const value = searchParams.get(name);
    // Known to the driver only.
    if (value !== null) variables[`PG${name.toUpperCase()}`] = value === 'no-verify' ? 'require' : value;
  }
  return variables;
}

function explain(program: string, how: number | string | null, messages: string): StartError {
  if (messages.includes('server version mismatch')) {
    const [, versions = 'unknown versions'] = /detail: (.+)/.exec(messages) ?? [];
    return new StartError(`${program} is older than the database (${versions}). ${advice}`);
  }
  return new StartError(`${program} failed (${how}): ${messages.trim() || 'it gave no reason'}`);
}

/**
 * Starts one of PostgreSQL's client programs. `finished` rejects with a StartError if the program is missing,
 * fails, or takes too long.
 */
function start(program: 'pg_dump' | 'pg_restore' | 'psql', parameters: readonly string[], url?: string) {
  const { PATH, HOME } = process.env;
  const child = spawn(program, parameters, {
    // In English, because messages are compared.
    env: { PATH, HOME, LC_ALL: 'C', ...(url === undefined ? {} : connectionVariables(url)) },
    timeout: TIME_LIMIT_MS,
  });
  let messages = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    messages = (messages + text).slice(-MESSAGE_LIMIT);
  });
  const { promise: finished, resolve, reject } = Promise.withResolvers<void>();
  child.once('error', (error) => {
    const isMissing = errorCode(error) === 'ENOENT';
    reject(isMissing ? new StartError(`${program} isn't installed. ${advice}`, { cause: error }) : error);
  });
  child.once('close', (code, signal) => {
    if (code === 0) resolve();
    else reject(explain(program, code ?? signal, messages));
  });
  // Handled: the caller awaits it after the streams.
  finished.catch(() => undefined);
  return { child, finished };
}

/**
 * Writes the state of a database that a transaction sees to a file, with `pg_dump`.
 *
 * @param tx a transaction with the isolation level `repeatable read`
 */
export async function dumpPostgresql(url: string, tx: Database, file: string): Promise<void> {
  const [row] = await executeRows(tx, sql`select pg_export_snapshot() as snapshot`);
  const snapshot = v.parse(v.string(), row?.snapshot);
  const { finished } = start(
    'pg_dump',
    // The archive of the backup is compressed.
    ['--format=custom', '--compress=0', ...dumpOptions, `--snapshot=${snapshot}`, `--file=${file}`],
    url,
  );
  await finished;
}

/** The statements of a file that `pg_dump` wrote. */
export async function* readPostgresqlDump(file: string): AsyncGenerator<string> {
  const { child, finished } = start('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file]);
  yield* child.stdout.setEncoding('utf8');
  await finished;
}

/** Drops an installation, and the extension that its search uses. The dump creates both. */
const dropEverything = 'drop schema if exists public, drizzle, pgboss cascade;\ncreate schema public;\n';

/**
 * Runs the statements of a dump in one transaction, with `psql`.
 *
 * @param options `replace`: whether to drop the contents of the database first
 */
export async function loadPostgresql(
  url: string,
  statements: AsyncIterable<string>,
  { replace }: { replace: boolean },
): Promise<void> {
  let failure: unknown;
  async function* script(): AsyncGenerator<string> {
    let opening = `begin;\nset local client_min_messages = warning;\nselect pg_advisory_xact_lock(${PREPARATION_LOCK});\n${replace ? dropEverything : ''}`;
    try {
      for await (const part of statements) {
        // Newer tools begin with this setting, which PostgreSQL before version 17 doesn't know.
        yield opening === '' ? part : opening + part.replace('\nSET transaction_timeout = 0;\n', '\n');
        opening = '';
      }
      yield '\ncommit;\n';
    } catch (error) {
      // Without "commit" at its end, the script changes nothing.
      failure = error;
    }
  }
  const { child, finished } = start(
    'psql',
    ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--set=VERBOSITY=terse', '--file=-'],
    url,
  );
  child.stdout.resume();
  const sent = pipeline(script, child.stdin);
  await Promise.allSettled([sent, finished]);
  // In this order, because a failure of the dump makes psql fail, which breaks the pipe.
  if (failure !== undefined) throw failure;
  await finished;
  await sent;
}
