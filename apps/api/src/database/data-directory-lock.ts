import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';

/** Who holds a data directory. */
const Holder = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** When the holder took the lock, ISO 8601. */
  startedAt: v.string(),
  /** Tells this process from a later one with the same PID, where the system can. */
  incarnation: v.nullable(v.string()),
});
type Holder = v.InferOutput<typeof Holder>;

export interface DataDirectoryLock {
  release: () => Promise<void>;
}

/** Directories that this process itself holds: their lock files name its own, living PID. */
const heldHere = new Set<string>();

function isErrorWithCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

interface ProcessFacts {
  /** The boot and the tick at which the process started. */
  incarnation: string;
  /** Whether it ended and only waits for its parent to notice. */
  zombie: boolean;
}

/** What Linux tells of a process; `null` elsewhere, and where there is no such process. */
async function readProcessFacts(pid: number): Promise<ProcessFacts | null> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // The command's name, in parentheses, may hold blanks; the state follows it, the start time is the 20th field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { incarnation: `${boot.trim()}:${fields[19]}`, zombie: fields[0] === 'Z' || fields[0] === 'X' };
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrorWithCode(error, 'EPERM');
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  if (!isRunning(holder.pid)) return false;
  const facts = await readProcessFacts(holder.pid);
  if (facts?.zombie) return false;
  if (facts && holder.incarnation !== null) return holder.incarnation === facts.incarnation;
  // A restarted container often gives the new process the PID of the old one.
  return holder.pid !== process.pid;
}

/** The text of the lock file; `null` when there is none. */
async function readLock(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isErrorWithCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function parseHolder(text: string): Holder | null {
  try {
    const result = v.safeParse(Holder, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Creates the lock file with its whole content in one step, so that nobody ever reads half of it. */
async function createLock(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text, { flag: 'wx' });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (isErrorWithCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Moves a lock aside that was found stale. Another process may have replaced it in between: then what was moved
 * is that one's, and goes back.
 */
async function discardStaleLock(file: string, staleText: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (isErrorWithCode(error, 'ENOENT')) return;
    throw error;
  }
  try {
    if ((await readLock(aside)) !== staleText) await link(aside, file);
  } catch (error) {
    if (!isErrorWithCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

function refusal(directory: string, file: string, pid: number): StartError {
  return new StartError(
    `The data directory ${directory} is in use by the process with PID ${pid}.\n` +
      'Two processes on one embedded database lose rows. Stop that process, name another folder with DATA_DIR, or ' +
      `use PostgreSQL through DATABASE_URL. (The lock is ${file}.)`,
  );
}

/**
 * Takes the lock of a data directory: one process owns it at a time. The lock of a process that is gone is
 * taken over.
 *
 * @throws StartError naming the PID of the process that holds it
 */
export async function lockDataDirectory(directory: string): Promise<DataDirectoryLock> {
  await mkdir(directory, { recursive: true });
  const file = join(directory, 'lock');
  if (heldHere.has(file)) throw refusal(directory, file, process.pid);

  const own = {
    pid: process.pid,
    startedAt: new Date().toISOString(),
    incarnation: (await readProcessFacts(process.pid))?.incarnation ?? null,
  } satisfies Holder;
  const text = `${JSON.stringify({ ...own, token: randomUUID() })}\n`;

  while (!(await createLock(file, text))) {
    const found = await readLock(file);
    if (found === null) continue;
    const holder = parseHolder(found);
    if (holder !== null && (await isAlive(holder))) throw refusal(directory, file, holder.pid);
    await discardStaleLock(file, found);
  }
  heldHere.add(file);

  return {
    release: async () => {
      heldHere.delete(file);
      if ((await readLock(file)) === text) await rm(file, { force: true });
    },
  };
}
