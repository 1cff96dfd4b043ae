import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { errorCode } from '../error-code.ts';

/** Only the server's user can enter this folder, because a connection to the socket gets all data. */
const folderOf = (dataDirectory: string): string => join(dataDirectory, 'control');

const socketOf = (dataDirectory: string): string => join(folderOf(dataDirectory), 'backup.sock');

export interface BackupSocketOptions {
  dataDirectory: string;
  /** Writes a backup. The work directory is for this backup only. */
  write: (destination: Writable, workDirectory: string) => Promise<unknown>;
  /** Reports errors in the server's output. */
  report: (message: string) => void;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Sends a backup to each connection to the socket in the data directory. An embedded database allows one
 * process only, so no other process can read it. The caller holds the directory's lock.
 *
 * @returns a function that closes the socket and aborts running backups
 */
export async function serveBackups(options: BackupSocketOptions): Promise<() => Promise<void>> {
  const { dataDirectory, write, report } = options;
  const folder = folderOf(dataDirectory);
  // Left over from a killed process.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pending = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    // Handled: `write` rejects too.
    socket.on('error', () => undefined);
    const writing = write(socket, join(folder, randomUUID()))
      .catch((error: unknown) => {
        report(`A backup broke off: ${reasonOf(error)}`);
        socket.destroy();
      })
      .then(() => {
        pending.delete(socket);
      });
    pending.set(socket, writing);
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
    for (const socket of pending.keys()) socket.destroy();
    await Promise.all(pending.values());
    await rm(folder, { recursive: true, force: true });
  };
}

/** Error codes that mean that no server listens on the socket. */
const notListening: ReadonlySet<string> = new Set([
  'ENOENT',
  'ECONNREFUSED',
  'EINVAL',
  'ENAMETOOLONG',
  'ENOTDIR',
]);

/** Connects to the server of a data directory, which then sends a backup. Returns null if no server runs. */
export async function connectToServer(dataDirectory: string): Promise<Socket | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  try {
    const socket = connect(socketOf(dataDirectory));
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
    return await promise;
  } catch (error) {
    if (notListening.has(errorCode(error))) return null;
    throw error;
  }
}
