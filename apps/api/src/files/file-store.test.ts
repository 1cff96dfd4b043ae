import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryDirectoryOfTest } from '../testing/temporary-directory.ts';
import { createLocalFileStore } from './file-store.ts';

test('keeps what was written last, and nothing beside it', async () => {
  const directory = await temporaryDirectoryOfTest();
  const files = createLocalFileStore(directory);
  expect(await files.has('logos/a.svg')).toBe(false);
  await files.write('logos/a.svg', Buffer.from('first'));
  await files.write('logos/a.svg', Buffer.from('second'));
  expect(await files.has('logos/a.svg')).toBe(true);
  expect((await buffer(await files.read('logos/a.svg'))).toString()).toBe('second');
  expect(await readdir(directory, { recursive: true })).toEqual(['logos', 'logos/a.svg']);
});

test('shows a file whole or not at all, however many write it', async () => {
  const files = createLocalFileStore(await temporaryDirectoryOfTest());
  const versions = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(3_000_000));
  await files.write('large.bin', Buffer.from('a'.repeat(3_000_000)));
  const writing = Promise.all(versions.map((text) => files.write('large.bin', Buffer.from(text))));
  const seen: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    seen.push((await buffer(await files.read('large.bin'))).toString());
  }
  await writing;
  for (const text of seen) expect(versions).toContain(text);
});
