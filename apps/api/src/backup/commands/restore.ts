import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../backup-error.ts';
import { restore } from '../restore.ts';
import { describeContents, runCommand, say } from './run-command.ts';

await runCommand(async (config) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new BackupError('Usage: pnpm restore FILE [--replace]');
  const { manifest, missingFiles } = await restore({
    place: config,
    file: resolve(name),
    replace: values.replace,
    report: console.error,
  });
  for (const file of missingFiles) console.error(`Missing in the file store: ${file}.`);
  say(
    `Restored the backup of ${manifest.createdAt}: ${describeContents(manifest)}. Everyone has to sign in again.`,
  );
});
