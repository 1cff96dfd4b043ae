import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FilesConfig } from '../config.ts';
import { connectPostgresql } from '../database/postgresql.ts';
import { seedDemo } from '../database/seed/seed-demo.ts';
import { testCalendar } from '../database/testing/demo-seed.ts';
import { startInstalledPostgresql } from '../database/testing/installed-postgresql.ts';
import { type NamedFile, readNamedFiles } from '../database/transfer/named-files.ts';
import type { FileStore } from '../files/file-store.ts';
import { createLocalFileStore } from '../files/local-file-store.ts';
import { createS3FileStore } from '../files/s3-file-store.ts';
import { createPasswords } from '../security/passwords.ts';
import { runScript } from '../testing/run-script.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { createTemporaryDirectory, temporaryDirectoryOfTest } from '../testing/temporary-directory.ts';
import { backUp } from './back-up.ts';
import { copyFiles } from './move-files.ts';
import { restore } from './restore.ts';

// The database engine makes no difference here, so testing one is enough.

const { path: directory, remove } = await createTemporaryDirectory();
const server = await startInstalledPostgresql();
const source = { url: await server.createDatabase() };
const dataDirectory = join(directory, 'data');
const local = createLocalFileStore(join(dataDirectory, 'files'));
let s3: S3Server;
let named: NamedFile[];

const report = (message: string): void => {
  throw new Error(message);
};

beforeAll(async () => {
  s3 = await startS3Server();
  const { db, prepare, close } = await connectPostgresql({
    url: source.url,
    report,
    onIdleError: console.error,
  });
  await prepare(async () => undefined);
  await seedDemo({
    db,
    files: local,
    passwords: createPasswords(),
    demoPassword: 'a long test password',
    calendar: testCalendar,
  });
  named = await readNamedFiles(db);
  await close();
});
afterAll(async () => {
  await server.stop();
  await s3.close();
  await remove();
});

test('moves files to a bucket, backs them up, restores them, and moves them back to a folder', async () => {
  const [lost, changed, ...others] = named;
  if (!lost || !changed) throw new Error('The demo company has no files.');
  await local.remove(lost.key);
  await local.write(changed.key, Buffer.from('something else'));
  const environment = { DATABASE_URL: source.url, DATA_DIR: dataDirectory, ...s3.environment };

  const moved = await runScript('files:move', ['s3'], environment);
  expect(moved.code, moved.output).toBe(0);
  expect(moved.output).toContain(`Copied ${others.length + 1} files to the bucket; 0 were there already.`);
  expect(moved.output).toContain(`Not right in the file store: ${lost.key} is missing.`);
  expect(moved.output).toContain(`Not right in the file store: ${changed.key} is not as it was uploaded.`);
  expect(moved.output).not.toContain(s3.environment.FILES_S3_SECRET_ACCESS_KEY);
  const again = await runScript('files:move', ['s3'], environment);
  expect(again.output).toContain(`Copied 1 files to the bucket; ${others.length} were there already.`);

  const file = join(directory, 'backup.tar.gz');
  const place = (files: FilesConfig, databaseUrl: string, folder: string) => ({
    dataDirectory: folder,
    databaseUrl,
    files,
    secretKey: undefined,
    commit: 'test-commit',
    officeTimeZone: testCalendar.timeZone,
  });
  const { fileProblems } = await backUp({
    place: place(s3.settings, source.url, dataDirectory),
    file,
    report,
  });
  expect(fileProblems.sort()).toEqual(
    [`${changed.key} is not as it was uploaded`, `${lost.key} is missing`].sort(),
  );

  const target = { url: await server.createDatabase() };
  const folder = await temporaryDirectoryOfTest();
  const elsewhere = { ...s3.settings, prefix: 'restored/' };
  const { missingFiles } = await restore({
    place: place(elsewhere, target.url, folder),
    file,
    replace: false,
    report,
  });
  expect(missingFiles).toEqual([lost.key]);
  expect(await readdir(folder)).not.toContain('files');

  const back = await runScript('files:move', ['local'], {
    ...environment,
    FILES_S3_PREFIX: 'restored',
    DATABASE_URL: target.url,
    DATA_DIR: folder,
  });
  expect(back.code, back.output).toBe(0);
  expect(others.length).toBeGreaterThan(100);
  const restored = createLocalFileStore(join(folder, 'files'));
  for (const { key } of others) {
    expect((await buffer(await restored.read(key))).equals(await buffer(await local.read(key)))).toBe(true);
  }
});

test('removes a file that arrives damaged, and throws', async () => {
  const bucket = createS3FileStore({ ...s3.settings, prefix: 'damaged/' });
  const damaging: FileStore = { ...bucket, write: (key) => bucket.write(key, Buffer.from('damaged')) };
  const files = named.slice(-1);
  const key = files[0]?.key ?? '';
  await expect(copyFiles(files, { source: local, target: damaging })).rejects.toThrow(
    `${key} did not arrive as it was sent`,
  );
  expect(await bucket.has(key)).toBe(false);
  expect(await local.has(key)).toBe(true);
});

test('exits with 1 and says what to do without a bucket or with wrong credentials', async () => {
  const environment = { DATABASE_URL: source.url, DATA_DIR: dataDirectory };
  const missing = await runScript('files:move', ['s3'], environment);
  expect(missing).toEqual({ code: 1, output: 'Name the bucket with FILES_S3_BUCKET.\n' });
  const refused = await runScript('files:move', ['s3'], {
    ...environment,
    ...s3.environment,
    FILES_S3_ACCESS_KEY_ID: 'a-stranger',
  });
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/^The file store did not send [^\n]+InvalidAccessKeyId[^\n]+\n$/);
});
