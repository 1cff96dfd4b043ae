import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../back-up.ts';
import { BackupError } from '../backup-error.ts';
import { describeContents, runCommand, say } from './run-command.ts';

await runCommand(async (config) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new BackupError('Usage: pnpm backup FILE');
  const file = resolve(name);
  const manifest = await backUp({ place: config, file, report: console.error });
  for (const problem of manifest.fileProblems) console.error(`Not right in the file store: ${problem}.`);
  say(`${file} holds ${describeContents(manifest)}. It was read back and is whole.`);
  if (manifest.key && !manifest.key.included) {
    say('The secrets in it are locked with SECRET_KEY, which is not in it. Keep that key, elsewhere.');
  }
  if (manifest.key?.included) {
    say('It holds secret.key, which unlocks the secrets in it. Keep it as safe as the server.');
  }
});
