import type { CalculatorInput } from './calculate.ts';
import { INPUT_FIELDS } from './constants.ts';
import { inputLimits, isWithin } from './limits.ts';

/** A form in progress: empty fields are null. */
export type CalculatorDraft = { [Field in keyof CalculatorInput]: number | null };

/** Error messages by field, written for the visitor. */
export type CalculatorErrors = Partial<Record<keyof CalculatorInput, string>>;

/** The error messages of the specification's section 5. */
export const messages = {
  currentRevenue: 'Please enter annual revenue of at least $10,000',
  totalHeadCount: 'Please enter total head count (minimum 1)',
  busyWorkEmployees: 'Please enter number of employees doing busy work (minimum 1)',
  busyWorkEmployeesAboveHeadCount: 'Cannot exceed total head count',
  hoursPerWeek: 'Please enter hours per week (1-40)',
  hourlyRate: 'Please enter hourly rate ($10-$200)',
} as const;

/**
 * Returns an error message for each invalid field, or an empty object if all are valid. Never throws; a
 * missing draft has a message for every field. Fractions are valid, including fractional head counts.
 */
export function validate(draft: CalculatorDraft | null | undefined): CalculatorErrors {
  const errors: CalculatorErrors = {};
  const input: Partial<CalculatorDraft> = draft ?? {};
  const limits = inputLimits(input.totalHeadCount ?? null);
  for (const field of INPUT_FIELDS) {
    if (!isWithin(input[field], limits[field])) errors[field] = messages[field];
  }
  const busy: unknown = input.busyWorkEmployees;
  if (typeof busy === 'number' && busy > limits.busyWorkEmployees.maximum) {
    errors.busyWorkEmployees = messages.busyWorkEmployeesAboveHeadCount;
  }
  return errors;
}

/** Whether a draft is complete and valid, so that `calculate` accepts it. */
export function isValid(draft: CalculatorDraft | null | undefined): draft is CalculatorInput {
  return Object.keys(validate(draft)).length === 0;
}
