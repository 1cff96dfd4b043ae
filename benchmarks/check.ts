import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { withSite } from './shared/site.ts';

/*
 * Runs benchmarks with as little work as possible, and fails if one of them fails. The measured values are
 * meaningless here. First checks the types of all benchmarks. Omits cms, components and frameworks, which
 * install the compared packages; admin-lists and malformed-requests, which start as client-work does; and
 * faults, which a test runs.
 */

/** Benchmarks that start their own server, or need none. */
const alone: Readonly<Record<string, readonly string[]>> = {
  calculate: ['--time=20'],
  'client-work': ['--engine=pglite', '--rounds=1'],
  orbit: ['--items=10', '--frames=20'],
};

/** Benchmarks that measure the built site. */
const ofSite: Readonly<Record<string, readonly string[]>> = {
  http: ['--rounds=1', '--seconds=1'],
  pages: ['--only=/portal', '--runs=1', '--seconds=1'],
  'sign-in-time': ['--rounds=1'],
  'signed-in-areas': ['--messages=3', '--slowdown=1', '--scrolls=1'],
};

async function start(name: string, parameters: readonly string[], variables = {}): Promise<void> {
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    ['--conditions=@uplift/source', `${import.meta.dirname}/${name}/bench.ts`, ...parameters],
    { env: { ...process.env, ...variables }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let written = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk) => {
      written += chunk;
    });
  }
  const [code] = await once(child, 'close');
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)\n`);
  if (code === 0) return;
  process.stdout.write(`${written}\n`);
  process.exitCode = 1;
}

async function startAll(benchmarks: typeof alone, variables = {}): Promise<void> {
  for (const [name, parameters] of Object.entries(benchmarks)) await start(name, parameters, variables);
}

await Promise.all([
  startAll(alone),
  withSite((site) => startAll(ofSite, { BENCH_ORIGIN: site.url, DEMO_PASSWORD: site.demoPassword })),
]);
