import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Storybook's own package: the one through which the root can resolve every other. */
const STORYBOOK = '@uplift/storybook';

const browserModules = [
  '.storybook/*.{ts,tsx}',
  'packages/*/src/**/*.{ts,tsx}',
  'apps/web/src/**/*.{ts,tsx}',
];
const elsewhere = ['.storybook/{main,vite.config}.ts', '**/*.test.{ts,tsx}', '**/entry-server.tsx'];

const typeImport = /^(?:import|export)\s+type\b[^;]*;/gm;
const moduleName = /(?:\bfrom\s+|\bimport\s+|\bimport\()['"]([^'"]+)['"]/g;

/** Own modules, what Node brings, and MSW, which Vitest keeps out of the bundle so that there is only one of it. */
const neverBundled = /^(?:\.|node:|virtual:|@uplift\/|msw)|\.css$|\?/;

/** The modules of other packages that a source text imports, at once or later. Types do not count. */
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
 * Everything that stories load from other packages, for `optimizeDeps.include`. Vite looks for dependencies only while
 * it has no cache; one imported since then it meets while stories run, and reloads the page in the middle of a test.
 * As a part of the configuration, this list makes a cache that lacks one out of date. Each is named through a package
 * that imports it (`@uplift/storybook > @uplift/ui > react`), because the root can resolve its own dependencies only.
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
