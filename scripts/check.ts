import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { capture, root } from './command.ts';

interface Check {
  name: string;
  command: readonly [command: string, ...parameters: string[]];
}

export interface CheckResult {
  name: string;
  passed: boolean;
  /** What the tool wrote. */
  output: string;
}

const typed = globSync('{packages/*,packages/*/bench,apps/*,.storybook,scripts}/tsconfig.json', { cwd: root })
  .map(dirname)
  .sort();

/** Of what has not changed since the last run, the compiler keeps what it found. */
function typesOf(folder: string): Check['command'] {
  const memory = `node_modules/.cache/types/${folder.replaceAll('/', '-')}.tsbuildinfo`;
  return ['tsc', '-p', folder, '--incremental', '--tsBuildInfoFile', memory];
}

const checks: readonly Check[] = [
  { name: 'unused files, exports and dependencies', command: ['knip', '--no-progress'] },
  ...typed.map((folder): Check => ({ name: `types of ${folder}`, command: typesOf(folder) })),
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '--max-diagnostics=200'] },
];

function line(passed: boolean, name: string, startedAt: number): string {
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  return `${passed ? '✓' : '✗'} ${name.padEnd(42)} ${seconds.padStart(5)} s\n`;
}

/** Runs every check, as many at a time as there are cores, and says of each how it went as soon as it is known. */
export async function runChecks(): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const waiting = [...checks];
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const startedAt = performance.now();
      const { code, output } = await capture(check.command);
      process.stdout.write(line(code === 0, check.name, startedAt));
      results.push({ name: check.name, passed: code === 0, output });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const { name, output } of results.filter(({ passed }) => !passed)) {
    process.stdout.write(`\n── ${name} ──\n${output.trimEnd()}\n`);
  }
  return results;
}

if (import.meta.main) {
  const results = await runChecks();
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
}
