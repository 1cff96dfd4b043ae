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

/** Why a field is invalid. `messages` has the English text. */
export type CalculatorErrorCode = keyof typeof messages;

/**
 * Returns a code for each invalid field, or an empty object if all are valid, for messages in your own
 * language. Never throws; a missing draft has a code for every field. Fractions are valid, including
 * fractional head counts.
 */
export function validateCodes(
  draft: CalculatorDraft | null | undefined,
): Partial<Record<keyof CalculatorInput, CalculatorErrorCode>> {
  const codes: ReturnType<typeof validateCodes> = {};
  const input: Partial<CalculatorDraft> = draft ?? {};
  const limits = inputLimits(input.totalHeadCount ?? null);
  for (const field of INPUT_FIELDS) {
    if (!isWithin(input[field], limits[field])) codes[field] = field;
  }
  const busy: unknown = input.busyWorkEmployees;
  if (typeof busy === 'number' && busy > limits.busyWorkEmployees.maximum) {
    codes.busyWorkEmployees = 'busyWorkEmployeesAboveHeadCount';
  }
  return codes;
}

/** Returns the English error message of each invalid field. Like `validateCodes` in every other way. */
export function validate(draft: CalculatorDraft | null | undefined): CalculatorErrors {
  const codes = validateCodes(draft);
  const errors: CalculatorErrors = {};
  for (const field of INPUT_FIELDS) {
    const code = codes[field];
    if (code) errors[field] = messages[code];
  }
  return errors;
}

/** Whether a draft is complete and valid, so that `calculate` accepts it. */
export function isValid(draft: CalculatorDraft | null | undefined): draft is CalculatorInput {
  return Object.keys(validateCodes(draft)).length === 0;
}
