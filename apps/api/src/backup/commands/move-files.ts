import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../backup-error.ts';
import { moveFiles } from '../move-files.ts';
import { runCommand, say } from './run-command.ts';

await runCommand(async (config) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [to, ...others] = positionals;
  if ((to !== 's3' && to !== 'local') || others.length > 0) {
    throw new BackupError('Usage: pnpm files:move s3, or pnpm files:move local');
  }
  const { copied, present, problems } = await moveFiles({ place: config, to, report: console.error });
  for (const problem of problems) console.error(`Not right in the file store: ${problem}.`);
  const folder = join(config.dataDirectory, 'files');
  const [target, source, start] =
    to === 's3'
      ? ['the bucket', folder, 'with the FILES_S3_ variables']
      : [folder, 'the bucket', 'without the FILES_S3_ variables'];
  say(
    `Copied ${copied} files to ${target}; ${present} were there already. Each was read back and compared. Start the ` +
      `server ${start} from now on. What is in ${source} stays there: remove it when you are sure.`,
  );
});
