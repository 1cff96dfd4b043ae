import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Storybook's own package, through which the root can resolve all others. */
const STORYBOOK = '@uplift/storybook';

const browserModules = [
  '.storybook/*.{ts,tsx}',
  'packages/*/src/**/*.{ts,tsx}',
  'apps/web/src/**/*.{ts,tsx}',
  'apps/api/src/mail/email*.{ts,tsx}',
];
const elsewhere = [
  '.storybook/{main,manager,vite.config}.ts',
  '**/*.test.{ts,tsx}',
  '**/entry-server.tsx',
  'packages/ui/src/next/*',
];

const typeImport = /^(?:import|export)\s+type\b[^;]*;/gm;
const moduleName = /(?:\bfrom\s+|\bimport\s+|\bimport\()['"]([^'"]+)['"]/g;

/** Own modules, code in templates, Node built-ins, and MSW, which Vitest leaves unbundled so that there is only one instance. */
const neverBundled = /^(?:\.|\$|node:|virtual:|@uplift\/|msw)|\.css$|\?/;

/** Returns the packages that a source text imports, statically or dynamically. Ignores types. */
export function importedPackages(source: string): string[] {
  const imports = source.replaceAll(typeImport, '').matchAll(moduleName);
  return [...imports].map(([, name = '']) => name).filter((name) => !neverBundled.test(name));
}

function packageOf(file: string): string {
  const [top = '', folder = ''] = file.split('/');
  const directory = top === '.storybook' ? top : join(top, folder);
  return JSON.parse(readFileSync(join(root, directory, 'package.json'), 'utf8')).name;
}

/**
 * Lists all packages that stories load, for `optimizeDeps.include`. Vite discovers dependencies only without
 * a cache. A dependency added later is discovered while stories run, and reloads the page in the middle of a
 * test. Since this list is part of the configuration, it invalidates a cache that lacks an entry. Each entry
 * names a package that imports it (`@uplift/storybook > @uplift/ui > react`), because the root can resolve
 * only its own dependencies.
 */
export function storyDependencies(): string[] {
  const paths = new Map<string, string>();
  for (const file of globSync(browserModules, { cwd: root, exclude: elsewhere }).sort()) {
    const owner = packageOf(file);
    const through = owner === STORYBOOK ? STORYBOOK : `${STORYBOOK} > ${owner}`;
    for (const name of importedPackages(readFileSync(join(root, file), 'utf8'))) {
      if (!paths.has(name)) paths.set(name, `${through} > ${name}`);
    }
  }
  return [...paths.values()];
}
