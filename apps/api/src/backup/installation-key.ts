import { createHash, randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { readKeyFile } from '../security/secret-box.ts';
import { BackupError } from './backup-error.ts';
import { KEY, type Manifest } from './manifest.ts';

/** The key that encrypts the secrets in an installation's database. */
export interface InstallationKey {
  bytes: Uint8Array;
  /** Whether it is a file in the data directory. Backups include the file, but not a key from SECRET_KEY. */
  isFile: boolean;
}

type Place = Pick<Config, 'secretKey' | 'dataDirectory'>;

const fileOf = ({ dataDirectory }: Place): string => join(dataDirectory, KEY);

/** The key of this installation, or null if it has none yet. */
export async function readInstallationKey(place: Place): Promise<InstallationKey | null> {
  if (place.secretKey) return { bytes: place.secretKey, isFile: false };
  const bytes = await readKeyFile(fileOf(place));
  return bytes && { bytes, isFile: true };
}

/** Identifies a key without revealing it. */
export function fingerprintOf(key: Uint8Array): string {
  return createHash('sha256').update('uplift backup ').update(key).digest('hex');
}

/**
 * Checks that the secrets of a backup will be readable.
 *
 * @throws BackupError that says which key is required
 */
export async function checkInstallationKey(place: Place, { key }: Manifest): Promise<void> {
  if (!key || (key.included && !place.secretKey)) return;
  const present = await readInstallationKey(place);
  if (present && fingerprintOf(present.bytes) === key.fingerprint) return;
  throw new BackupError(
    key.included
      ? 'SECRET_KEY is another key than that of the backup, whose secrets would be unreadable. Unset it: the backup brings its key along.'
      : 'The secrets in this backup are locked with a SECRET_KEY that is not in it. Set SECRET_KEY to the key of the installation that made the backup.',
  );
}

/** Writes the key from a backup to the key file. */
export async function writeKeyFile(place: Place, text: string): Promise<void> {
  const draft = `${fileOf(place)}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600 });
  await rename(draft, fileOf(place));
}
