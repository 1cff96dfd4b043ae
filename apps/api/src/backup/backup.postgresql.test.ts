import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { eq, type SQL, sql } from 'drizzle-orm';
import { packTar } from 'modern-tar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilesConfig } from '../config.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { executeRows } from '../database/execute-rows.ts';
import {
  appliedMigrations,
  createSchema,
  earlierMigrations,
  knownMigrations,
} from '../database/migrations.ts';
import { openPglite } from '../database/pglite.ts';
import { connectPostgresql } from '../database/postgresql.ts';
import {
  accountUsers,
  clientErrors,
  clients,
  erasedClients,
  events,
  leads,
  sessions,
  webhooks,
} from '../database/schema/index.ts';
import { demoPeople } from '../database/seed/demo-accounts.ts';
import { seedDemo } from '../database/seed/seed-demo.ts';
import { testCalendar } from '../database/testing/demo-seed.ts';
import { startInstalledPostgresql } from '../database/testing/installed-postgresql.ts';
import type { FileStore } from '../files/file-store.ts';
import { createLocalFileStore } from '../files/local-file-store.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import { createPasswords } from '../security/passwords.ts';
import { keyFromFile } from '../security/secret-box.ts';
import { createTemporaryDirectory, temporaryDirectoryOfTest } from '../testing/temporary-directory.ts';
import { readArchive } from './archive.ts';
import { backUp } from './back-up.ts';
import { verifyArchive } from './manifest.ts';
import { restore } from './restore.ts';

// Uses both engines and PostgreSQL's client programs.

const { path: directory, remove } = await createTemporaryDirectory();
const server = await startInstalledPostgresql();
const source = { url: await server.createDatabase() };
afterAll(async () => {
  await server.stop();
  await remove();
});

const report = (message: string): void => {
  throw new Error(message);
};

const connect = (url: string): Promise<DatabaseConnection> =>
  connectPostgresql({ url, report, onIdleError: console.error, applicationName: 'test' });

interface Place {
  dataDirectory: string;
  databaseUrl: string | undefined;
  files: FilesConfig;
  secretKey: Uint8Array | undefined;
  commit: string;
  officeTimeZone: string;
}

const placeAt = (name: string, databaseUrl?: string): Place => ({
  dataDirectory: join(directory, name),
  databaseUrl,
  files: { kind: 'local', directory: join(directory, name, 'files') },
  secretKey: undefined,
  commit: 'test-commit',
  officeTimeZone: testCalendar.timeZone,
});

const home = placeAt('home', source.url);
const archive = join(directory, 'backup.tar.gz');

async function namesIn(files: FileStore, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of files.list(folder)) names.push(key);
  return names;
}

/** All rows of a database, as text. Sessions and live updates aren't restored. */
async function rowsOf({ db }: DatabaseConnection): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    const linesOf = async (query: SQL): Promise<string[]> =>
      (await executeRows(tx, sql`select line::text from (${query}) as lines order by 1`)).map(({ line }) =>
        String(line),
      );
    const contents: Record<string, string[]> = {};
    const tables = await linesOf(
      sql`select tablename as line from pg_tables
        where schemaname = 'public' and tablename not in ('sessions', 'live_changes')`,
    );
    for (const table of tables)
      contents[table] = await linesOf(sql`select row as line from ${sql.identifier(table)} as row`);
    return contents;
  });
}

/** All rows and jobs of a database, as text. */
async function contentsOf(connection: DatabaseConnection): Promise<Record<string, string[]>> {
  const jobs = await executeRows(
    connection.db,
    sql`select name, data::text, state, group_id, singleton_key, start_after::text from pgboss.job
      where name not like '\\_\\_pgboss%' order by id`,
  );
  return { ...(await rowsOf(connection)), jobs: jobs.map((job) => JSON.stringify(job)) };
}

async function withConnection<Result>(
  open: () => Promise<DatabaseConnection>,
  action: (connection: DatabaseConnection) => Promise<Result>,
): Promise<Result> {
  const connection = await open();
  return action(connection).finally(connection.close);
}

const openPlace = ({ databaseUrl, dataDirectory }: Place) =>
  databaseUrl ? connect(databaseUrl) : openPglite(dataDirectory);

/** A place with a migrated, empty PostgreSQL database. */
async function createTarget(name: string): Promise<Place> {
  const place = placeAt(name, await server.createDatabase());
  await withConnection(
    () => openPlace(place),
    ({ prepare }) => prepare(async () => undefined),
  );
  return place;
}

/** Characters that are special to JSON, SQL, psql or line readers. */
const oddText =
  '\\restrict a\n\\restrict b\n\\unrestrict c\u2028\\restrict d\na\\b "c" \'d\' \t\r\n\u2028\u2029\u0085 {"e":null} é 漢 👩‍🚀 \u0001 $1 --';

beforeAll(async () => {
  await withConnection(
    () => connect(source.url),
    async ({ db, jobStore, prepare }) => {
      await prepare(async () => undefined);
      const files = createLocalFileStore(join(home.dataDirectory, 'files'));
      await seedDemo({
        db,
        files,
        passwords: createPasswords(),
        demoPassword: 'a long test password',
        calendar: testCalendar,
      });
      await keyFromFile(join(home.dataDirectory, 'secret.key'));
      await db.insert(webhooks).values({
        name: oddText,
        description: '',
        url: 'https://receiver.example',
        secret: 'locked',
        eventTypes: [oddText, '', 'NULL', '{}', 'a,b'],
      });
      await db.insert(leads).values({
        source: 'audit',
        state: 'new',
        email: 'odd@leads.example',
        message: oddText,
        suspicions: [oddText],
        createdAt: new Date('0099-01-01T00:00:00.001Z'),
      });
      await db.insert(clientErrors).values(
        Array.from({ length: 1_200 }, (_, index) => ({
          message: `${oddText} ${index}`,
          url: 'https://uplift.example/',
          userAgent: 'test',
          level: 'page' as const,
        })),
      );
      const event = { type: 'lead.created', data: { nothing: null }, occurredAt: new Date() };
      await db.insert(events).values([event, event, event]);
      const [person] = await db.select().from(accountUsers);
      if (!person) throw new Error('The demo company has no accounts.');
      const moment = new Date();
      await db.insert(sessions).values({
        kind: person.role,
        accountUserId: person.id,
        tokenHash: 'hash',
        createdAt: moment,
        lastSeenAt: moment,
        expiresAt: moment,
      });
      const jobs = await openJobQueue({
        store: jobStore,
        onError: console.error,
        officeTimeZone: testCalendar.timeZone,
      });
      await jobs.enqueue(
        'mail',
        { to: 'a@b.example', subject: oddText, text: oddText, html: oddText },
        undefined,
        {
          delay: 3_600_000,
        },
      );
      await jobs.enqueue(
        'webhook-attempt',
        { deliveryId: crypto.randomUUID(), webhookId: crypto.randomUUID(), number: 2 },
        undefined,
        { group: 'a webhook' },
      );
      const actor = { kind: 'manager', personId: crypto.randomUUID() } as const;
      for (const meetingId of ['one meeting', 'another'])
        await jobs.enqueue('meeting-mail', { meetingId, before: null, actor }, undefined, { key: meetingId });
      await jobs.enqueue('clean-up', {});
      await jobs.close();
    },
  );
  await backUp({ place: home, file: archive, report });
});

describe('a backup', () => {
  test('can be restored unchanged on the other engine, and from there back', async () => {
    const embedded = placeAt('embedded');
    const { missingFiles } = await restore({ place: embedded, file: archive, replace: false, report });
    expect(missingFiles).toEqual([]);
    const before = await withConnection(() => openPlace(home), contentsOf);
    expect(before.jobs).toHaveLength(5);
    expect(before.client_errors).toHaveLength(1_200);
    expect(await withConnection(() => openPlace(embedded), contentsOf)).toEqual(before);
    expect(
      await withConnection(
        () => openPlace(embedded),
        ({ db }) => db.select().from(sessions),
      ),
    ).toEqual([]);

    const second = join(directory, 'second.tar.gz');
    await backUp({ place: embedded, file: second, report });
    const moved = placeAt('moved', await server.createDatabase());
    await restore({ place: moved, file: second, replace: false, report });
    await withConnection(
      () => openPlace(moved),
      async (connection) => {
        expect(await contentsOf(connection)).toEqual(before);
        // Sequences continue after the last value.
        const [next] = await connection.db
          .insert(events)
          .values({ type: 'lead.created', data: {}, occurredAt: new Date() })
          .returning({ id: events.id });
        expect(next?.id).toBe(4);
      },
    );
    const files = createLocalFileStore(join(moved.dataDirectory, 'files'));
    const { entries } = await verifyArchive(archive);
    const names = entries.flatMap(({ name }) => /^files\/(.+)/.exec(name)?.[1] ?? []);
    expect(names.length).toBeGreaterThan(100);
    for (const name of names) {
      expect(
        (await buffer(await files.read(name))).equals(
          await readFile(join(home.dataDirectory, 'files', name)),
        ),
      ).toBe(true);
    }
    for (const place of [embedded, moved]) {
      const [key, mode] = [
        await readFile(join(place.dataDirectory, 'secret.key'), 'utf8'),
        (await stat(join(place.dataDirectory, 'secret.key'))).mode & 0o777,
      ];
      expect(key).toBe(await readFile(join(home.dataDirectory, 'secret.key'), 'utf8'));
      expect(mode).toBe(0o600);
    }
  });

  test('is restored without a client that was erased since', async () => {
    const place = placeAt('erased');
    const clientId = demoPeople.client.companyId;
    const store = createLocalFileStore(join(place.dataDirectory, 'files'));
    await store.write(`erased-clients/${clientId}`, Buffer.from('2026-11-27T12:00:00.000Z'));
    await restore({ place, file: archive, replace: false, report });
    await withConnection(
      () => openPlace(place),
      async ({ db }) => {
        expect(await db.select().from(clients).where(eq(clients.id, clientId))).toEqual([]);
        expect(await db.select().from(erasedClients)).toMatchObject([{ clientId }]);
      },
    );
  });

  test('from before the first release is restored into the current schema', async () => {
    const file = join(directory, 'old.tar.gz');
    const oldHome = { ...placeAt('old', await server.createDatabase()), files: home.files };
    await withConnection(
      () => openPlace(oldHome),
      async ({ db }) => {
        await db.transaction((tx) => createSchema(tx, earlierMigrations().slice(0, 15)));
        await db.execute(sql`insert into clients (company) values ('Café Zürich')`);
      },
    );
    await backUp({ place: oldHome, file, report });
    const place = placeAt('from-old');
    await restore({ place, file, replace: false, report });
    await withConnection(
      () => openPlace(place),
      async ({ db }) => {
        expect(await appliedMigrations(db)).toEqual([...earlierMigrations(), ...knownMigrations()]);
        expect(await db.select().from(clients)).toMatchObject([{ company: 'Café Zürich' }]);
      },
    );
  });

  test('is readable by its owner only, and leaves no temporary files', async () => {
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    const names = await readdir(directory);
    expect(names.filter((name) => name.startsWith('backup.tar.gz'))).toEqual(['backup.tar.gz']);
  });

  test('succeeds despite missing and modified files, and lists them', async () => {
    const files = createLocalFileStore(join(home.dataDirectory, 'files'));
    const lost = (await namesIn(files, 'documents'))[0] ?? '';
    const bytes = await readFile(join(home.dataDirectory, 'files', lost));
    await files.remove(lost);
    const { fileProblems } = await backUp({ place: home, file: join(directory, 'lost.tar.gz'), report });
    expect(fileProblems).toEqual([`${lost} is missing`]);
    await files.write(lost, bytes.subarray(1));
    const changed = await backUp({ place: home, file: join(directory, 'lost.tar.gz'), report });
    expect(changed.fileProblems).toEqual([`${lost} is not as it was uploaded`]);
    await files.write(lost, bytes);
  });

  test('that fails does not replace an existing file', async () => {
    await expect(backUp({ place: home, file: join(directory, 'no', 'x.tar.gz'), report })).rejects.toThrow(
      /cannot be written: there is no such folder/,
    );
    await expect(backUp({ place: placeAt('nowhere'), file: archive, report })).rejects.toThrow(
      /holds no database/,
    );
    const empty = await server.createDatabase();
    await expect(backUp({ place: placeAt('nowhere', empty), file: archive, report })).rejects.toThrow(
      /the database is empty/,
    );
    expect((await verifyArchive(archive)).commit).toBe('test-commit');
  });
});

/** The archive with its entries mapped by `change`. Returning null removes an entry. */
async function rewritten(change: (name: string, bytes: Buffer) => Buffer | null): Promise<string> {
  const entries = [];
  for await (const { name, content } of readArchive(archive)) {
    const bytes = change(name, await buffer(content));
    if (bytes) entries.push({ header: { name, size: bytes.length }, body: new Uint8Array(bytes) });
  }
  return written(gzipSync(await packTar(entries)));
}

async function written(bytes: Uint8Array): Promise<string> {
  const file = join(await temporaryDirectoryOfTest(), 'archive.tar.gz');
  await writeFile(file, bytes);
  return file;
}

const inManifest = (from: string | RegExp, to: string) => (name: string, bytes: Buffer) =>
  name === 'manifest.json' ? Buffer.from(bytes.toString().replace(from, to)) : bytes;

describe('restore throws and changes nothing for', () => {
  const whole = () => readFile(archive);

  test.for<[what: string, make: () => Promise<string>, message: RegExp]>([
    ['a file that is not there', async () => join(directory, 'none.tar.gz'), /cannot be read: ENOENT/],
    [
      'an archive that was cut off',
      async () => written((await whole()).subarray(0, 90_000)),
      /damaged: unexpected end of file/,
    ],
    [
      'an archive with one changed byte',
      async () => {
        const bytes = await whole();
        bytes[60_000] = (bytes[60_000] ?? 0) ^ 1;
        return written(bytes);
      },
      /damaged/,
    ],
    ['what is no archive at all', () => written(randomBytes(5_000)), /is no backup, or it is damaged/],
    [
      'an archive of another program',
      async () => written(gzipSync(await packTar([{ header: { name: 'a.txt', size: 1 }, body: 'a' }]))),
      /is no backup of Uplift, or was cut off/,
    ],
    [
      'a dump that was changed',
      () => rewritten((name, bytes) => (name === 'database.dump' ? bytes.fill('changed', 99, 106) : bytes)),
      /database.dump is not as it was written/,
    ],
    [
      'a dump that is missing',
      () => rewritten((name, bytes) => (name === 'database.dump' ? null : bytes)),
      /database.dump is missing/,
    ],
    [
      'another format',
      () => rewritten(inManifest('"format": 2', '"format": 1')),
      /has format 1, and this version reads format 2. Restore it with the version that wrote it/,
    ],
    [
      'a schema that it does not know',
      () => rewritten(inManifest(/"migrations": \[/, '"migrations": ["later",')),
      /made by another version \(commit test-commit\).*Update Uplift/,
    ],
  ])('%s', async ([, make, message]) => {
    const place = placeAt('untouched');
    await expect(restore({ place, file: await make(), replace: true, report })).rejects.toThrow(message);
    expect(await readdir(directory)).not.toContain('untouched');
  });

  test('a key that cannot decrypt the secrets', async () => {
    const place = { ...placeAt('untouched'), secretKey: randomBytes(32) };
    await expect(restore({ place, file: archive, replace: true, report })).rejects.toThrow(
      /SECRET_KEY is another key.*Unset it/,
    );
    const secretKey = randomBytes(32);
    const file = join(await temporaryDirectoryOfTest(), 'without-key.tar.gz');
    await backUp({ place: { ...home, secretKey }, file, report });
    await expect(restore({ place: placeAt('untouched'), file, replace: true, report })).rejects.toThrow(
      /locked with a SECRET_KEY that is not in it/,
    );
    expect(await readdir(directory)).not.toContain('untouched');
    for await (const { name, content } of readArchive(file)) {
      expect(name).not.toBe('secret.key');
      await content.cancel();
    }
  });

  test('a database that is in use, is not empty, or belongs to another program', async () => {
    const place = await createTarget('target');
    await expect(restore({ place, file: archive, replace: false, report })).rejects.toThrow(
      /holds an installation of Uplift already. --replace/,
    );
    const server = await connectPostgresql({
      url: place.databaseUrl ?? '',
      report,
      onIdleError: console.error,
    });
    await expect(restore({ place, file: archive, replace: true, report })).rejects.toThrow(
      /Servers have 1 connections to the database. Stop them first/,
    );
    await server.db.execute('drop table drizzle.__drizzle_migrations');
    await server.close();
    await expect(restore({ place, file: archive, replace: true, report })).rejects.toThrow(
      /tables of another program/,
    );
    expect(await readdir(directory)).not.toContain('target');
  });

  test('a dump that ends halfway through', async () => {
    const place = await createTarget('half-way');
    await withConnection(
      () => openPlace(place),
      ({ db }) => db.insert(clients).values({ company: 'Café Zürich' }),
    );
    const before = await withConnection(() => openPlace(place), rowsOf);
    // The manifest matches the archive, but the end of the dump is missing.
    const file = await withHalfADump();
    await expect(restore({ place, file, replace: true, report })).rejects.toThrow(/pg_restore failed/);
    expect(await withConnection(() => openPlace(place), rowsOf)).toEqual(before);

    await restore({ place, file: archive, replace: true, report });
    expect(await withConnection(() => openPlace(place), rowsOf)).toEqual(
      await withConnection(() => openPlace(home), rowsOf),
    );
  });
});

/** A valid archive with the first half of the dump. */
async function withHalfADump(): Promise<string> {
  let half: Buffer = Buffer.alloc(0);
  return rewritten((name, bytes) => {
    if (name === 'database.dump') {
      half = bytes.subarray(0, bytes.length / 2);
      return half;
    }
    if (name !== 'manifest.json') return bytes;
    const manifest = JSON.parse(bytes.toString());
    const entry = manifest.entries.find((one: { name: string }) => one.name === 'database.dump');
    entry.bytes = half.length;
    entry.sha256 = createHash('sha256').update(half).digest('hex');
    return Buffer.from(JSON.stringify(manifest));
  });
}
