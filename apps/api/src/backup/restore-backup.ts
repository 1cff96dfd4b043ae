import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import type { DatabaseConnection } from '../database/database.ts';
import { isKnownHistory } from '../database/migrations.ts';
import { countRows, emptyJobQueue, type Filling, fillDatabase } from '../database/transfer/fill-database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { JobQueue, PendingJob } from '../jobs/job-queue.ts';
import { type ArchiveEntry, readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { entryOfTable, FILES, JOBS, KEY, type Manifest } from './manifest.ts';

/** Limits of what is held in memory at a time. */
const ROWS_AT_A_TIME = 1_000;
const CHARACTERS_AT_A_TIME = 1_000_000;

const Job = v.object({
  name: v.string(),
  data: v.nullable(v.record(v.string(), v.unknown())),
  startAfter: v.string(),
  group: v.nullable(v.string()),
  key: v.optional(v.nullable(v.string()), null),
});

/** The lines of an entry, in batches. Splits at \n only: JSON strings may contain other line separators. */
async function* inParts(content: ArchiveEntry['content']): AsyncGenerator<string[]> {
  let part: string[] = [];
  let length = 0;
  let begun = '';
  const decoder = new TextDecoder();
  for await (const chunk of content) {
    const lines = (begun + decoder.decode(chunk, { stream: true })).split('\n');
    begun = lines.pop() ?? '';
    for (const line of lines) {
      part.push(line);
      length += line.length;
      if (part.length < ROWS_AT_A_TIME && length < CHARACTERS_AT_A_TIME) continue;
      yield part;
      part = [];
      length = 0;
    }
  }
  if (part.length > 0) yield part;
}

function readJobs(lines: readonly string[]): PendingJob[] {
  return lines.map((line) => v.parse(Job, JSON.parse(line)));
}

/**
 * Checks that this version knows the schema of a backup.
 *
 * @throws BackupError if it comes from a later version or another migration history
 */
export function checkMigrations({ migrations, commit, createdAt }: Manifest): void {
  if (isKnownHistory(migrations)) return;
  throw new BackupError(
    `The backup of ${createdAt} was made by another version (commit ${commit}), whose database this one does not know. Update Uplift, then restore it.`,
  );
}

export interface RestoreOptions {
  /** A verified archive. */
  file: string;
  manifest: Manifest;
  connection: DatabaseConnection;
  jobs: Pick<JobQueue, 'take'>;
  files: FileStore;
}

/**
 * Replaces the contents of a database with a backup, in one transaction, and writes its files to the store.
 *
 * @returns the key in the backup, or null if it has none
 */
export async function restoreBackup(options: RestoreOptions): Promise<string | null> {
  const { file, manifest, connection, jobs, files } = options;
  const tables = new Map(manifest.tables.map((table) => [entryOfTable(table.name), table]));
  let key: string | null = null;

  async function take({ name, bytes, content }: ArchiveEntry, { tx, insert }: Filling): Promise<void> {
    const table = tables.get(name);
    if (table) for await (const lines of inParts(content)) await insert(table, lines);
    else if (name === JOBS) for await (const lines of inParts(content)) await jobs.take(readJobs(lines), tx);
    else if (name === KEY) key = await text(content);
    else if (name.startsWith(FILES))
      await files.write(name.slice(FILES.length), {
        bytes,
        content: Readable.from(content, { objectMode: false }),
      });
    else await content.cancel();
  }

  const { migrations, sequences } = manifest;
  await fillDatabase(connection.db, {
    migrations,
    sequences,
    fill: async (filling) => {
      await emptyJobQueue(filling.tx);
      for await (const entry of readArchive(file)) await take(entry, filling);
      for (const { name, rows } of manifest.tables) {
        const found = await countRows(filling.tx, name);
        if (found !== rows)
          throw new Error(`The table ${name} has ${found} rows after the restore, not ${rows}.`);
      }
    },
  });
  return key;
}
