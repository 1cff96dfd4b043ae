import { parseArgs } from 'node:util';
import { Bench } from 'tinybench';
import { calculate } from '../../packages/roi-engine/src/calculate.ts';

/*
 * Calculations per second on one core, compared with the formula alone.
 */

/** Goal in millions per second. */
const GOAL = 2;

/** Duration per contender in milliseconds. */
const { values } = parseArgs({ options: { time: { type: 'string', default: '2000' } } });

const inputs = Array.from({ length: 1_000 }, (_, index) => ({
  currentRevenue: 100_000 + index * 9_973,
  totalHeadCount: 1 + (index % 400),
  busyWorkEmployees: 1 + (index % 37),
  hoursPerWeek: 1 + (index % 40),
  hourlyRate: 15 + (index % 185),
}));

type Input = (typeof inputs)[number];

/** The formula alone, without input checks. */
function bareFormula(input: Input): number {
  const share = Math.min(1, input.busyWorkEmployees / input.totalHeadCount);
  const multiplier = Math.min(3, 1 + 0.15 * Math.max(0, input.busyWorkEmployees - 1));
  const increase = input.currentRevenue * share * 0.17 * multiplier;
  const savings = input.busyWorkEmployees * input.hoursPerWeek * input.hourlyRate * 0.22 * 52;
  return Math.round(Math.max(0.5, 9_000 / ((increase + savings) / 12)) * 10) / 10;
}

// Use every result; otherwise the compiler would remove the calculation.
let sum = 0;

const bench = new Bench({ time: Number(values.time), warmupTime: Number(values.time) / 4 });
bench.add('calculate', () => {
  for (const input of inputs) sum += calculate(input).roiTimeline;
});
bench.add('with own assumptions', () => {
  for (const input of inputs) sum += calculate(input, { investment: 12_000 }).roiTimeline;
});
bench.add('the bare formula', () => {
  for (const input of inputs) sum += bareFormula(input);
});
await bench.run();

const [measured = 0, assumed = 0, bare = 0] = bench.tasks.map(({ result }) =>
  'throughput' in result ? result.throughput.mean * inputs.length : 0,
);
const million = (perSecond: number): string => `${(perSecond / 1_000_000).toFixed(1)} million a second`;
process.stdout.write(
  `calculate           ${million(measured)} on one core (goal: ${GOAL} million)\n` +
    `with assumptions    ${million(assumed)}\n` +
    `the bare formula    ${million(bare)}\n` +
    `ratio               ${(measured / bare).toFixed(2)}\n` +
    `checksum            ${sum > 0 ? 'positive' : 'broken'}\n`,
);
