import fc from 'fast-check';
import type { CalculatorInput } from '../calculate.ts';
import { ASSUMPTION_RANGES, type Assumptions } from '../constants.ts';

/** Any input that `validate` accepts, up to large companies. */
export const anyInput: fc.Arbitrary<CalculatorInput> = fc
  .record({
    currentRevenue: fc.integer({ min: 10_000, max: 1_000_000_000 }),
    totalHeadCount: fc.integer({ min: 1, max: 5_000 }),
    busyWorkEmployees: fc.integer({ min: 1, max: 5_000 }),
    hoursPerWeek: fc.integer({ min: 1, max: 40 }),
    hourlyRate: fc.integer({ min: 10, max: 200 }),
  })
  .map((value) => ({ ...value, busyWorkEmployees: Math.min(value.busyWorkEmployees, value.totalHeadCount) }));

const anyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 0, Number.MIN_VALUE),
);

/** Arbitrary numbers in every field. */
export const oddInput: fc.Arbitrary<CalculatorInput> = fc.record({
  currentRevenue: anyNumber,
  totalHeadCount: anyNumber,
  busyWorkEmployees: anyNumber,
  hoursPerWeek: anyNumber,
  hourlyRate: anyNumber,
});

function within(name: keyof Assumptions): fc.Arbitrary<number> {
  const { minimum, maximum } = ASSUMPTION_RANGES[name];
  return fc.double({ min: minimum, max: maximum, noNaN: true });
}

/** Any valid assumptions. */
export const anyAssumptions: fc.Arbitrary<Assumptions> = fc.record({
  revenueFactor: within('revenueFactor'),
  efficiencyFactor: within('efficiencyFactor'),
  multiplierStep: within('multiplierStep'),
  multiplierLimit: within('multiplierLimit'),
  weeksPerYear: within('weeksPerYear'),
  investment: within('investment'),
});

/** Arbitrary numbers as assumptions, or none. */
export const oddAssumptions: fc.Arbitrary<Partial<Assumptions>> = fc.record(
  {
    revenueFactor: anyNumber,
    efficiencyFactor: anyNumber,
    multiplierStep: anyNumber,
    multiplierLimit: anyNumber,
    weeksPerYear: anyNumber,
    investment: anyNumber,
  },
  { requiredKeys: [] },
);
