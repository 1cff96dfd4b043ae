import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectoryOfTest } from '../testing/temporary-directory.ts';
import { lockDataDirectory } from './data-directory-lock.ts';

/** A process of its own that holds the lock of a directory until it is killed. */
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

test('names the holder and since when, and forgets it at release', async () => {
  const directory = await temporaryDirectoryOfTest();
  const lock = await lockDataDirectory(directory);
  const holder = JSON.parse(await readFile(join(directory, 'in-use.json'), 'utf8'));
  expect(holder.pid).toBe(process.pid);
  expect(Date.parse(holder.startedAt)).not.toBeNaN();
  await lock.release();
  expect(await readdir(directory)).toEqual(['in-use.lock']);
});

test('makes the directory where it is missing', async () => {
  const directory = join(await temporaryDirectoryOfTest(), 'some', 'where');
  const lock = await lockDataDirectory(directory);
  expect(await readdir(directory)).toContain('in-use.lock');
  await lock.release();
});

test('is refused while another process holds it, naming its PID, and free once that one is killed', async () => {
  const directory = await temporaryDirectoryOfTest();
  const holder = await startHolder(directory);
  await expect(lockDataDirectory(directory)).rejects.toThrow(`PID ${holder.pid}`);
  await expect(lockDataDirectory(directory)).rejects.toThrow(directory);
  await holder.kill();
  const lock = await lockDataDirectory(directory);
  await lock.release();
});

test('is refused a second time within one process, which leaves the first one its lock', async () => {
  const directory = await temporaryDirectoryOfTest();
  const lock = await lockDataDirectory(directory);
  await expect(lockDataDirectory(directory)).rejects.toThrow(`PID ${process.pid}`);
  await expect(lockDataDirectory(directory)).rejects.toThrow(`PID ${process.pid}`);
  await lock.release();
});

test('is refused also where nobody wrote down who holds it', async () => {
  const directory = await temporaryDirectoryOfTest();
  const lock = await lockDataDirectory(directory);
  await writeFile(join(directory, 'in-use.json'), '{"pid": 1');
  await expect(lockDataDirectory(directory)).rejects.toThrow('in use by another process');
  await lock.release();
});

test('is taken whatever an earlier process left behind', async () => {
  const directory = await temporaryDirectoryOfTest();
  await writeFile(join(directory, 'in-use.lock'), '');
  await writeFile(join(directory, 'in-use.json'), JSON.stringify({ pid: process.pid }));
  const lock = await lockDataDirectory(directory);
  await lock.release();
});

test('goes to exactly one of many who ask at once', async () => {
  const directory = await temporaryDirectoryOfTest();
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDirectory(directory)));
  const locks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(locks).toHaveLength(1);
  await locks[0]?.release();
});
