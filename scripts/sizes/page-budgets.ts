import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startProductionServer } from '../production-server.ts';
import { siteDirectory } from '../site-build.ts';
import { type Budget, budgetOf, gzipSize } from './budget.ts';
import { linksOf, type Manifest, type PageScripts, scriptsOf, withImports } from './page-scripts.ts';

const ORBIT_MODULE = '../../packages/tech-showcase/src/orbit-3d/index.ts';

/** The signed-in areas and the doors to them: no public pages. */
const area = /^\/(?:client|manager|admin)(?:\/|$)/;

const client = join(siteDirectory, 'client');

function sizeOf(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSize(readFileSync(join(client, file))), 0);
}

async function readPage(url: string): Promise<string | null> {
  const response = await fetch(url, { redirect: 'manual' });
  const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html');
  return isPage ? response.text() : null;
}

/** The HTML of every public page that links lead to, by path, the home page first. */
async function crawl(origin: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const waiting = ['/'];
  const seen = new Set(waiting);
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const html = await readPage(origin + path);
    if (html === null) continue;
    pages.set(path, html);
    for (const link of linksOf(html).filter((found) => !seen.has(found) && !area.test(found))) {
      seen.add(link);
      waiting.push(link);
    }
  }
  return pages;
}

async function readPages(): Promise<Map<string, string>> {
  const server = await startProductionServer();
  try {
    return await crawl(server.url);
  } finally {
    await server.stop();
  }
}

/** One budget for each set of scripts: pages that differ in their data alone share theirs. */
function pageBudgets(scripts: ReadonlyMap<string, PageScripts>, home: PageScripts): Budget[] {
  const pathsByScripts = Map.groupBy(scripts.keys(), (path) =>
    [...(scripts.get(path)?.files ?? [])].sort().join(),
  );
  return [...pathsByScripts.values()].map(([path = '/', ...others]) =>
    budgetOf(
      path === '/calculator' ? 'calculator-scripts' : 'page-scripts',
      `scripts of ${path}${others.length > 0 ? ` and ${others.length} like it` : ''}, beyond the home page's`,
      sizeOf((scripts.get(path) ?? home).files.difference(home.files)),
    ),
  );
}

function orbitBudgets(manifest: Manifest, pages: readonly PageScripts[], home: PageScripts): Budget[] {
  const orbit = manifest[ORBIT_MODULE];
  if (!orbit) throw new Error(`The build has no chunk of its own for ${ORBIT_MODULE}.`);
  const shared = withImports(manifest, orbit.file).difference(home.files);
  const tooEarly = pages.filter(({ files }) => files.has(orbit.file));
  return [
    budgetOf('orbit-scripts', 'scripts of the 3D orbit, with three and fiber', sizeOf(shared)),
    budgetOf(
      'orbit-early',
      'scripts of the 3D orbit that pages load at once',
      sizeOf(tooEarly.map(() => orbit.file)),
    ),
  ];
}

/** What the pages of the built site weigh, asked from the running server. */
export async function measurePages(): Promise<Budget[]> {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const pages = await readPages();
  const scripts = new Map([...pages].map(([path, html]) => [path, scriptsOf(html, manifest)]));
  const home = scripts.get('/');
  if (!home) throw new Error('The home page cannot be read.');
  scripts.delete('/');
  const fonts = globSync('**/*.woff2', { cwd: client });
  return [
    budgetOf(
      'home-scripts',
      'scripts of the home page before anyone interacts',
      sizeOf(home.files) + gzipSize(home.inline.join('\n')),
    ),
    budgetOf('home-html', 'HTML of the home page, styles included', gzipSize(pages.get('/') ?? '')),
    ...pageBudgets(scripts, home),
    ...orbitBudgets(manifest, [home, ...scripts.values()], home),
    budgetOf(
      'fonts',
      'fonts',
      fonts.reduce((sum, file) => sum + statSync(join(client, file)).size, 0),
    ),
  ];
}
