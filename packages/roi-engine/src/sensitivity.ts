import { type CalculatorInput, calculate, quantity } from './calculate.ts';
import { type Assumptions, DEFAULTS, INPUT_FIELDS, SENSITIVITY_STEP } from './constants.ts';
import { clamp, inputLimits } from './limits.ts';

/** One end of an input's sensitivity range. */
export interface SensitivityEnd {
  /** The changed input. */
  value: number;
  /** The resulting total annual value in US dollars, unrounded. */
  totalAnnualValue: number;
}

export interface Sensitivity {
  field: keyof CalculatorInput;
  /** With the input lowered. Raises the total for the head count, and lowers it for all other inputs. */
  low: SensitivityEnd;
  /** With the input raised. */
  high: SensitivityEnd;
  /** Difference between the two totals in US dollars: zero or more. */
  swing: number;
}

/**
 * Ranks inputs by their effect on the total annual value. Lowers and raises each input separately by
 * `SENSITIVITY_STEP`, within the limits of `validate`. Sorted by swing, largest first; equal swings keep the
 * order of the fields. Head counts may be fractional here, as yearly averages. Invalid input counts as in
 * `calculate`.
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
