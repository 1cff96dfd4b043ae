import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startFaultyProxy } from '../testing/faulty-proxy.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { temporaryDirectoryOfTest } from '../testing/temporary-directory.ts';
import { FileMissing, type FileStore, FileStoreUnavailable } from './file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';
import { checkFileStore } from './open-file-store.ts';
import { createS3FileStore, type S3Settings, type S3TimeLimits } from './s3-file-store.ts';

// The database engine makes no difference here, so one is enough.

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

let stores = 0;

const kinds: readonly [name: string, create: () => Promise<FileStore>][] = [
  ['on this machine', async () => createLocalFileStore(await temporaryDirectoryOfTest())],
  [
    'in a bucket',
    async () => {
      stores += 1;
      return createS3FileStore({ ...s3.settings, prefix: `store-${stores}/` });
    },
  ],
];

async function keysIn(files: FileStore, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(folder)) keys.push(key);
  return keys.sort();
}

const contentOf = async (files: FileStore, key: string) => (await buffer(await files.read(key))).toString();

/** Messages of an error and its causes. */
const messagesOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${messagesOf(error.cause)}` : '';

const parts = (count: number, length: number) =>
  Readable.from(Array.from({ length: count }, () => Buffer.alloc(length, 'p')));

describe.for(kinds)('a file store %s', ([, create]) => {
  test('returns the content written last until it is removed', async () => {
    const files = await create();
    expect(await files.has('logos/a.svg')).toBe(false);
    expect(await files.sizeOf('logos/a.svg')).toBe(null);
    await files.write('logos/a.svg', Buffer.from('first'));
    await files.write('logos/a.svg', Buffer.from('the second'));
    expect(await files.has('logos/a.svg')).toBe(true);
    expect(await files.sizeOf('logos/a.svg')).toBe(10);
    expect(await contentOf(files, 'logos/a.svg')).toBe('the second');
    await files.remove('logos/a.svg');
    await files.remove('logos/a.svg');
    expect(await files.has('logos/a.svg')).toBe(false);
    await expect(files.read('logos/a.svg')).rejects.toThrow(FileMissing);
  });

  test('accepts streams and returns byte ranges', async () => {
    const files = await create();
    await files.write('large.bin', { bytes: 3_000_000, content: parts(30, 100_000) });
    expect(await files.sizeOf('large.bin')).toBe(3_000_000);
    const numbers = Buffer.from(Uint32Array.from({ length: 75_000 }, (_, index) => index).buffer);
    await files.write('numbers.bin', { bytes: numbers.length, content: Readable.from([numbers]) });
    for (const [first, last] of [
      [0, 9],
      [65_000, 140_000],
      [299_999, 299_999],
    ] as const) {
      const stretch = await buffer(await files.read('numbers.bin', { first, last }));
      expect(stretch.equals(numbers.subarray(first, last + 1))).toBe(true);
    }
    await files.write('empty.txt', { bytes: 0, content: Readable.from([]) });
    expect(await contentOf(files, 'empty.txt')).toBe('');
  });

  test.for<[what: string, content: () => Readable, message: string]>([
    ['breaks', () => Readable.from(broken()), 'The disk is gone.'],
    ['is shorter than it said', () => parts(9, 100_000), 'to have 1000000 bytes and has only 900000'],
    ['is longer than it said', () => parts(11, 100_000), 'to have 1000000 bytes and has more'],
  ])('writes nothing from a stream that %s', async ([, content, message]) => {
    const files = await create();
    await files.write('stored/a.bin', Buffer.from('before'));
    const writing = files.write('stored/a.bin', { bytes: 1_000_000, content: content() });
    expect(messagesOf(await writing.catch((error: unknown) => error))).toContain(message);
    expect(await contentOf(files, 'stored/a.bin')).toBe('before');
    expect(await keysIn(files, 'stored')).toEqual(['stored/a.bin']);
  });

  test('shows a file completely or not at all during concurrent writes', async () => {
    const files = await create();
    const versions = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(3_000_000));
    await files.write('large.bin', Buffer.from('a'.repeat(3_000_000)));
    const writing = Promise.all(versions.map((text) => files.write('large.bin', Buffer.from(text))));
    const seen: string[] = [];
    for (let round = 0; round < 20; round += 1) seen.push(await contentOf(files, 'large.bin'));
    await writing;
    for (const text of seen) expect(versions).toContain(text);
  });

  test('lists a folder with its subfolders and no other folder', async () => {
    const files = await create();
    expect(await keysIn(files, 'assets')).toEqual([]);
    const before = Date.now() - 2_000;
    const keys = ['assets/1/a.png', 'assets/1/b.png', 'assets/2/c-1_2.png'];
    for (const key of [...keys, 'assets-old/c.png', 'documents/d.pdf'])
      await files.write(key, Buffer.from(key));
    expect(await keysIn(files, 'assets')).toEqual(keys);
    for await (const { changedAt } of files.list('assets')) {
      expect(changedAt.getTime()).toBeGreaterThan(before);
      expect(changedAt.getTime()).toBeLessThan(Date.now() + 2_000);
    }
    expect(await contentOf(files, 'assets/2/c-1_2.png')).toBe('assets/2/c-1_2.png');
  });
});

async function* broken(): AsyncGenerator<Buffer> {
  yield Buffer.alloc(100_000);
  throw new Error('The disk is gone.');
}

test('a local folder contains nothing but the files', async () => {
  const directory = await temporaryDirectoryOfTest();
  const files = createLocalFileStore(directory);
  await files.write('logos/a.svg', Buffer.from('first'));
  await files.write('logos/a.svg', Buffer.from('second'));
  expect(await readdir(directory, { recursive: true })).toEqual(['logos', 'logos/a.svg']);
});

describe('a bucket', () => {
  const limits: S3TimeLimits = { connect: 5_000, answer: 20_000, upload: 20_000, pause: 1_000 };
  const hurried: S3TimeLimits = { ...limits, answer: 300, upload: 300 };
  const storeAt = (settings: Partial<S3Settings>, within = limits) =>
    createS3FileStore({ ...s3.settings, ...settings }, within);

  async function openLine() {
    const line = await startFaultyProxy(s3.port);
    onTestFinished(line.close);
    return line;
  }

  const calls: readonly [name: string, call: (files: FileStore) => Promise<unknown>][] = [
    ['has', (files) => files.has('a.bin')],
    ['sizeOf', (files) => files.sizeOf('a.bin')],
    ['write', (files) => files.write('a.bin', Buffer.alloc(10))],
    ['write a stream', (files) => files.write('a.bin', { bytes: 1_000_000, content: parts(10, 100_000) })],
    ['read', (files) => files.read('a.bin')],
    ['remove', (files) => files.remove('a.bin')],
    ['list', (files) => keysIn(files, 'assets')],
  ];

  async function reasonsOf(files: FileStore): Promise<FileStoreUnavailable[]> {
    return Promise.all(
      calls.map(async ([name, call]) => {
        const error = await call(files).then(
          () => null,
          (reason: unknown) => reason,
        );
        if (error instanceof FileStoreUnavailable) return error;
        throw new Error(`${name} met ${error}.`);
      }),
    );
  }

  test('lists more than one page', async () => {
    const files = storeAt({ prefix: 'many/' });
    const names = Array.from({ length: 1_005 }, (_, index) => `copies/${index}`);
    for (let from = 0; from < names.length; from += 50) {
      await Promise.all(names.slice(from, from + 50).map((name) => files.write(name, Buffer.from(name))));
    }
    expect(await keysIn(files, 'copies')).toEqual(names.sort());
  });

  test('distinguishes an unreachable or silent bucket from one that refuses access', async () => {
    const port = 9;
    const silent = await openLine();
    silent.fault = { after: 0, effect: 'silence' };
    const [away, hangs, forbids] = await Promise.all([
      reasonsOf(storeAt({ endpoint: `http://127.0.0.1:${port}` })),
      reasonsOf(storeAt({ endpoint: silent.url }, hurried)),
      reasonsOf(storeAt({ credentials: { accessKeyId: 'a-stranger', secretAccessKey: 'hunter2' } })),
    ]);
    for (const error of [...away, ...hangs]) expect(error.refused, error.message).toBe(false);
    for (const error of forbids) {
      expect(error.refused, error.message).toBe(true);
      expect(error.message).not.toContain('hunter2');
    }
    expect(away[0]?.message).toMatch(/^The file store did not tell of a.bin \(.*ECONNREFUSED/);
    expect(forbids.at(-1)?.message).toMatch(/did not list assets \(InvalidAccessKeyId/);

    const said: string[] = [];
    const check = (files: FileStore) => checkFileStore(files, (message) => said.push(message));
    await check(storeAt({}));
    expect(said).toEqual([]);
    await check(storeAt({ endpoint: `http://127.0.0.1:${port}` }));
    expect(said).toEqual([expect.stringContaining('files are answered with 503')]);
    await expect(check(storeAt({ bucket: 'another-bucket' }))).rejects.toThrow(
      /NoSuchBucket.*\nSee that the FILES_S3_/,
    );
  });

  test.for(['silence', 'end'] as const)(
    'fails to read a file whose bytes end early with %s',
    async (effect) => {
      const proxy = await openLine();
      await storeAt({}).write('cut.bin', Buffer.alloc(2_000_000, 'c'));
      proxy.fault = { after: 700_000, effect };
      const stream = await storeAt({ endpoint: proxy.url }).read('cut.bin');
      await expect(buffer(stream)).rejects.toThrow(/^The file store did not send all of cut.bin/);
    },
  );

  test('waits for slow readers and buffers only a little for them', async () => {
    const bytes = 20_000_000;
    const files = storeAt({});
    await files.write('slow.bin', Buffer.alloc(bytes));
    const stream = await files.read('slow.bin');
    const reading = stream[Symbol.asyncIterator]();
    let seen = (await reading.next()).value.length;
    // Longer than the pause limit of the store.
    await new Promise((resolve) => setTimeout(resolve, 1.5 * limits.pause));
    expect(stream.readableLength).toBeLessThan(1_000_000);
    for await (const chunk of stream) seen += chunk.length;
    expect(seen).toBe(bytes);
  });

  test('closes the connection when a reader stops early or never reads', async () => {
    const line = await openLine();
    const files = storeAt({ endpoint: line.url });
    await storeAt({}).write('left.bin', Buffer.alloc(20_000_000));
    const begun = await files.read('left.bin');
    await begun[Symbol.asyncIterator]().next();
    const unread = await files.read('left.bin');
    expect(line.connections()).toBe(2);
    begun.destroy();
    unread.destroy();
    await expect.poll(line.connections).toBe(0);
  });

  test('separates the files of several installations', async () => {
    await storeAt({ prefix: 'sites/two/' }).write('assets/a.svg', Buffer.from('<svg/>'));
    expect(await storeAt({ prefix: 'sites/three/' }).has('assets/a.svg')).toBe(false);
    expect(await keysIn(storeAt({ prefix: 'sites/' }), 'two')).toEqual(['two/assets/a.svg']);
  });
});
