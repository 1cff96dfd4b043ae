import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureBesideBare } from '../apps/api/bench/compare-with-bare.ts';
import { capture, root } from './command.ts';
import { findFreePort } from './free-port.ts';
import { startProcess } from './running-process.ts';
import { table } from './table.ts';

/*
 * A small page of ours beside the same page in Next.js: its elements, texts and styles, without our components, so that
 * Next.js pays for nothing but itself. Both keep what they may, and render anew where they must.
 */

const PATH = '/portal';
const KEPT_GOAL = 20;
const RENDERED_GOAL = 4;

const project = join(root, 'benchmarks/next-page');
const silent = { NEXT_TELEMETRY_DISABLED: '1' };

async function run(...command: [string, ...string[]]): Promise<void> {
  const { code, output } = await capture(command, { directory: project, variables: silent });
  if (code !== 0) throw new Error(`${command.join(' ')} failed in benchmarks/next-page:\n${output}`);
}

function partOf(html: string, pattern: RegExp): string {
  const [, part] = pattern.exec(html) ?? [];
  if (part === undefined) throw new Error(`The page has nothing like ${pattern}.`);
  return part;
}

/** Writes what the Next.js page shows. */
async function copyPage(url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  const page = {
    title: partOf(html, /<title>([^<]*)<\/title>/),
    styles: partOf(html, /<style\b[^>]*>(.*?)<\/style>/s),
    body: partOf(html, /<div id="root">(.*)<\/div><template/s),
  };
  writeFileSync(join(project, 'page.json'), JSON.stringify(page));
}

const ours = `${process.env.BENCH_ORIGIN ?? 'http://127.0.0.1:3000'}${PATH}`;
await copyPage(ours);
await run('pnpm', 'install', '--frozen-lockfile');
await run('pnpm', 'run', 'build');

const port = await findFreePort();
const theirs = `http://127.0.0.1:${port}`;
const server = await startProcess(
  ['node_modules/next/dist/bin/next', 'start', '--hostname=127.0.0.1', `--port=${port}`],
  /Ready in/,
  { directory: project, variables: silent },
);
try {
  const [bare, kept, rendered, nextStatic, nextDynamic] = await measureBesideBare([
    { name: 'ours, kept', url: ours },
    { name: 'ours, rendered anew', url: `${ours}?rendered=anew` },
    { name: 'Next.js, static', url: `${theirs}/static` },
    { name: 'Next.js, dynamic', url: `${theirs}/dynamic` },
  ]);
  if (!bare || !kept || !rendered || !nextStatic || !nextDynamic) throw new Error('A contender is missing.');
  process.stdout.write(
    `${PATH}, requests a second, 50 connections, median of turns\n\n${table(
      ['', 'requests', 'of bare'],
      [bare, kept, rendered, nextStatic, nextDynamic].map(({ name, rate, ratio }) => [
        name,
        rate.toFixed(0),
        ratio.toFixed(3),
      ]),
    )}\nkept: ${(kept.rate / nextStatic.rate).toFixed(1)} times Next.js's static page (goal: ${KEPT_GOAL})\n` +
      `rendered anew: ${(rendered.rate / nextDynamic.rate).toFixed(1)} times its dynamic page (goal: ${RENDERED_GOAL})\n`,
  );
} finally {
  await server.stop();
}
