import { createHash, randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { readKeyFile } from '../security/secret-box.ts';
import { BackupError } from './backup-error.ts';
import { KEY, type Manifest } from './manifest.ts';

/** The key under which an installation's secrets lie in its database. */
export interface InstallationKey {
  bytes: Uint8Array;
  /** Whether it is a file of the data directory, which goes with a backup; otherwise whoever set it keeps it. */
  isFile: boolean;
}

type Place = Pick<Config, 'secretKey' | 'dataDirectory'>;

const fileOf = ({ dataDirectory }: Place): string => join(dataDirectory, KEY);

/** The key of this installation; null where it has none yet. */
export async function readInstallationKey(place: Place): Promise<InstallationKey | null> {
  if (place.secretKey) return { bytes: place.secretKey, isFile: false };
  const bytes = await readKeyFile(fileOf(place));
  return bytes && { bytes, isFile: true };
}

/** Tells keys from each other, and nothing about them. */
export function fingerprintOf(key: Uint8Array): string {
  return createHash('sha256').update('uplift backup ').update(key).digest('hex');
}

/**
 * Makes sure that the secrets of a backup will be readable.
 *
 * @throws BackupError saying which key has to be given
 */
export async function checkInstallationKey(place: Place, { key }: Manifest): Promise<void> {
  if (!key || (key.included && !place.secretKey)) return;
  const present = await readInstallationKey(place);
  if (present && fingerprintOf(present.bytes) === key.fingerprint) return;
  throw new BackupError(
    key.included
      ? 'SECRET_KEY is another key than that of the backup, whose secrets would be unreadable. Unset it: the backup brings its key along.'
      : 'The secrets in this backup are locked with a SECRET_KEY that is not in it. Set SECRET_KEY to the one that the installation had.',
  );
}

/** Puts a key that came with a backup in its place. */
export async function writeKeyFile(place: Place, text: string): Promise<void> {
  const draft = `${fileOf(place)}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600 });
  await rename(draft, fileOf(place));
}
