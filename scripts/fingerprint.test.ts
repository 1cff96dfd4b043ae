import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesOf, fingerprintOf, type Sources } from './fingerprint.ts';
import { siteSources } from './site-build.ts';

let sources: Sources;
const write = (name: string, text: string) => writeFileSync(join(sources.directory, name), text);

beforeEach(() => {
  sources = {
    directory: mkdtempSync(join(tmpdir(), 'uplift-fingerprint-')),
    include: ['src/**', 'package.json'],
    exclude: ['**/*.test.ts'],
  };
  mkdirSync(join(sources.directory, 'src/button'), { recursive: true });
  write('package.json', '{}');
  write('src/button/button.ts', 'export const size = 1;');
});

afterEach(() => {
  rmSync(sources.directory, { recursive: true });
});

test('stays the same when nothing but the time of a file changed', () => {
  const before = fingerprintOf(sources);
  utimesSync(join(sources.directory, 'package.json'), 0, 0);
  expect(fingerprintOf(sources)).toBe(before);
});

test('stays the same when an excluded file or one elsewhere changed', () => {
  const before = fingerprintOf(sources);
  write('src/button/button.test.ts', 'new');
  write('README.md', 'new');
  expect(fingerprintOf(sources)).toBe(before);
});

test.for<[change: string, apply: () => void]>([
  ['changed', () => write('src/button/button.ts', 'export const size = 2;')],
  ['added', () => write('src/button/index.ts', '')],
  ['removed', () => rmSync(join(sources.directory, 'src/button/button.ts'))],
  [
    'renamed',
    () => renameSync(join(sources.directory, 'package.json'), join(sources.directory, 'src/a.json')),
  ],
])('differs when a file is %s', ([, apply]) => {
  const before = fingerprintOf(sources);
  apply();
  expect(fingerprintOf(sources)).not.toBe(before);
});

test('differs when text moves from one file to the next', () => {
  write('src/a.ts', 'one');
  write('src/b.ts', 'two');
  const before = fingerprintOf(sources);
  write('src/a.ts', 'onetwo');
  write('src/b.ts', '');
  expect(fingerprintOf(sources)).not.toBe(before);
});

test('the site is made of the app, its public files, the packages and what is installed', () => {
  const files = filesOf(siteSources);
  expect(files).toEqual(
    expect.arrayContaining([
      'apps/web/package.json',
      'apps/web/public/data/tech-assets.json',
      'apps/web/src/entry-server.tsx',
      'apps/web/vite.config.ts',
      'packages/data-client/package.json',
      'packages/ui/src/button/button.tsx',
      'pnpm-lock.yaml',
      'tsconfig.json',
    ]),
  );
  expect(files.filter((file) => /node_modules|\/dist\/|\.test\.|\.stories\.|^apps\/api/.test(file))).toEqual(
    [],
  );
});
