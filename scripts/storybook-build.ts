import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { root, show } from './command.ts';
import { fingerprintOf, type Sources } from './fingerprint.ts';

/** The built Storybook: files for any server of files. */
const directory = join(root, 'storybook-static');

/** What the last build was made of. */
const record = join(directory, 'fingerprint');

const sources: Sources = {
  directory: root,
  include: [
    '.storybook/*.{ts,tsx,css,json}',
    '.storybook/{docs,public}/**',
    'packages/*/src/**',
    'packages/*/package.json',
    'apps/web/{src,public}/**',
    'tests/consumer/project/src/**',
    'tsconfig.json',
    'pnpm-lock.yaml',
  ],
  // The embed is made from the packages' sources while it builds.
  exclude: ['**/*.test.{ts,tsx}', '.storybook/public/embed/*.js'],
};

/**
 * Builds Storybook, unless what lies there was built from the sources as they are now.
 *
 * @throws when that does not work; Storybook has told the rest
 */
export async function needStorybook(): Promise<void> {
  const fingerprint = `${fingerprintOf(sources)} ${process.version}`;
  if (existsSync(record) && readFileSync(record, 'utf8') === fingerprint) return;
  rmSync(record, { force: true });
  const code = await show([
    'storybook',
    'build',
    '--config-dir=.storybook',
    `--output-dir=${directory}`,
    '--quiet',
  ]);
  if (code !== 0) throw new Error('Storybook cannot be built.');
  writeFileSync(record, fingerprint);
}

/** One line of Storybook's table of contents. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
  tags: readonly string[];
}

/** Everything that the built Storybook shows, in the order of its navigation. */
export function storybookEntries(): Entry[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(directory, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries);
}

export interface StorybookServer {
  /** Its address, without a trailing slash. */
  url: string;
  stop: () => Promise<void>;
}

/** Serves the built Storybook to this machine as plain files, on a free port. */
export async function serveStorybook(): Promise<StorybookServer> {
  const server = await preview({
    root,
    configFile: false,
    // No page stands in for one that is missing.
    appType: 'mpa',
    build: { outDir: directory },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { url: address.replace(/\/$/, ''), stop: () => server.close() };
}
