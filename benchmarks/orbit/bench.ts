import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';
import { root } from '../../scripts/command.ts';
import type { Side } from './page.tsx';

/*
 * Cost of a frame of the orbit view: script, allocation and draw calls, compared with a straightforward
 * scene. The benchmark triggers frames itself, so that the machine's rendering speed doesn't matter.
 */

const ORIGIN = 'https://bench.test/';
const { values } = parseArgs({
  options: { items: { type: 'string', default: '10,100,500' }, frames: { type: 'string', default: '2000' } },
});
const COUNTS = values.items.split(',').map(Number);
const WARM_UP_FRAMES = Number(values.frames);
const TIMED_FRAMES = 150;
const ROUNDS = 3;
/**
 * Warm-up before memory is measured: triggered frames in portions, then the browser's own, because the engine
 * recompiles code that is called in a new way.
 */
const SETTLING = { portions: 6, frames: WARM_UP_FRAMES / 4, browserFrames: Math.min(600, WARM_UP_FRAMES) };
/** The median span counts, and the range is printed: a span also includes any recompilation by the engine. */
const SPANS = { count: 7, frames: Math.min(100, WARM_UP_FRAMES) };
/** Bytes between two allocation samples: small enough to catch almost everything. */
const SAMPLING_INTERVAL = 8;

type Compared = Extract<Side, 'uplift' | 'naive'>;
const compared: readonly Compared[] = ['uplift', 'naive'];

async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'page.tsx')],
    absWorkingDir: root,
    // The page and our orbit share one React and one three.
    nodePaths: [join(root, 'packages/tech-showcase/node_modules')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['@uplift/source'],
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((first, second) => first - second)[Math.floor(values.length * share)] ?? 0;
}

/** Opens a page with only the bundle, cross-origin isolated so that the clock has a 5 µs resolution. */
async function openPage(browser: Browser, script: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.route(`${ORIGIN}**`, (route) => {
    const isScript = route.request().url().endsWith('.js');
    return route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/html',
      headers: {
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      },
      body: isScript ? script : '<!doctype html><script type="module" src="/page.js"></script>',
    });
  });
  await page.goto(ORIGIN);
  await page.waitForFunction(() => 'orbitBench' in window && window.crossOriginIsolated);
  return page;
}

/** The browser calls this function for each frame of the page. */
const FRAME = 'drawOneOfMany';
/** React Three Fiber calls this once everything has moved. */
const RENDERER = 'WebGLRenderer.render';

/** Bytes per frame. */
interface Allocations {
  /** Moving everything: all script of the page except three's renderer. */
  moving: number;
  /** Three's renderer and all functions that it calls. */
  rendering: number;
  /** The browser itself, which calls the page once per frame. */
  browser: number;
}

interface Measured extends Allocations {
  /** Minimum and maximum of `moving` over all spans. */
  range: readonly [least: number, most: number];
}

/** A function in its call tree, and its allocations. */
interface SamplingNode {
  callFrame: { functionName: string };
  selfSize: number;
  children: readonly SamplingNode[];
}

function sum(node: SamplingNode, caller: keyof Allocations, totals: Allocations): void {
  const { functionName } = node.callFrame;
  const group = functionName === FRAME ? 'moving' : functionName === RENDERER ? 'rendering' : caller;
  totals[group] += node.selfSize;
  for (const child of node.children) sum(child, group, totals);
}

/** Measures the bytes allocated while frames are drawn, including those already collected. */
async function sample(page: Page, session: CDPSession, frames: number): Promise<Allocations> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.startSampling', {
    samplingInterval: SAMPLING_INTERVAL,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await page.evaluate((count) => window.orbitBench.draw(count), frames);
  const { profile } = await session.send('HeapProfiler.stopSampling');
  const totals: Allocations = { moving: 0, rendering: 0, browser: 0 };
  sum(profile.head, 'browser', totals);
  return totals;
}

async function allocated(page: Page): Promise<Measured> {
  const session = await page.context().newCDPSession(page);
  for (let portion = 0; portion < SETTLING.portions; portion += 1) {
    await page.evaluate((frames) => window.orbitBench.warmUp(frames), SETTLING.frames);
  }
  await page.evaluate((frames) => window.orbitBench.draw(frames), SETTLING.browserFrames);
  // Measures the fixed cost of sampling and of the call to the page, which is higher the first time.
  await sample(page, session, 0);
  const none = await sample(page, session, 0);
  const spans: Allocations[] = [];
  while (spans.length < SPANS.count) spans.push(await sample(page, session, SPANS.frames));
  const perFrame = (group: keyof Allocations): number =>
    Math.max(
      quantile(
        spans.map((span) => span[group] - none[group]),
        0.5,
      ),
      0,
    ) / SPANS.frames;
  const moved = spans.map(({ moving }) => moving / SPANS.frames);
  return {
    moving: perFrame('moving'),
    rendering: perFrame('rendering'),
    browser: perFrame('browser'),
    range: [Math.min(...moved), Math.max(...moved)],
  };
}

interface Result {
  times: number[];
  drawCalls: number;
  allocations: Measured;
}

const script = await bundlePage();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });

/** Measures the baseline without our code. */
async function measureGround(side: Side): Promise<Measured> {
  const page = await openPage(browser, script);
  await page.evaluate((name) => window.orbitBench.mount(name, 0), side);
  const allocations = await allocated(page);
  await page.close();
  return allocations;
}

async function measure(count: number): Promise<Record<Compared, Result>> {
  const pages: Record<Compared, Page> = {
    uplift: await openPage(browser, script),
    naive: await openPage(browser, script),
  };
  const nothing: Measured = { moving: 0, rendering: 0, browser: 0, range: [0, 0] };
  const results: Record<Compared, Result> = {
    uplift: { times: [], drawCalls: 0, allocations: nothing },
    naive: { times: [], drawCalls: 0, allocations: nothing },
  };
  for (const side of compared) {
    await pages[side].bringToFront();
    await pages[side].evaluate((parameters) => window.orbitBench.mount(...parameters), [
      side,
      count,
    ] as const);
    await pages[side].evaluate((frames) => window.orbitBench.time(frames), WARM_UP_FRAMES);
    results[side].drawCalls = await pages[side].evaluate(() => window.orbitBench.drawCalls());
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of compared) {
      await pages[side].bringToFront();
      results[side].times.push(
        ...(await pages[side].evaluate((frames) => window.orbitBench.time(frames), TIMED_FRAMES)),
      );
    }
  }
  for (const side of compared) {
    await pages[side].bringToFront();
    results[side].allocations = await allocated(pages[side]);
    await pages[side].close();
  }
  return results;
}

function row(name: string, cells: readonly string[]): string {
  return `${name.padEnd(20)}${cells.map((cell) => cell.padStart(18)).join('')}\n`;
}

function bytes({ moving, rendering, browser, range: [least, most] }: Measured): string[] {
  const [move, render, rest] = [moving, rendering, browser].map((value) => `${value.toFixed(1)} B`);
  return [move ?? '', `${least.toFixed(1)}–${most.toFixed(1)}`, render ?? '', rest ?? ''];
}

function describe({ times, drawCalls, allocations }: Result): string[] {
  return [
    `${quantile(times, 0.5).toFixed(3)} ms`,
    `${quantile(times, 0.95).toFixed(3)} ms`,
    String(drawCalls),
    ...bytes(allocations),
  ];
}

process.stdout.write(
  `Script per frame of the orbit; ${ROUNDS * TIMED_FRAMES} frames on each side, in turns, made by hand. The graphics processor\n` +
    'rasterizes nothing and is idle whenever the clock starts.\n' +
    `Memory that a frame allocates once the engine has compiled what runs in it, median of ${SPANS.count} spans of ${SPANS.frames} frames: to move\n` +
    "everything, below three's own render call, and by the browser.\n\n",
);
process.stdout.write(
  row('', ['median', '95 % within', 'draw calls', 'to move', 'all spans', 'to render', 'browser']),
);
const unmeasured = ['', '', ''];
process.stdout.write(row('an empty loop', [...unmeasured, ...bytes(await measureGround('loop'))]));
process.stdout.write(row('three with one mesh', [...unmeasured, ...bytes(await measureGround('three'))]));
for (const count of COUNTS) {
  const { uplift, naive } = await measure(count);
  const moved = (result: Result): number => result.allocations.moving + result.allocations.rendering;
  process.stdout.write(row(`${count} items`, []));
  process.stdout.write(row('  uplift', describe(uplift)));
  process.stdout.write(row('  naive fiber', describe(naive)));
  process.stdout.write(
    row('  ratio', [
      `${(quantile(naive.times, 0.5) / quantile(uplift.times, 0.5)).toFixed(1)} ×`,
      `${(quantile(naive.times, 0.95) / quantile(uplift.times, 0.95)).toFixed(1)} ×`,
      `${(naive.drawCalls / uplift.drawCalls).toFixed(1)} ×`,
      '',
      '',
      `${(moved(naive) / moved(uplift)).toFixed(1)} × in all`,
    ]),
  );
}
await browser.close();
process.stdout.write(
  '\nGoal, 100 items: at most 2 ms of script, at most 12 draw calls, nothing allocated to move.\n',
);
