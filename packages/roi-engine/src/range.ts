import { completeAssumptions } from './assumptions.ts';
import { type CalculatorInput, type CalculatorResult, calculate } from './calculate.ts';
import { type Assumptions, DEFAULTS, RANGE_FACTORS, type Scenario } from './constants.ts';

/** Applies a scenario to assumptions: multiplies the two gains by `RANGE_FACTORS`. */
export function inScenario(
  scenario: Scenario,
  assumptions: Partial<Assumptions> = DEFAULTS,
): Readonly<Assumptions> {
  const all = completeAssumptions(assumptions);
  const factors = RANGE_FACTORS[scenario];
  return completeAssumptions({
    ...all,
    revenueFactor: all.revenueFactor * factors.revenueFactor,
    efficiencyFactor: all.efficiencyFactor * factors.efficiencyFactor,
  });
}

/**
 * Returns the result for conservative, expected and optimistic assumptions; see `RANGE_FACTORS`. `expected`
 * equals the result of `calculate`. The value rises from low to high, and the ROI months fall. Invalid input
 * counts as in `calculate`.
 */
export function range(
  input: CalculatorInput,
  assumptions: Partial<Assumptions> = DEFAULTS,
): Record<Scenario, CalculatorResult> {
  const of = (scenario: Scenario): CalculatorResult => calculate(input, inScenario(scenario, assumptions));
  return { low: of('low'), expected: of('expected'), high: of('high') };
}
