import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, showLines } from './command.ts';
import { fingerprintOf, type Sources } from './fingerprint.ts';

/** The built site: `client/` for browsers, `server/` for the process that renders. */
export const siteDirectory: string = join(root, 'apps/web/dist');

const built = ['client/.vite/manifest.json', 'server/entry-server.js'].map((file) =>
  join(siteDirectory, file),
);

/** What the last build was made of. */
const record = join(siteDirectory, 'fingerprint');

/** Everything that the built site depends on. */
export const siteSources: Sources = {
  directory: root,
  include: [
    'apps/web/{src,public,vite}/**',
    'apps/web/*.{ts,json}',
    'packages/*/src/**',
    'packages/*/package.json',
    'tsconfig.json',
    'pnpm-lock.yaml',
  ],
  exclude: ['**/*.{test,stories}.{ts,tsx}', '**/*.mdx'],
};

function currentFingerprint(): string {
  return `${fingerprintOf(siteSources)} ${process.version}`;
}

/** Whether the site that lies there was built from the sources as they are now. */
export function isSiteFresh(): boolean {
  return (
    built.every((file) => existsSync(file)) &&
    existsSync(record) &&
    readFileSync(record, 'utf8') === currentFingerprint()
  );
}

/**
 * Builds the site.
 *
 * @returns whether that worked; Vite has told the rest
 */
export async function buildSite(): Promise<boolean> {
  // Taken before, so that what changes meanwhile counts as changed; written after, so that a broken build is none.
  const fingerprint = currentFingerprint();
  rmSync(record, { force: true });
  const code = await showLines(['vite', 'build'], (line) => !/^dist\//.test(line), {
    directory: join(root, 'apps/web'),
    variables: { NODE_ENV: 'production' },
  });
  if (code !== 0) return false;
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, fingerprint);
  return true;
}
