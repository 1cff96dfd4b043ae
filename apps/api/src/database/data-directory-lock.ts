import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';

/** SQLite's code for a file that somebody else has locked. https://sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;

const Holder = v.object({ pid: v.number() });

export interface DataDirectoryLock {
  release: () => Promise<void>;
}

/** The PID of who holds the directory; `null` where it has not been written down yet. */
async function readHolder(file: string): Promise<number | null> {
  try {
    return v.parse(Holder, JSON.parse(await readFile(file, 'utf8'))).pid;
  } catch {
    return null;
  }
}

/**
 * Locks a file through SQLite: the operating system keeps the lock and drops it when the process ends, however it
 * ends. The file itself stays empty.
 *
 * @returns what unlocks it; `null` when somebody else has it locked
 */
function lockFile(file: string): (() => void) | null {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return () => database.close();
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw error;
  }
}

/**
 * Takes the lock of a data directory: one process owns it at a time.
 *
 * @throws StartError naming the PID of the process that holds it
 */
export async function lockDataDirectory(directory: string): Promise<DataDirectoryLock> {
  await mkdir(directory, { recursive: true });
  const holderFile = join(directory, 'in-use.json');
  const unlock = lockFile(join(directory, 'in-use.lock'));
  if (unlock === null) {
    const pid = await readHolder(holderFile);
    throw new StartError(
      `The data directory ${directory} is in use by ${pid === null ? 'another process' : `the process with PID ${pid}`}.\n` +
        'Two processes on one embedded database lose rows. Stop that process, name another folder with DATA_DIR, or ' +
        'use PostgreSQL through DATABASE_URL.',
    );
  }
  await writeFile(holderFile, JSON.stringify({ pid: process.pid, startedAt: new Date().toISOString() }));
  return {
    release: async () => {
      await rm(holderFile, { force: true });
      unlock();
    },
  };
}
