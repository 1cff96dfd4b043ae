import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { errorCode } from '../error-code.ts';

/** A folder that nobody but the server's user enters: whoever reaches the socket gets everything. */
const folderOf = (dataDirectory: string): string => join(dataDirectory, 'control');

const socketOf = (dataDirectory: string): string => join(folderOf(dataDirectory), 'backup.sock');

export interface BackupSocketOptions {
  dataDirectory: string;
  /** Writes a backup, with a folder for it alone. */
  write: (destination: Writable, workDirectory: string) => Promise<unknown>;
  /** Tells whoever reads the server's output what went wrong. */
  report: (message: string) => void;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Gives a backup to whoever connects to the socket in the data directory: an embedded database has one process, so
 * nobody else can read it. The caller holds the directory's lock.
 *
 * @returns what ends it, and the backups under way
 */
export async function serveBackups(options: BackupSocketOptions): Promise<() => Promise<void>> {
  const { dataDirectory, write, report } = options;
  const folder = folderOf(dataDirectory);
  // What a process left that was killed.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const underWay = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    // Whoever writes learns of it too.
    socket.on('error', () => undefined);
    const writing = write(socket, join(folder, randomUUID()))
      .catch((error: unknown) => {
        report(`A backup broke off: ${reasonOf(error)}`);
        socket.destroy();
      })
      .then(() => {
        underWay.delete(socket);
      });
    underWay.set(socket, writing);
  });
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(socketOf(dataDirectory), resolve);
  try {
    await listening;
  } catch (error) {
    report(`No backup can be made while this server runs: ${reasonOf(error)}. Stop it for a backup.`);
    return async () => undefined;
  }
  return async () => {
    server.close();
    for (const socket of underWay.keys()) socket.destroy();
    await Promise.all(underWay.values());
    await rm(folder, { recursive: true, force: true });
  };
}

/** Errors that say that no server listens there. */
const nobodyThere: ReadonlySet<string> = new Set([
  'ENOENT',
  'ECONNREFUSED',
  'EINVAL',
  'ENAMETOOLONG',
  'ENOTDIR',
]);

/** Connects to the server that runs on a data directory; null where none does. It sends a backup at once. */
export async function connectToServer(dataDirectory: string): Promise<Socket | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  try {
    const socket = connect(socketOf(dataDirectory));
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
    return await promise;
  } catch (error) {
    if (nobodyThere.has(errorCode(error))) return null;
    throw error;
  }
}
