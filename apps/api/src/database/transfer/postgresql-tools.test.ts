import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryDirectoryOfTest } from '../../testing/temporary-directory.ts';
import { loadPostgresql, readPostgresqlDump } from './postgresql-tools.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryDirectoryOfTest();
  vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
});
afterEach(() => void vi.unstubAllEnvs());

/** Puts a program on the PATH, before the installed one. */
const install = (name: string, script: string): Promise<void> =>
  writeFile(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

async function* statements(): AsyncGenerator<string> {
  yield 'select 1;\n';
}

const url = 'postgres://ana:s3cr%40t@db.example:5433/uplift?sslmode=no-verify';

test('connects without the password in the arguments', async () => {
  await install('psql', `cat > /dev/null; echo "$@" > ${folder}/arguments; env > ${folder}/variables`);
  vi.stubEnv('SECRET_KEY', 'of the installation');
  await loadPostgresql(url, statements(), { replace: false });
  expect(await readFile(join(folder, 'arguments'), 'utf8')).not.toMatch(/s3cr|ana|db.example/);
  const variables = (await readFile(join(folder, 'variables'), 'utf8')).split('\n');
  expect(variables).toEqual(
    expect.arrayContaining([
      'PGHOST=db.example',
      'PGPORT=5433',
      'PGUSER=ana',
      'PGPASSWORD=s3cr@t',
      'PGDATABASE=uplift',
      'PGSSLMODE=require',
    ]),
  );
  expect(variables.join('\n')).not.toContain('SECRET_KEY');
});

test('ends the script with a commit only if the dump was read to its end', async () => {
  await install('psql', `cat > ${folder}/script`);
  const script = () => readFile(join(folder, 'script'), 'utf8');
  await loadPostgresql(url, statements(), { replace: true });
  expect(await script()).toMatch(/^begin;[\s\S]*drop schema [\s\S]*select 1;\s+commit;\s+$/);

  async function* broken(): AsyncGenerator<string> {
    yield 'select 1;\n';
    throw new Error('The dump is damaged.');
  }
  await expect(loadPostgresql(url, broken(), { replace: true })).rejects.toThrow('The dump is damaged.');
  expect(await script()).not.toContain('commit');
});

test('reports the cause if psql fails', async () => {
  await install('psql', 'echo "syntax error" >&2; exit 3');
  async function* endless(): AsyncGenerator<string> {
    for (;;) yield 'select 1;\n'.repeat(10_000);
  }
  await expect(loadPostgresql(url, endless(), { replace: true })).rejects.toThrow(
    'psql failed (3): syntax error',
  );

  await install('psql', 'cat > /dev/null; echo "syntax error" >&2; exit 3');
  async function* broken(): AsyncGenerator<string> {
    yield 'select ';
    throw new Error('The dump is damaged.');
  }
  await expect(loadPostgresql(url, broken(), { replace: true })).rejects.toThrow('The dump is damaged.');
});

test.for<[what: string, script: string, message: RegExp]>([
  [
    'older than the database',
    'echo "pg_restore: error: aborting because of server version mismatch" >&2; echo "pg_restore: detail: server version: 18.4; pg_restore version: 15.18" >&2; exit 1',
    /^pg_restore is older than the database \(server version: 18.4; pg_restore version: 15.18\). Install /,
  ],
  ['failing', 'echo "no such file" >&2; exit 1', /^pg_restore failed \(1\): no such file$/],
])('explains a program that is %s', async ([, script, message]) => {
  await install('pg_restore', script);
  await expect(readPostgresqlDump('dump').next()).rejects.toThrow(message);
});

test('explains how to install a missing program', async () => {
  vi.stubEnv('PATH', folder);
  await expect(readPostgresqlDump('dump').next()).rejects.toThrow(
    /^pg_restore isn't installed. Install the client programs/,
  );
});
