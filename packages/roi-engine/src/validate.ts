import type { CalculatorInput } from './calculate.ts';
import { HOURLY_RATE_RANGE, HOURS_PER_WEEK_RANGE, MINIMUM_EMPLOYEES, MINIMUM_REVENUE } from './constants.ts';

/** Input that is still being typed: what is empty is null. */
export type CalculatorDraft = { [Field in keyof CalculatorInput]: number | null };

/** What is wrong, by field, in words for the person who typed it. */
export type CalculatorErrors = Partial<Record<keyof CalculatorInput, string>>;

/** The messages of the specification's section 5. */
export const messages = {
  currentRevenue: 'Please enter annual revenue of at least $10,000',
  totalHeadCount: 'Please enter total head count (minimum 1)',
  busyWorkEmployees: 'Please enter number of employees doing busy work (minimum 1)',
  busyWorkEmployeesAboveHeadCount: 'Cannot exceed total head count',
  hoursPerWeek: 'Please enter hours per week (1-40)',
  hourlyRate: 'Please enter hourly rate ($10-$200)',
} as const;

function isWithin(value: unknown, minimum: number, maximum = Number.POSITIVE_INFINITY): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= minimum && value <= maximum;
}

/** A message for each field that is not acceptable; an empty object when all are. Never throws, whatever it is given. */
export function validate(input: CalculatorDraft): CalculatorErrors {
  const errors: CalculatorErrors = {};
  if (!isWithin(input.currentRevenue, MINIMUM_REVENUE)) errors.currentRevenue = messages.currentRevenue;
  if (!isWithin(input.totalHeadCount, MINIMUM_EMPLOYEES)) errors.totalHeadCount = messages.totalHeadCount;
  if (!isWithin(input.busyWorkEmployees, MINIMUM_EMPLOYEES)) {
    errors.busyWorkEmployees = messages.busyWorkEmployees;
  } else if (
    isWithin(input.totalHeadCount, MINIMUM_EMPLOYEES) &&
    input.busyWorkEmployees > input.totalHeadCount
  ) {
    errors.busyWorkEmployees = messages.busyWorkEmployeesAboveHeadCount;
  }
  if (!isWithin(input.hoursPerWeek, HOURS_PER_WEEK_RANGE.minimum, HOURS_PER_WEEK_RANGE.maximum)) {
    errors.hoursPerWeek = messages.hoursPerWeek;
  }
  if (!isWithin(input.hourlyRate, HOURLY_RATE_RANGE.minimum, HOURLY_RATE_RANGE.maximum)) {
    errors.hourlyRate = messages.hourlyRate;
  }
  return errors;
}

/** Whether a draft is complete and acceptable, so that `calculate` can take it. */
export function isValid(draft: CalculatorDraft): draft is CalculatorInput {
  return Object.keys(validate(draft)).length === 0;
}
