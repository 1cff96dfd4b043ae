import { completeAssumptions } from './assumptions.ts';
import { type CalculatorInput, type CalculatorResult, calculate } from './calculate.ts';
import { type Assumptions, DEFAULTS, RANGE_FACTORS, type Scenario } from './constants.ts';

/** Assumptions as a scenario sees them: the two gains times `RANGE_FACTORS`, everything else as it is. */
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
 * The result under careful, expected and hopeful assumptions: see `RANGE_FACTORS` for what they mean. `expected` is what
 * `calculate` gives. The value rises from low to high, and the ROI months fall. Odd input counts as in `calculate`.
 */
export function range(
  input: CalculatorInput,
  assumptions: Partial<Assumptions> = DEFAULTS,
): Record<Scenario, CalculatorResult> {
  const of = (scenario: Scenario): CalculatorResult => calculate(input, inScenario(scenario, assumptions));
  return { low: of('low'), expected: of('expected'), high: of('high') };
}
