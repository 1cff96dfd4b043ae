import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Request } from 'playwright';
import { measureBesideBare } from '../apps/api/bench/compare-with-bare.ts';
import type { PageStart } from '../apps/web/src/shell/page-start.ts';
import { installProject, runIn } from './benchmark-project.ts';
import { browserArguments, ensureBrowser } from './browser.ts';
import { root } from './command.ts';
import { goalOf } from './figures/figures.ts';
import { reportFigure, reportRatio } from './figures/report-figure.ts';
import { findFreePort } from './free-port.ts';
import { type RunningProcess, startProcess } from './running-process.ts';
import { gzipSize } from './sizes/budget.ts';
import { table } from './table.ts';

/*
 * A small page of ours beside the same page in Next.js (App Router) and React Router (framework mode), each in two forms:
 *
 * - Its elements, texts and styles, without our components, so that the others pay for nothing but themselves. We pay for
 *   our components there, and they for none. Once made when the site is built, once for every request.
 * - Our components, as our server's build has them, rendered by the others from the same data. All pay for the same there.
 *
 * The others read no API in either: the data of the page are part of their build. Same Node, React, data and production
 * mode; each compresses as it does by itself (we what is kept and React Router's Express with Brotli, Next.js and we the rest with gzip). What a page
 * loads is what Chromium fetches with an empty cache until it comes to rest untouched, each file compressed with gzip 9. It
 * is not measured of our components in the others, as that module is made for servers and holds the whole site.
 * Before that, each is loaded for as long as its code needs to be compiled. Parameters: --rounds=3 --seconds=4 --warm-up=15.
 */

const PATH = '/portal';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    'warm-up': { type: 'string', default: '15' },
  },
});
const load = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  warmUp: Number(values['warm-up']),
};
const ours = `${process.env.BENCH_ORIGIN ?? 'http://127.0.0.1:3000'}${PATH}`;
const silent = { NEXT_TELEMETRY_DISABLED: '1' };

function partOf(html: string, pattern: RegExp): string {
  const [, part] = pattern.exec(html) ?? [];
  if (part === undefined) throw new Error(`The page has nothing like ${pattern}.`);
  return part;
}

/** Two pages that say the same: their words, however they are marked up. */
function wordsOf(html: string): string {
  return partOf(html, /<main\b[^>]*>(.*?)<\/main>/s)
    .replaceAll(/<style\b.*?<\/style>|<!--.*?-->|<[^>]*>/gs, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** Fails where another framework shows something else, because then nothing is compared. */
async function expectSamePage(url: string): Promise<void> {
  const [own, other] = await Promise.all(
    [ours, url].map(async (each) => wordsOf(await (await fetch(each)).text())),
  );
  if (own !== other) throw new Error(`${url} is not the page that ${ours} is.`);
}

/** Writes what the others show. */
async function copyPage(url: string, file: string): Promise<void> {
  const html = await (await fetch(url)).text();
  const start: PageStart = JSON.parse(
    partOf(html, /<script id="page-start" type="application\/json">(.*?)<\/script>/s),
  );
  const page = {
    path: PATH,
    siteUrl: start.siteUrl,
    data: start.data,
    title: partOf(html, /<title>([^<]*)<\/title>/),
    styles: partOf(html, /<style\b[^>]*>(.*?)<\/style>/s),
    body: partOf(html, /<div id="root">(.*)<\/div><template/s),
  };
  writeFileSync(file, JSON.stringify(page));
}

interface Loaded {
  scripts: number;
  /** The HTML and its style sheets, as one page has the rules in itself and another in a file. */
  page: number;
}

async function measureLoaded(urls: readonly string[]): Promise<Map<string, Loaded>> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
  const measured = new Map<string, Loaded>();
  try {
    for (const url of urls) {
      const page = await (await browser.newContext()).newPage();
      const requests: Request[] = [];
      page.on('requestfinished', (request) => requests.push(request));
      await page.goto(url, { waitUntil: 'networkidle' });
      const loaded = { scripts: 0, page: 0 };
      for (const request of requests) {
        const response = await request.response();
        const type = response?.headers()['content-type'] ?? '';
        const part = /javascript/.test(type) ? 'scripts' : /^text\/(?:html|css)/.test(type) ? 'page' : null;
        if (response?.ok() && part) loaded[part] += gzipSize(await response.body());
      }
      measured.set(url, loaded);
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
  return measured;
}

const project = await installProject('page');
await copyPage(ours, join(project, 'page.json'));
await runIn(join(root, 'apps/web'), ['pnpm', 'exec', 'vite', 'build', '--config=bench/site-element.vite.ts']);
await runIn(project, ['pnpm', 'run', 'build'], silent);

const servers: RunningProcess[] = [];
async function start(port: number, ready: RegExp, ...parameters: string[]): Promise<string> {
  const variables = { ...silent, NODE_ENV: 'production', PORT: String(port) };
  servers.push(await startProcess(parameters, ready, { directory: project, variables }));
  return `http://127.0.0.1:${port}`;
}

try {
  const nextPort = await findFreePort();
  const next = await start(
    nextPort,
    /Ready in/,
    'node_modules/next/dist/bin/next',
    'start',
    'next',
    '--hostname=127.0.0.1',
    `--port=${nextPort}`,
  );
  const router = await start(await findFreePort(), /Ready/, 'react-router/server.ts');
  const others = {
    nextStatic: { name: 'Next.js, elements, static', url: `${next}/static` },
    nextDynamic: { name: 'Next.js, elements, dynamic', url: `${next}/dynamic` },
    nextComponents: { name: 'Next.js, our components, dynamic', url: `${next}/components` },
    routerStatic: { name: 'React Router, elements, static', url: `${router}/static/` },
    routerDynamic: { name: 'React Router, elements, dynamic', url: `${router}/dynamic` },
    routerComponents: { name: 'React Router, our components, dynamic', url: `${router}/components` },
  };
  for (const { url } of Object.values(others)) await expectSamePage(url);
  const loaded = await measureLoaded([
    ours,
    ...[others.nextStatic, others.nextDynamic, others.routerStatic, others.routerDynamic].map(
      ({ url }) => url,
    ),
  ]);
  const measured = await measureBesideBare(
    [
      { name: 'ours, kept', url: ours },
      { name: 'ours, rendered anew', url: `${ours}?rendered=anew` },
      ...Object.values(others),
    ],
    load,
  );
  const kilobytes = (bytes: number | undefined): string =>
    bytes === undefined ? '' : (bytes / 1_000).toFixed(1);
  const rateOf = (name: string): number => measured.find((each) => each.name === name)?.rate ?? Number.NaN;
  const kept = rateOf('ours, kept');
  const anew = rateOf('ours, rendered anew');
  const times = (own: number, { name }: { name: string }): number => own / rateOf(name);
  process.stdout.write(
    `${PATH}: requests a second, 50 connections, median of ${load.rounds} turns; what a visit loads, in kB\n\n${table(
      ['', 'requests', 'of bare', 'scripts', 'HTML and CSS'],
      measured.map(({ name, url, rate, ratio }) => [
        name,
        rate.toFixed(0),
        ratio.toFixed(3),
        kilobytes(loaded.get(url)?.scripts),
        kilobytes(loaded.get(url)?.page),
      ]),
    )}\nGoals: kept, ${goalOf('kept-beside-next')} times Next.js's static page; rendered anew, ${goalOf('rendered-beside-next')} times its dynamic page of the same components.\n`,
  );
  reportFigure('kept-beside-next', times(kept, others.nextStatic));
  reportFigure('rendered-beside-next', times(anew, others.nextComponents));
  const own = loaded.get(ours);
  for (const [framework, built, dynamic, components] of [
    ['Next.js', others.nextStatic, others.nextDynamic, others.nextComponents],
    ['React Router', others.routerStatic, others.routerDynamic, others.routerComponents],
  ] as const) {
    const other = loaded.get(dynamic.url);
    reportRatio(`${framework}, a page made beforehand: requests a second`, times(kept, built));
    reportRatio(
      `${framework}, a page of the same components rendered anew: requests a second`,
      times(anew, components),
    );
    reportRatio(
      `${framework}, ours rendered anew, theirs of plain elements: requests a second`,
      times(anew, dynamic),
    );
    if (!own || !other) continue;
    reportRatio(
      `${framework}, bytes of script, ours with components, theirs without`,
      other.scripts / own.scripts,
    );
    reportRatio(
      `${framework}, bytes of HTML and CSS, ours with components, theirs without`,
      other.page / own.page,
    );
  }
} finally {
  for (const server of servers) await server.stop();
}
