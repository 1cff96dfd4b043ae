import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';

/** SQLite's code for a file that is already locked. https://sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;

const Holder = v.object({ pid: v.number() });

/** PID of the process that holds the directory. `null` if it isn't recorded yet. */
async function readHolder(file: string): Promise<number | null> {
  try {
    return v.parse(Holder, JSON.parse(await readFile(file, 'utf8'))).pid;
  } catch {
    return null;
  }
}

/**
 * Locks a file through SQLite: the operating system holds the lock and releases it when the process ends,
 * however it ends. The file itself stays empty.
 *
 * @returns a function that unlocks the file; `null` if it is already locked
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
 * Locks a data directory, so that one process owns it at a time.
 *
 * @throws StartError naming the PID of the process that holds it
 */
export async function lockDataDirectory(directory: string) {
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
