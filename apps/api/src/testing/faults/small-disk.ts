import { spawn } from 'node:child_process';
import { appendFile, mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../error-code.ts';
import type { ScenarioOptions } from './scenario.ts';

export interface SmallDisk {
  /** A command prefix that runs a command in the mount namespace of the disk. */
  through: readonly string[];
  /** Fills the disk up to `left` free bytes. */
  fill: (left: number) => Promise<void>;
  /** Frees the space that `fill` used. */
  makeRoom: () => Promise<void>;
}

const HOW_TO_GET =
  'A small disk needs Linux, the commands unshare and nsenter (Debian: apt-get install -y util-linux), and root or user ' +
  'namespaces (Ubuntu: sysctl -w kernel.apparmor_restrict_unprivileged_userns=0; a container needs CAP_SYS_ADMIN).';

/**
 * Mounts an in-memory disk. Only commands run with `through` see it.
 *
 * @param directory the mount point
 * @param size in bytes
 * @throws Error that says what to do if this system doesn't allow it
 */
export async function mountSmallDisk(
  directory: string,
  size: number,
  { onEnd }: Pick<ScenarioOptions, 'onEnd'>,
): Promise<SmallDisk> {
  const isRoot = process.getuid?.() === 0;
  await mkdir(directory, { recursive: true });
  // The namespace exists as long as its first process, which runs until its stdin closes.
  const holder = spawn(
    'unshare',
    [
      ...(isRoot ? [] : ['--map-root-user']),
      '--mount',
      'sh',
      '-c',
      'mount -t tmpfs -o "size=$1" uplift-faults "$2" && echo mounted && exec cat',
      'sh',
      String(size),
      directory,
    ],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const closed = new Promise((resolve) => holder.once('close', resolve));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${HOW_TO_GET}\nIt said: ${reason}`));
    holder.once('error', ({ message }) => fail(message));
    holder.once('close', () => fail(said));
    holder.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    holder.stdout.once('data', () => resolve());
  });
  onEnd(async () => {
    holder.stdin.end();
    await closed;
  });
  // The directory as seen from inside the namespace.
  const inside = `/proc/${holder.pid}/root${directory}`;
  const ballast = join(inside, 'ballast');
  const free = async () => {
    const { bavail, bsize } = await statfs(inside);
    return bavail * bsize;
  };
  return {
    through: [
      'nsenter',
      `--target=${holder.pid}`,
      ...(isRoot ? [] : ['--user', '--preserve-credentials']),
      '--mount',
    ],
    fill: async (left) => {
      const superfluous = (await free()) - left;
      try {
        if (superfluous > 0) await appendFile(ballast, Buffer.alloc(superfluous));
      } catch (error) {
        // Another process wrote at the same time, so the disk is full anyway.
        if (errorCode(error) !== 'ENOSPC') throw error;
      }
    },
    makeRoom: () => rm(ballast, { force: true }),
  };
}
