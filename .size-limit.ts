import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { SizeLimitConfig } from 'size-limit';
import { handlerFetch, publicSite } from './packages/data-client/src/testing/index.ts';
import type { EmbedManifest } from './scripts/embeds.ts';

// Gzipped size budgets of the built pages and packages. Run by `pnpm size`, which builds first.

const client = 'apps/web/dist/client';
const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
  readFileSync(`${client}/.vite/manifest.json`, 'utf8'),
);

/** Returns the files that modules load initially, including their static imports. */
function filesOf(modules: readonly string[], files = new Set<string>()): Set<string> {
  for (const module of modules) {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The build of the site has no ${module}.`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    filesOf(chunk.imports ?? [], files);
  }
  return files;
}

const embed: EmbedManifest = JSON.parse(readFileSync(`${client}/embed/manifest.json`, 'utf8'));

/** The files that a page with a custom element loads at first. */
function embedded(script: string): string[] {
  return (embed.scripts[script] ?? []).map((file) => `${client}/embed/${embed.version}/${file}`);
}

const entry = 'src/hydration/entry-client.tsx';
const homePage = 'src/pages/home/home-page.tsx';
const orbit = '../../packages/tech-showcase/src/orbit-3d/index.ts';
const home = filesOf([entry, homePage]);
const pages = Object.keys(manifest).filter((module) => /^src\/pages\/.+-page\.tsx$/.test(module));
for (const page of pages) {
  if (filesOf([entry, page]).has(manifest[orbit]?.file ?? ''))
    throw new Error(`${page} loads the orbit at once.`);
}

/** Built files, measured without another bundler. */
function built(name: string, limit: string, files: string[]): SizeLimitConfig[number] {
  return { name, limit, path: files, gzip: true, disablePlugins: ['@size-limit/esbuild'] };
}

function scripts(name: string, limit: string, files: ReadonlySet<string>): SizeLimitConfig[number] {
  return built(
    name,
    limit,
    [...files].map((file) => `${client}/${file}`),
  );
}

/** Writes the home page and its inline scripts separately, as the server renders them with sample data. */
async function renderHome(): Promise<{ html: string; inline: string }> {
  const { createSite } = await import(`${import.meta.dirname}/apps/web/dist/server/entry-server.js`);
  const site = createSite({ manifest, siteUrl: 'https://uplift.example', origins: {} });
  const { html } = await site.render({ path: '/', fetch: handlerFetch(publicSite()) });
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code).join('\n');
  const folder = 'node_modules/.cache/size';
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/home.html`, html);
  writeFileSync(`${folder}/inline.js`, inline);
  return { html: `${folder}/home.html`, inline: `${folder}/inline.js` };
}

function forBrowsers<Config extends object>(config?: Config): Config {
  if (!config) throw new Error('size-limit passes no configuration of esbuild.');
  const define = { 'process.env.NODE_ENV': '"production"' };
  return Object.assign(config, { format: 'esm', target: 'es2022', define });
}

/** An entry point as bundled by a site. Packages in `ignore` are not counted. */
function bundled(
  name: string,
  limit: string,
  { path, names, ignore = [] }: { path: string; names?: readonly string[]; ignore?: string[] },
): SizeLimitConfig[number] {
  return {
    name,
    limit,
    path,
    ignore,
    gzip: true,
    ...(names ? { import: `{ ${names.join(', ')} }` } : {}),
    modifyEsbuildConfig: forBrowsers,
  };
}

/** Packages that users of the kit have anyway, and the libraries that components build on. */
const peers = ['react', 'react-dom', '@emotion/*', 'next'];
const libraries = [
  '@internationalized/date',
  'culori/*',
  '@radix-ui/*',
  'sonner',
  '@tanstack/*',
  'cmdk',
  'd3-*',
  '@zxcvbn-ts/*',
];

/** Limits of components other than 8 kB. */
const limits: Record<string, string> = {
  // 0.6 kB of it is the slot for `asChild`, 0.5 kB the spinner.
  button: '2.5 kB',
  // 0.7 kB of lines and areas places labels next to their points.
  chart: '9 kB',
  // Contains `createTheme`, which loads once an accent is set.
  'custom-element': '10 kB',
  // Both contain Calendar, Popover, Input and the parser of typed dates. The calendar alone has 6 kB.
  'date-picker': '11 kB',
  'date-range-picker': '12 kB',
  // The tokens of all themes, which `createTheme` takes as its template, and the pairs that need contrast.
  theme: '9 kB',
};

/** A page needs one chart, and `createTheme` usually runs in a script. */
const measuredSeparately: Record<string, string[]> = {
  chart: ['AreaChart', 'BarChart', 'DonutChart', 'LineChart', 'Sparkline', 'StackedBarChart'],
  theme: ['ThemeProvider', 'createTheme'],
};

function component(path: string): SizeLimitConfig {
  const name = basename(dirname(path));
  const limit = limits[name] ?? '8 kB';
  const ignore = [...peers, ...libraries];
  const separate = measuredSeparately[name];
  if (!separate) return [bundled(`@uplift/ui/${name}`, limit, { path, ignore })];
  return separate.map((each) =>
    bundled(`@uplift/ui/${name}: ${each}`, limit, { path, names: [each], ignore }),
  );
}

/** The entry points that the README lists with their sizes: with libraries, except for one that loads on demand. */
function listedSizes(): SizeLimitConfig {
  const ignore = [...peers, '@zxcvbn-ts/*'];
  const readme = readFileSync('packages/ui/README.md', 'utf8');
  return [...readme.matchAll(/^\| (`[a-z-]+`.*?) +\| (\d+ kB) +\|$/gm)].flatMap(
    ([, names = '', limit = '']) =>
      [...names.matchAll(/`([a-z-]+)`/g)].map(([, name]) => {
        const [path = ''] = globSync(`packages/ui/dist/{,foundations/,hooks/}${name}/index.js`);
        return bundled(`@uplift/ui/${name}, with its libraries`, limit, { path, ignore });
      }),
  );
}

const { html, inline } = await renderHome();
const homeScripts = scripts('home page: JavaScript before anyone interacts', '110 kB', home);
const components = globSync('packages/ui/dist/{,foundations/,hooks/}*/index.js').sort().flatMap(component);

export default [
  { ...homeScripts, path: [...(homeScripts.path ?? []), inline] },
  // The server's demo content takes 4 kB more than the samples. Browsers get it with Brotli: 28 kB in total.
  built('home page: HTML with styles', '32 kB', [html]),
  ...pages.flatMap((page) => {
    const own = filesOf([page]).difference(home);
    return own.size > 0
      ? [scripts(`${basename(page, '.tsx')}: JavaScript beyond the home page`, '20 kB', own)]
      : [];
  }),
  scripts('orbit: three, fiber and ours', '215 kB', filesOf([orbit]).difference(home)),
  { ...built('fonts', '100 kB', [`${client}/**/*.woff2`]), gzip: false, brotli: false },
  ...components,
  ...listedSizes(),
  // More would be code that the root entry runs regardless of what is imported from it.
  bundled('@uplift/ui: Button', '2.5 kB', {
    path: 'packages/ui/dist/index.js',
    names: ['Button'],
    ignore: [...peers, ...libraries],
  }),
  bundled('@uplift/roi-engine', '4 kB', { path: 'packages/roi-engine/dist/index.js' }),
  built('<roi-calculator>, before interaction', '60 kB', embedded('roi-calculator.js')),
  built('<tech-showcase>, before the orbit in 3D', '140 kB', embedded('tech-showcase.js')),
  bundled('@uplift/data-client', '10 kB', {
    path: 'packages/data-client/dist/index.js',
    ignore: ['react', 'swr'],
  }),
] satisfies SizeLimitConfig;
