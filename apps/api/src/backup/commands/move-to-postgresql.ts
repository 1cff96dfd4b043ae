import { join } from 'node:path';
import { BackupError } from '../backup-error.ts';
import { moveToPostgresql } from '../move-to-postgresql.ts';
import { runCommand, say } from './run-command.ts';

await runCommand(async (config) => {
  const { databaseUrl, dataDirectory, files } = config;
  if (!databaseUrl) {
    throw new BackupError('Name the new, empty database: DATABASE_URL=postgres://… pnpm move-to-postgresql');
  }
  const missingFiles = await moveToPostgresql(databaseUrl, { place: config, report: console.error });
  for (const file of missingFiles) console.error(`Missing in the file store: ${file}.`);
  say(
    `Moved the database. Start the server with DATABASE_URL from now on. Files stay in ` +
      `${files.kind === 's3' ? 'their bucket' : files.directory} and the key in ${dataDirectory}; the embedded database in ${join(dataDirectory, 'pglite')} is not used anymore.`,
  );
});
