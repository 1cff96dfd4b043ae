import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { type Load, type Measured, measureBesideBare } from '../apps/api/bench/compare-with-bare.ts';
import { auditPage, type Category, categories, type PageAudit } from '../apps/web/bench/page-audit.ts';
import { pageKinds } from '../apps/web/e2e/site-routes.ts';
import { browserArguments, ensureBrowser, pageFirstArguments } from './browser.ts';
import { goalOf } from './figures/figures.ts';
import { reportFigure } from './figures/report-figure.ts';
import { findFreePort } from './free-port.ts';
import { table } from './table.ts';

/*
 * What visitors on phones get of each public page, and what the server pays for it.
 */

const LARGEST_PAINT_GOAL = goalOf('largest-paint') * 1_000;
const BLOCKING_TIME_GOAL = goalOf('blocking-time');
const RATIO_GOAL = goalOf('kept-page');
/** Below it, Lighthouse says itself, its slowed-down times are those of a slower phone than it means. */
const MACHINE_EXPECTED = 1_000;

/** What machines take at most, in microseconds, to give a program a page of memory that it touches first. */
const FIRST_TOUCH_EXPECTED = 2;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '4' },
  },
});
const runs = Number(values.runs);
const slowdown = Number(values.slowdown);
const paths: readonly string[] = values.only.length > 0 ? values.only : Object.values(pageKinds);
if (!Number.isInteger(runs) || runs < 1 || !(slowdown >= 1) || paths.some((path) => !path.startsWith('/'))) {
  throw new Error('Usage: pnpm bench:pages [--only=/path …] [--runs=5] [--slowdown=4]');
}

const origin = process.env.BENCH_ORIGIN ?? 'http://127.0.0.1:3000';

/** How long it takes to be given a page of memory, in microseconds. No figure of Lighthouse's tells. */
function firstTouch(): number {
  const memoryPage = 4_096;
  const pages = 32_768;
  const memory = new Uint8Array(pages * memoryPage);
  const start = performance.now();
  for (let at = 0; at < memory.length; at += memoryPage) memory[at] = 1;
  return ((performance.now() - start) * 1_000) / pages;
}

/** What visitors get of a page. */
interface Visit extends PageAudit {
  path: string;
  answer: Answer;
}

/** What a page costs its visitors and the server. Null: pages of this kind are not kept, or not there. */
interface PageFigures extends Visit {
  kept: Measured | null;
  rendered: Measured | null;
}

function median(figures: readonly number[]): number {
  return figures.toSorted((first, second) => first - second)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** What most runs say of a page, figure by figure, and everything that any of them found. */
function together(audits: readonly PageAudit[]): PageAudit {
  const middle = (read: (audit: PageAudit) => number): number => median(audits.map(read));
  const score = (category: Category): number | null => {
    const scores = audits.flatMap((audit) => audit.scores[category] ?? []);
    return scores.length > 0 ? median(scores) : null;
  };
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaint: middle((audit) => audit.largestPaint),
    blockingTime: middle((audit) => audit.blockingTime),
    layoutShift: middle((audit) => audit.layoutShift),
    findings: [...new Set(audits.flatMap(({ findings }) => findings))],
    transfer: {
      html: middle(({ transfer }) => transfer.html),
      scripts: middle(({ transfer }) => transfer.scripts),
      fonts: middle(({ transfer }) => transfer.fonts),
    },
    machine: middle(({ machine }) => machine),
  };
}

interface Answer {
  found: boolean;
  listed: boolean;
  /** Whether the server keeps it for the next visitor. */
  kept: boolean;
  styles: number;
}

async function ask(url: string): Promise<Answer> {
  const response = await fetch(url);
  const html = await response.text();
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, rules = '']) => rules).join('');
  return {
    found: response.ok,
    listed: !/<meta name="robots" content="[^"]*noindex/.test(html),
    kept: response.ok && !response.headers.get('cache-control')?.includes('no-store'),
    styles: brotliCompressSync(styles).byteLength,
  };
}

/** A query string that no page reads, so that nothing is kept for it: every request renders. */
function renderedAnew(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}rendered=anew`;
}

async function besideBare(url: string, load: Omit<Load, 'seconds'>): Promise<Measured | null> {
  const [, page] = await measureBesideBare([{ name: url, url }], { ...load, seconds: 2 });
  return page ?? null;
}

async function visit(path: string): Promise<Visit> {
  const url = origin + path;
  const answer = await ask(url);
  const browserPort = await findFreePort();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, ...pageFirstArguments(), `--remote-debugging-port=${browserPort}`],
  });
  const audits: PageAudit[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      audits.push(
        await auditPage(url, { browserPort, slowdown, listed: answer.listed, found: answer.found }),
      );
    }
  } finally {
    await browser.close();
  }
  return { ...together(audits), path, answer };
}

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);
const whole = (figure: number | null): string => (figure === null ? '–' : figure.toFixed(0));
const rate = (page: Measured | null): string => whole(page?.rate ?? null);
const ratio = (page: Measured | null): string => page?.ratio.toFixed(2) ?? '–';

function visitTable(pages: readonly PageFigures[]): string {
  return table(
    [
      'page',
      'perf',
      'a11y',
      'best',
      'seo',
      'LCP s',
      'TBT ms',
      'CLS',
      'JS kB',
      'HTML kB',
      'CSS kB',
      'fonts kB',
    ],
    pages.map(({ path, answer, scores, largestPaint, blockingTime, layoutShift, transfer }) => [
      path,
      ...categories.map((category) => whole(scores[category])),
      (largestPaint / 1_000).toFixed(2),
      whole(blockingTime),
      layoutShift.toFixed(3),
      kilobytes(transfer.scripts),
      kilobytes(transfer.html),
      kilobytes(answer.styles),
      kilobytes(transfer.fonts),
    ]),
  );
}

function rateTable(pages: readonly PageFigures[]): string {
  return table(
    ['page', 'kept', 'of bare', 'rendered', 'of bare'],
    pages.flatMap(({ path, kept, rendered }) =>
      rendered ? [[path, rate(kept), ratio(kept), rate(rendered), ratio(rendered)]] : [],
    ),
  );
}

/** What of a page misses its goal, in words. */
function misses({ scores, largestPaint, blockingTime, layoutShift, findings, kept }: PageFigures): string[] {
  const below = categories.filter((category) => (scores[category] ?? 100) < 100);
  return [
    ...below.map((category) => `${category} ${scores[category]}, not 100`),
    ...(largestPaint > LARGEST_PAINT_GOAL
      ? [
          `largest contentful paint after ${(largestPaint / 1_000).toFixed(2)} s, not ${LARGEST_PAINT_GOAL / 1_000} s`,
        ]
      : []),
    ...(blockingTime > BLOCKING_TIME_GOAL
      ? [`${whole(blockingTime)} ms of blocking time, not ${BLOCKING_TIME_GOAL}`]
      : []),
    ...(layoutShift > 0 ? [`layout shifts by ${layoutShift.toFixed(3)}`] : []),
    ...(kept && kept.ratio < RATIO_GOAL
      ? [`kept page answers ${ratio(kept)} of the bare route's requests, not ${RATIO_GOAL}`]
      : []),
    // The parts of the performance score stand above; what other categories mark down needs its place.
    ...findings.filter((finding) => !finding.startsWith('performance')),
  ];
}

const visits: Visit[] = [];
for (const path of paths) {
  visits.push(await visit(path));
  process.stdout.write(`visited ${path}\n`);
}
const kept: PageFigures['kept'][] = [];
for (const { path, answer } of visits) {
  kept.push(answer.kept ? await besideBare(origin + path, { rounds: 5, warmUp: 5 }) : null);
}
// Renderings come last, as what they leave behind is cleared away on the time of what follows.
const pages: PageFigures[] = [];
for (const [index, page] of visits.entries()) {
  const { path, answer } = page;
  const rendered = answer.found
    ? await besideBare(renderedAnew(origin + path), { rounds: 3, warmUp: 2 })
    : null;
  pages.push({ ...page, kept: kept[index] ?? null, rendered });
}

for (const { scores, largestPaint, blockingTime, layoutShift, kept } of pages) {
  for (const category of categories) {
    const score = scores[category];
    if (score !== null) reportFigure(`lighthouse-${category}`, score);
  }
  reportFigure('largest-paint', largestPaint / 1_000);
  reportFigure('blocking-time', blockingTime);
  reportFigure('layout-shift', layoutShift);
  if (kept) reportFigure('kept-page', kept.ratio);
}

process.stdout.write(
  `\nLighthouse, phone on slow 4G (simulated), median of ${runs}; bytes as they cross the line, headers included,\n` +
    `CSS as the part of the HTML that it is\n\n${visitTable(pages)}\n` +
    `Requests a second, 50 connections: HTML that the server keeps, HTML rendered anew, both beside a bare Fastify\n` +
    `route with the same bytes\n\n${rateTable(pages)}\n`,
);

const touch = firstTouch();
if (touch > FIRST_TOUCH_EXPECTED) {
  process.stdout.write(
    `This machine takes ${touch.toFixed(1)} µs to give a program 4 kB of memory, and its browser asks for some 15,000 pieces\n` +
      `a visit; ${FIRST_TOUCH_EXPECTED} µs or less are usual. Blocking time and performance are the machine's, four times over, and say\n` +
      'nothing of the pages but beside figures of the same hour.\n\n',
  );
}

const machine = median(pages.map((page) => page.machine));
if (machine < MACHINE_EXPECTED) {
  process.stdout.write(
    `Lighthouse rates this machine ${machine.toFixed(0)} and expects ${MACHINE_EXPECTED} or more for its slowdown of 4:\n` +
      'blocking time and performance are those of a slower phone than it means. Measure on an idle, faster machine,\n' +
      'or with --slowdown=2.\n\n',
  );
}

const missed = pages
  .map((page) => ({ path: page.path, goals: misses(page) }))
  .filter(({ goals }) => goals.length > 0);
process.stdout.write(missed.length === 0 ? 'Every goal is reached.\n' : 'Goals that were missed:\n');
for (const { path, goals } of missed)
  process.stdout.write(`  ${path}\n${goals.map((goal) => `    ${goal}\n`).join('')}`);
