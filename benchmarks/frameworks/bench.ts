import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Request } from 'playwright';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';
import { root } from '../../scripts/command.ts';
import { findFreePort } from '../../scripts/free-port.ts';
import { type RunningProcess, startProcess } from '../../scripts/running-process.ts';
import { compareWithBare } from '../shared/compare-with-bare.ts';
import { gzipSize } from '../shared/gzip-size.ts';
import { installProject, runIn } from '../shared/projects.ts';
import { withSite } from '../shared/site.ts';
import { table } from '../shared/table.ts';
import { auditPages, auditTable, withText } from './audits.ts';

/*
 * A small page of ours compared with the same page in Next.js (App Router) and React Router (framework mode),
 * in two variants:
 *
 * - Its elements, text and styles without our components, so that the other frameworks only pay for
 *   themselves. We pay for our components there. Prerendered, and rendered for each request.
 * - Our components, as built for our server and for browsers, rendered and hydrated by the other frameworks
 *   from the same data. Sections load on demand there, too.
 *
 * The others call no API: the page's data is part of their build. Same Node, React, data and production mode;
 * each compresses as it does by default (our cache and React Router's Express with Brotli, the rest with
 * gzip). What a page loads is what Chromium fetches with an empty cache, each file compressed with gzip 9.
 * Lighthouse audits the same pages as a phone on slow 4G, in turns, and a page of plain text: what the
 * machine takes for any page.
 * Parameters: --rounds=3 --seconds=4 --warm-up=15 --audits=9.
 */

const PATH = '/portal';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    'warm-up': { type: 'string', default: '15' },
    audits: { type: 'string', default: '9' },
  },
});
const load = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  warmUp: Number(values['warm-up']),
};
const silent = { NEXT_TELEMETRY_DISABLED: '1' };

function partOf(html: string, pattern: RegExp): string {
  const [, part] = pattern.exec(html) ?? [];
  if (part === undefined) throw new Error(`The page has nothing like ${pattern}.`);
  return part;
}

const htmlOf = async (url: string): Promise<string> => (await fetch(url)).text();

/** Returns the text of a page, regardless of its markup. */
function wordsOf(html: string): string {
  return partOf(html, /<main\b[^>]*>(.*?)<\/main>/s)
    .replaceAll(/<style\b.*?<\/style>|<!--.*?-->|<[^>]*>/gs, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** Writes the content for the other frameworks. */
function copyPage(html: string, file: string): void {
  const { siteUrl, officeTimeZone, serverYear, data } = JSON.parse(
    partOf(html, /<script id="bootstrap-data" type="application\/json">(.*?)<\/script>/s),
  );
  const page = {
    path: PATH,
    siteUrl,
    officeTimeZone,
    serverYear,
    data,
    title: partOf(html, /<title>([^<]*)<\/title>/),
    styles: partOf(html, /<style\b[^>]*>(.*?)<\/style>/s),
    body: partOf(html, /<div id="root">(.*)<\/div><template/s),
  };
  writeFileSync(file, JSON.stringify(page));
}

interface Loaded {
  scripts: number;
  /** The HTML and its style sheets, because one page inlines its rules and another links a file. */
  page: number;
}

async function measureLoaded(urls: readonly string[]): Promise<Map<string, Loaded>> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const measured = new Map<string, Loaded>();
  try {
    for (const url of urls) {
      const page = await (await browser.newContext()).newPage();
      const requests: Request[] = [];
      page.on('requestfinished', (request) => requests.push(request));
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.goto(url, { waitUntil: 'networkidle' });
      // React reports a page that it couldn't hydrate.
      if (errors.length > 0) throw new AggregateError(errors, `${url} reports errors.`);
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

async function buildOthers(html: string): Promise<string> {
  const project = await installProject('frameworks');
  copyPage(html, join(project, 'page.json'));
  // The page's rules name its fonts.
  const assets = join(root, 'apps/web/dist/client/assets');
  for (const framework of ['next', 'react-router']) {
    cpSync(assets, join(project, framework, 'public/assets'), {
      recursive: true,
      filter: (file) => file === assets || file.endsWith('.woff2'),
    });
  }
  await runIn(root, ['vite', 'build', '--app', '--config=benchmarks/frameworks/site-element.vite.ts']);
  await runIn(project, ['pnpm', 'run', 'build'], silent);
  return project;
}

await withSite(async ({ url }) => {
  const ours = url + PATH;
  const html = await htmlOf(ours);
  const project = await buildOthers(html);
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
    const others = [
      { name: 'Next.js, elements, static', url: `${next}/static` },
      { name: 'Next.js, elements, dynamic', url: `${next}/dynamic` },
      { name: 'Next.js, our components, dynamic', url: `${next}/components` },
      { name: 'React Router, elements, static', url: `${router}/static/` },
      { name: 'React Router, elements, dynamic', url: `${router}/dynamic` },
      { name: 'React Router, our components, dynamic', url: `${router}/components` },
    ];
    for (const other of others) {
      if (wordsOf(await htmlOf(other.url)) !== wordsOf(html))
        throw new Error(`${other.name} is another page.`);
    }
    const inBrowsers = [{ name: 'ours', url: ours }, ...others];
    const loaded = await measureLoaded(inBrowsers.map(({ url: each }) => each));
    await withText(wordsOf(html), async (text) => {
      const pages = [...inBrowsers, { name: 'plain text', url: text }];
      const audited = await auditPages(
        pages.map(({ url: each }) => each),
        Number(values.audits),
      );
      process.stdout.write(
        `${PATH}: Lighthouse, phone on slow 4G (simulated), median of ${values.audits}\n\n${auditTable(pages, audited)}\nGoals, of the better of the two with our components: LCP 0.8, blocking 0.6, processor 0.6.\n\n`,
      );
    });
    const measured = await compareWithBare(
      [
        { name: 'ours, cached', url: ours },
        { name: 'ours, rendered', url: `${ours}?rendered=each-time` },
        ...others,
      ],
      load,
    );
    const rateOf = (name: string) => measured.find((each) => each.name === name)?.rate ?? Number.NaN;
    const kilobytes = (bytes: number | undefined) => (bytes === undefined ? '' : (bytes / 1_000).toFixed(1));
    process.stdout.write(
      `${PATH}: requests a second, 50 connections, median of ${load.rounds} turns; what a visit loads, in kB\n\n${table(
        ['', 'requests', 'of bare', 'ours cached', 'ours rendered', 'scripts', 'HTML and CSS'],
        measured.map(({ name, url: address, rate, ratio }) => [
          name,
          rate.toFixed(0),
          ratio.toFixed(3),
          `${(rateOf('ours, cached') / rate).toFixed(2)} ×`,
          `${(rateOf('ours, rendered') / rate).toFixed(2)} ×`,
          kilobytes(loaded.get(address)?.scripts),
          kilobytes(loaded.get(address)?.page),
        ]),
      )}\nGoals: cached, 10 times Next.js's static page; rendered, 2 times its dynamic page of the same components.\n`,
    );
  } finally {
    for (const server of servers) await server.stop();
  }
});
