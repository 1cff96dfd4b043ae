import { access, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../start-error.ts';
import type { Site, SiteModule, SiteOptions } from './site-module.ts';

/** The built site: its renderer, and the folder of its static files. */
export interface BuiltSite {
  site: Site;
  clientDirectory: string;
}

function isSiteModule(module: unknown): module is SiteModule {
  return (
    typeof module === 'object' &&
    module !== null &&
    'createSite' in module &&
    typeof module.createSite === 'function'
  );
}

/**
 * Loads the output of `pnpm build`.
 *
 * @param directory the folder with `client/` and `server/`
 * @throws StartError if the site is not built, or comes from another version
 */
export async function loadSite(
  directory: string,
  options: Omit<SiteOptions, 'manifest' | 'builtAt'>,
): Promise<BuiltSite> {
  const entry = join(directory, 'server', 'entry-server.js');
  const manifestFile = join(directory, 'client', '.vite', 'manifest.json');
  try {
    await Promise.all([access(entry), access(manifestFile)]);
  } catch {
    throw new StartError(
      `The site is not built: ${entry} and ${manifestFile} are needed.\n` +
        'Run `pnpm build`, name the folder of another build with WEB_DIST, or serve the API alone with WEB_DIST=none.',
    );
  }
  const manifest: unknown = JSON.parse(await readFile(manifestFile, 'utf8'));
  const module: unknown = await import(pathToFileURL(entry).href);
  if (!isSiteModule(module)) {
    throw new StartError(
      `${entry} has no createSite. It comes from another version: run \`pnpm build\` again.`,
    );
  }
  const { mtime: builtAt } = await stat(manifestFile);
  return {
    site: module.createSite({ manifest, builtAt, ...options }),
    clientDirectory: join(directory, 'client'),
  };
}
