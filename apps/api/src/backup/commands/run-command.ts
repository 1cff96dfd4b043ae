import { type Config, loadEnvironmentFile, readConfig } from '../../config.ts';
import { FileStoreUnavailable } from '../../files/file-store.ts';
import { StartError } from '../../start-error.ts';
import { BackupError } from '../backup-error.ts';
import type { Manifest } from '../manifest.ts';

/** Runs a command with the server's configuration. Prints expected errors as a message without a stack. */
export async function runCommand(command: (config: Config) => Promise<void>): Promise<void> {
  try {
    loadEnvironmentFile();
    await command(readConfig(process.env));
  } catch (error) {
    const expected = [BackupError, StartError, FileStoreUnavailable].some((kind) => error instanceof kind);
    console.error(expected && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Describes the contents of a backup in a phrase. */
export function describeContents({ engine, entries, withFiles }: Manifest): string {
  const files = entries.filter(({ name }) => name.startsWith('files/')).length;
  return `a database of ${engine === 'pglite' ? 'PGlite' : 'PostgreSQL'} and ${withFiles ? `${files} files` : 'no files'}`;
}

/** Prints a message to stdout. */
export function say(message: string): void {
  process.stdout.write(`${message}\n`);
}
