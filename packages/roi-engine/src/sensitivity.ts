import { type CalculatorInput, calculate, quantity } from './calculate.ts';
import { type Assumptions, DEFAULTS, INPUT_FIELDS, SENSITIVITY_STEP } from './constants.ts';
import { clamp, inputLimits } from './limits.ts';

/** One input at one of its two ends. */
export interface SensitivityEnd {
  /** The changed input. */
  value: number;
  /** What becomes of the total annual value, in US dollars, unrounded. */
  totalAnnualValue: number;
}

export interface Sensitivity {
  field: keyof CalculatorInput;
  /** With the input lowered. The total is higher there for the head count, and lower for all others. */
  low: SensitivityEnd;
  /** With the input raised. */
  high: SensitivityEnd;
  /** How far the two totals are apart, in US dollars: zero or more. */
  swing: number;
}

/**
 * Which input moves the result most: each alone is lowered and raised by `SENSITIVITY_STEP`, as far as `validate` would
 * still accept it, and the rest stays. Sorted by size, the largest swing first; equal ones in the order of the fields.
 * People come in fractions here, as averages over a year. Odd input counts as in `calculate`.
 */
export function sensitivity(
  input: CalculatorInput,
  assumptions: Partial<Assumptions> = DEFAULTS,
): Sensitivity[] {
  const limits = inputLimits(input.totalHeadCount);
  const fewest = Math.max(limits.totalHeadCount.minimum, quantity(input.busyWorkEmployees));
  return INPUT_FIELDS.map((field) => {
    const at = (factor: number): SensitivityEnd => {
      const within = field === 'totalHeadCount' ? { ...limits[field], minimum: fewest } : limits[field];
      const value = clamp(quantity(input[field]) * factor, within);
      return {
        value,
        totalAnnualValue: calculate({ ...input, [field]: value }, assumptions).totalAnnualValue,
      };
    };
    const low = at(1 - SENSITIVITY_STEP);
    const high = at(1 + SENSITIVITY_STEP);
    return { field, low, high, swing: Math.abs(high.totalAnnualValue - low.totalAnnualValue) };
  }).sort((one, other) => other.swing - one.swing);
}
