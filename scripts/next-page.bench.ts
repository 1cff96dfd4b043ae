import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureBesideBare } from '../apps/api/bench/compare-with-bare.ts';
import type { PageStart } from '../apps/web/src/shell/page-start.ts';
import { capture, root } from './command.ts';
import { findFreePort } from './free-port.ts';
import { startProcess } from './running-process.ts';
import { table } from './table.ts';

/*
 * A small page of ours beside the same page in Next.js, in two forms:
 *
 * - Its elements, texts and styles, without our components, so that Next.js pays for nothing but itself. We pay for our
 *   components there, and Next.js for none.
 * - Our components, as our server's build has them, rendered by Next.js from the same data, with Emotion set up as its
 *   documentation says. Both pay for the same there.
 *
 * Next.js reads no API in either: the data of the page are part of its build.
 */

const PATH = '/portal';
const KEPT_GOAL = 20;
const RENDERED_GOAL = 4;

const project = join(root, 'benchmarks/next-page');
const ours = `${process.env.BENCH_ORIGIN ?? 'http://127.0.0.1:3000'}${PATH}`;
const silent = { NEXT_TELEMETRY_DISABLED: '1' };

async function run(directory: string, ...command: [string, ...string[]]): Promise<void> {
  const { code, output } = await capture(command, { directory, variables: silent });
  if (code !== 0) throw new Error(`${command.join(' ')} failed in ${directory}:\n${output}`);
}

function partOf(html: string, pattern: RegExp): string {
  const [, part] = pattern.exec(html) ?? [];
  if (part === undefined) throw new Error(`The page has nothing like ${pattern}.`);
  return part;
}

/** Two pages that say the same: their words, however they are marked up. */
function wordsOf(html: string): string {
  return partOf(html, /<main\b[^>]*>(.*?)<\/main>/s)
    .replaceAll(/<!--.*?-->|<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** Fails where Next.js shows something else, because then nothing is compared. */
async function expectSamePage(url: string): Promise<void> {
  const [own, other] = await Promise.all(
    [ours, url].map(async (each) => wordsOf(await (await fetch(each)).text())),
  );
  if (own !== other) throw new Error(`${url} is not the page that ${ours} is.`);
}

/** Writes what the Next.js page shows. */
async function copyPage(url: string): Promise<void> {
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
  writeFileSync(join(project, 'page.json'), JSON.stringify(page));
}

await copyPage(ours);
await run(join(root, 'apps/web'), 'pnpm', 'exec', 'vite', 'build', '--config=bench/site-element.vite.ts');
await run(project, 'pnpm', 'install', '--frozen-lockfile');
await run(project, 'pnpm', 'run', 'build');

const port = await findFreePort();
const theirs = `http://127.0.0.1:${port}`;
const server = await startProcess(
  ['node_modules/next/dist/bin/next', 'start', '--hostname=127.0.0.1', `--port=${port}`],
  /Ready in/,
  { directory: project, variables: silent },
);
try {
  for (const page of ['static', 'dynamic', 'components']) await expectSamePage(`${theirs}/${page}`);
  const [bare, kept, rendered, nextStatic, nextDynamic, nextComponents] = await measureBesideBare([
    { name: 'ours, kept', url: ours },
    { name: 'ours, rendered anew', url: `${ours}?rendered=anew` },
    { name: 'Next.js, elements, static', url: `${theirs}/static` },
    { name: 'Next.js, elements, dynamic', url: `${theirs}/dynamic` },
    { name: 'Next.js, our components, dynamic', url: `${theirs}/components` },
  ]);
  if (!bare || !kept || !rendered || !nextStatic || !nextDynamic || !nextComponents)
    throw new Error('A contender is missing.');
  process.stdout.write(
    `${PATH}, requests a second, 50 connections, median of turns\n\n${table(
      ['', 'requests', 'of bare'],
      [bare, kept, rendered, nextStatic, nextDynamic, nextComponents].map(({ name, rate, ratio }) => [
        name,
        rate.toFixed(0),
        ratio.toFixed(3),
      ]),
    )}\nkept: ${(kept.rate / nextStatic.rate).toFixed(1)} times Next.js's static page (goal: ${KEPT_GOAL})\n` +
      `rendered anew: ${(rendered.rate / nextComponents.rate).toFixed(1)} times its dynamic page of the same components (goal: ${RENDERED_GOAL}),\n` +
      `  ${(rendered.rate / nextDynamic.rate).toFixed(1)} times its dynamic page of plain elements, which renders no component\n`,
  );
} finally {
  await server.stop();
}
