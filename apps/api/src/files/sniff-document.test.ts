import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sniffDocument } from './sniff-document.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sniff-document-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function sniff(name: string, bytes: Buffer) {
  const path = join(directory, 'upload');
  await writeFile(path, bytes);
  return sniffDocument({ name, path, claimedType: '', byteSize: bytes.length, checksum: '' });
}

const utf16le = Buffer.from('\ufeffname\tprice\r\nCafé\t7 €', 'utf16le');
const windows1252 = Buffer.from('name;price\r\nCaf\xe9;7 \x80', 'latin1');

describe('a text file', () => {
  test.for([
    ['UTF-8', 'prices.csv', 'csv', Buffer.from('name;price\r\nCafé;7 €')],
    ['UTF-8 that is larger than a chunk of a stream', 'a.txt', 'txt', Buffer.from(`a${'é'.repeat(100_000)}`)],
    ['Windows-1252, as saved by Excel in CSV files', 'prices.csv', 'csv', windows1252],
    ['UTF-16, as Excel saves Unicode text', 'prices.txt', 'txt', utf16le],
    ['UTF-16, the high byte first', 'prices.csv', 'csv', Buffer.from(utf16le).swap16()],
  ] as const)('is accepted in %s', async ([, name, type, bytes]) => {
    expect(await sniff(name, bytes)).toBe(type);
  });

  test.for([
    ['a NUL', Buffer.from('a,\0b')],
    ['a NUL in Windows-1252', Buffer.from('Caf\xe9\0', 'latin1')],
    ['a control character in Windows-1252', Buffer.from('Caf\xe9\x01', 'latin1')],
    ['a NUL in UTF-16', Buffer.from('\ufeffa\0b', 'utf16le')],
    ['half a character of UTF-16', utf16le.subarray(0, -1)],
    ['UTF-16 without a byte order mark', utf16le.subarray(2)],
  ] as const)('is rejected with %s', async ([, bytes]) => {
    await expect(sniff('list.csv', bytes)).rejects.toThrow('list.csv is not text in UTF-8.');
  });
});
