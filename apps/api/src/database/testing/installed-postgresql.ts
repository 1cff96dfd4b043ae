import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from './embedded-postgresql.ts';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root. */
async function findOwner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])));
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
}

export interface InstalledPostgresql {
  /** Creates a database and returns its address. */
  createDatabase: () => Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Starts the PostgreSQL server that is installed together with `pg_dump`, which refuses newer servers such as the
 * one of the other tests.
 */
export async function startInstalledPostgresql(): Promise<InstalledPostgresql> {
  const { stdout } = await run('pg_config', ['--bindir']).catch((error: unknown) => {
    throw new Error('Install PostgreSQL for the tests of backups: bash .ci/prepare', { cause: error });
  });
  const directory = await mkdtemp(join(tmpdir(), 'uplift-installed-'));
  const owner = await findOwner();
  if (owner) await chown(directory, owner.uid, owner.gid);
  const program = (name: string, parameters: string[]) =>
    run(join(stdout.trim(), name), parameters, { ...owner, cwd: directory });
  const data = join(directory, 'data');
  const port = await findFreePort();
  await program('initdb', [
    '--pgdata',
    data,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-sync',
  ]);
  const settings = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c fsync=off`;
  await program('pg_ctl', ['start', '--wait', '-D', data, '-l', join(directory, 'log'), '-o', settings]);
  const address = (name: string): string => `postgres://postgres:unused@127.0.0.1:${port}/${name}`;
  let databases = 0;
  return {
    createDatabase: async () => {
      databases += 1;
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`create database uplift_${databases}`).finally(() => client.end());
      return address(`uplift_${databases}`);
    },
    stop: async () => {
      await program('pg_ctl', ['stop', '-D', data, '-m', 'immediate']);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
