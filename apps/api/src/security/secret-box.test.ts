import { randomBytes } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryDirectoryOfTest } from '../testing/temporary-directory.ts';
import { createSecretBox, keyFromFile } from './secret-box.ts';

test('decrypts with the same key and rejects with another', async () => {
  const box = createSecretBox(randomBytes(32));
  const locked = await box.lock('JBSWY3DPEHPK3PXP');
  expect(locked).not.toContain('JBSWY3DPEHPK3PXP');
  expect(await box.lock('JBSWY3DPEHPK3PXP')).not.toBe(locked);
  expect(await box.unlock(locked)).toBe('JBSWY3DPEHPK3PXP');
  await expect(createSecretBox(randomBytes(32)).unlock(locked)).rejects.toThrow();
});

test('rejects a modified ciphertext', async () => {
  const box = createSecretBox(randomBytes(32));
  const parts = (await box.lock('a secret')).split('.');
  parts[3] = Buffer.from('another').toString('base64url');
  await expect(box.unlock(parts.join('.'))).rejects.toThrow();
});

describe('keyFromFile', () => {
  test('creates the key once, readable by its owner only', async () => {
    const file = join(await temporaryDirectoryOfTest(), 'data', 'secret.key');
    const key = await keyFromFile(file);
    expect(key).toHaveLength(32);
    expect(Buffer.from(await keyFromFile(file))).toEqual(Buffer.from(key));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toMatch(/^[\w-]{43}$/);
  });

  test('returns the same key to concurrent callers', async () => {
    const directory = await temporaryDirectoryOfTest();
    const file = join(directory, 'data', 'secret.key');
    const keys = await Promise.all(Array.from({ length: 50 }, () => keyFromFile(file)));
    expect(new Set(keys.map((key) => Buffer.from(key).toString('base64url'))).size).toBe(1);
    expect(await readdir(join(directory, 'data'))).toEqual(['secret.key']);
  });

  test('throws for an invalid key file and does not replace it', async () => {
    const file = join(await temporaryDirectoryOfTest(), 'secret.key');
    await writeFile(file, 'short');
    await expect(keyFromFile(file)).rejects.toThrow(/holds no key of 32 bytes.*SECRET_KEY/);
    expect(await readFile(file, 'utf8')).toBe('short');
  });
});
