import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectoryOfTest } from '../testing/temporary-directory.ts';
import { lockDataDirectory } from './data-directory-lock.ts';

/** Starts a separate process that holds the lock of a directory until it is killed. */
async function startHolder(directory: string): Promise<{ pid: number; kill: () => Promise<void> }> {
  const module = new URL('./data-directory-lock.ts', import.meta.url).href;
  const code = `
    const { lockDataDirectory } = await import(${JSON.stringify(module)});
    globalThis.lock = await lockDataDirectory(${JSON.stringify(directory)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--conditions=@uplift/source', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  await once(child.stdout, 'data');
  if (child.pid === undefined) throw new Error('The process did not start.');
  return { pid: child.pid, kill };
}

test('names the holder and the start time, and removes both on release', async () => {
  const directory = await temporaryDirectoryOfTest();
  const lock = await lockDataDirectory(directory);
  const holder = JSON.parse(await readFile(join(directory, 'in-use.json'), 'utf8'));
  expect(holder.pid).toBe(process.pid);
  expect(Date.parse(holder.startedAt)).not.toBeNaN();
  await lock.release();
  expect(await readdir(directory)).toEqual(['in-use.lock']);
});

test('creates a missing directory', async () => {
  const directory = join(await temporaryDirectoryOfTest(), 'some', 'where');
  const lock = await lockDataDirectory(directory);
  expect(await readdir(directory)).toContain('in-use.lock');
  await lock.release();
});

test('rejects while another process holds the lock, naming its PID, and succeeds once that process is killed', async () => {
  const directory = await temporaryDirectoryOfTest();
  const holder = await startHolder(directory);
  await expect(lockDataDirectory(directory)).rejects.toThrow(`PID ${holder.pid}`);
  await expect(lockDataDirectory(directory)).rejects.toThrow(directory);
  await holder.kill();
  const lock = await lockDataDirectory(directory);
  await lock.release();
});

test('rejects a second lock in the same process and leaves the first one in place', async () => {
  const directory = await temporaryDirectoryOfTest();
  const lock = await lockDataDirectory(directory);
  await expect(lockDataDirectory(directory)).rejects.toThrow(`PID ${process.pid}`);
  await expect(lockDataDirectory(directory)).rejects.toThrow(`PID ${process.pid}`);
  await lock.release();
});

test('rejects even when the holder is not recorded', async () => {
  const directory = await temporaryDirectoryOfTest();
  const lock = await lockDataDirectory(directory);
  await writeFile(join(directory, 'in-use.json'), '{"pid": 1');
  await expect(lockDataDirectory(directory)).rejects.toThrow('in use by another process');
  await lock.release();
});

test('succeeds whatever files an earlier process left behind', async () => {
  const directory = await temporaryDirectoryOfTest();
  await writeFile(join(directory, 'in-use.lock'), '');
  await writeFile(join(directory, 'in-use.json'), JSON.stringify({ pid: process.pid }));
  const lock = await lockDataDirectory(directory);
  await lock.release();
});

test('grants the lock to exactly one of several concurrent calls', async () => {
  const directory = await temporaryDirectoryOfTest();
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDirectory(directory)));
  const locks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(locks).toHaveLength(1);
  await locks[0]?.release();
});
