import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { errorCode } from '../error-code.ts';

/** Keeps secrets that have to be read again, such as those of authenticator apps, unreadable in the database. */
export interface SecretBox {
  /** The secret as a compact JWE: AES-256-GCM under the server's key. */
  lock: (secret: string) => Promise<string>;
  /** @throws Error when the text was locked with another key, or changed */
  unlock: (locked: string) => Promise<string>;
}

/** @param key 32 bytes */
export function createSecretBox(key: Uint8Array): SecretBox {
  return {
    lock: (secret) =>
      new CompactEncrypt(new TextEncoder().encode(secret))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),
    unlock: async (locked) => {
      const { plaintext } = await compactDecrypt(locked, key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      return new TextDecoder().decode(plaintext);
    },
  };
}

/** The key that a file holds; null where there is no such file. */
export async function readKeyFile(file: string): Promise<Uint8Array | null> {
  try {
    return Buffer.from(await readFile(file, 'utf8'), 'base64url');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The key that a file holds. A file that is not there yet is made, readable by its owner alone; of several
 * processes that make it together one wins, and all of them use its key.
 */
export async function keyFromFile(file: string): Promise<Uint8Array> {
  const known = await readKeyFile(file);
  if (known?.length === 32) return known;
  if (known)
    throw new Error(`${file} holds no key of 32 bytes. Restore it from a backup, or set SECRET_KEY.`);
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    // A link appears whole or not at all, whenever the process ends, and never in the place of another.
    await link(draft, file).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return keyFromFile(file);
}
