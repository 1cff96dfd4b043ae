import { parseArgs } from 'node:util';
import { lostIn, type Outcome, type Scenario } from '../../apps/api/src/testing/faults/scenario.ts';
import { scenarios as shortScenarios } from '../../apps/api/src/testing/faults/scenarios.ts';
import { kill } from './kill.ts';
import { rollingRestart } from './rolling-restart.ts';

/*
 * What happens to acknowledged writes when the environment fails: processes are killed, the disk is full,
 * PostgreSQL is unavailable, the clock jumps, receivers lie, versions are replaced. No acknowledged write may
 * be lost.
 *
 *   pnpm bench faults --only=kill --rounds=10
 *   pnpm bench faults --only=rolling-restart --seconds=60
 */

const scenarios = [kill, ...shortScenarios, rollingRestart];

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '300' },
    only: { type: 'string', default: '' },
  },
});
const wanted = values.only.split(',').filter(Boolean);
const unknown = wanted.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0 || !(Number(values.rounds) > 0) || !(Number(values.seconds) > 0)) {
  process.stderr.write(
    '--only=NAME,…     these alone:\n' +
      scenarios.map(({ name, summary }) => `  ${name.padEnd(20)} ${summary}\n`).join('') +
      '--rounds=100      how many times a process is killed\n' +
      '--seconds=300     how long load lasts\n',
  );
  process.exit(1);
}

const row = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell, index) => (index === 0 ? String(cell).padEnd(56) : String(cell).padStart(13))).join('')}\n`;

function print(outcome: Outcome): void {
  const { what, acknowledged, found, errors, notes } = outcome;
  process.stdout.write(row([what, acknowledged, found, lostIn(outcome), errors.length]));
  for (const error of errors) process.stdout.write(`  ✗ ${error}\n`);
  for (const note of notes) process.stdout.write(`  ${note}\n`);
}

async function run(scenario: Scenario): Promise<void> {
  const ends: (() => unknown)[] = [];
  try {
    const outcomes = await scenario.run({
      rounds: Number(values.rounds),
      seconds: Number(values.seconds),
      onEnd: (end) => ends.push(end),
    });
    outcomes.forEach(print);
    if (outcomes.some((outcome) => lostIn(outcome) > 0 || outcome.errors.length > 0)) process.exitCode = 1;
  } catch (error) {
    // Continue with the other scenarios.
    process.stdout.write(`${scenario.name} did not run: ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  } finally {
    for (let end = ends.pop(); end; end = ends.pop()) await end();
  }
}

process.stdout.write(row(['', 'acknowledged', 'found', 'lost', 'errors']));
for (const scenario of scenarios)
  if (wanted.length === 0 || wanted.includes(scenario.name)) await run(scenario);
// Writers of a failed scenario would run forever.
process.exit();
