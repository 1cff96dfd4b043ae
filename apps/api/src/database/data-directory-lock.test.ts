import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectoryOfTest } from '../testing/temporary-directory.ts';
import { lockDataDirectory } from './data-directory-lock.ts';

function lockText(pid: number, incarnation: string | null = null): string {
  return JSON.stringify({ pid, startedAt: '2026-01-01T00:00:00.000Z', incarnation });
}

/** The PID of a process that lives as long as the test. */
function livingPid(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  if (child.pid === undefined) throw new Error('The process did not start.');
  return child.pid;
}

/** The PID of a process that is over. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' });
  await once(child, 'exit');
  if (child.pid === undefined) throw new Error('The process did not start.');
  return child.pid;
}

test('names the holder and since when, and is gone after release', async () => {
  const directory = await temporaryDirectoryOfTest();
  const lock = await lockDataDirectory(directory);
  const holder = JSON.parse(await readFile(join(directory, 'lock'), 'utf8'));
  expect(holder.pid).toBe(process.pid);
  expect(Date.parse(holder.startedAt)).not.toBeNaN();
  await lock.release();
  expect(await readdir(directory)).toEqual([]);
});

test('makes the directory where it is missing', async () => {
  const directory = join(await temporaryDirectoryOfTest(), 'some', 'where');
  const lock = await lockDataDirectory(directory);
  expect(await readdir(directory)).toEqual(['lock']);
  await lock.release();
});

test('is refused while a living process holds it, naming its PID', async () => {
  const directory = await temporaryDirectoryOfTest();
  const pid = livingPid();
  await writeFile(join(directory, 'lock'), lockText(pid));
  await expect(lockDataDirectory(directory)).rejects.toThrow(`PID ${pid}`);
  expect(await readFile(join(directory, 'lock'), 'utf8')).toBe(lockText(pid));
});

test('is refused a second time within one process', async () => {
  const directory = await temporaryDirectoryOfTest();
  const lock = await lockDataDirectory(directory);
  await expect(lockDataDirectory(directory)).rejects.toThrow(`PID ${process.pid}`);
  await lock.release();
});

test.for([
  ['a process that is over', async (): Promise<string> => lockText(await deadPid())],
  ['an earlier process with our own PID', async (): Promise<string> => lockText(process.pid)],
  ['nobody, being half written', async (): Promise<string> => '{"pid": 1'],
  ['nobody, being empty', async (): Promise<string> => ''],
] as const)('is taken over from %s', async ([, text]) => {
  const directory = await temporaryDirectoryOfTest();
  await writeFile(join(directory, 'lock'), await text());
  const lock = await lockDataDirectory(directory);
  expect(JSON.parse(await readFile(join(directory, 'lock'), 'utf8')).pid).toBe(process.pid);
  expect(await readdir(directory)).toEqual(['lock']);
  await lock.release();
});

// Other systems do not tell one process from a later one of the same PID.
if (process.platform === 'linux') {
  test('is taken over from an earlier process whose PID another one got', async () => {
    const directory = await temporaryDirectoryOfTest();
    await writeFile(join(directory, 'lock'), lockText(livingPid(), 'another boot:1'));
    const lock = await lockDataDirectory(directory);
    await lock.release();
  });
}

test('goes to exactly one of many who ask at once, also over a stale lock', async () => {
  const directory = await temporaryDirectoryOfTest();
  await writeFile(join(directory, 'lock'), lockText(await deadPid()));
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDirectory(directory)));
  const locks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(locks).toHaveLength(1);
  await locks[0]?.release();
  expect(await readdir(directory)).toEqual([]);
});

test('does not remove a lock that somebody else took meanwhile', async () => {
  const directory = await temporaryDirectoryOfTest();
  const lock = await lockDataDirectory(directory);
  await writeFile(join(directory, 'lock'), lockText(1));
  await lock.release();
  expect(await readFile(join(directory, 'lock'), 'utf8')).toBe(lockText(1));
});
