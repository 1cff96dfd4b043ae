import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { exactly } from './file-store.ts';

test('passes on fewer bytes than declared when a stream is too long', async () => {
  const content = Readable.from([Buffer.from('four'), Buffer.from('four'), Buffer.from('more')]);
  let passed = 0;
  const read = async () => {
    for await (const part of exactly({ bytes: 8, content })) passed += part.length;
  };
  await expect(read()).rejects.toThrow('to have 8 bytes and has more');
  expect(passed).toBe(4);
});
