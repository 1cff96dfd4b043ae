import { ASSUMPTION_RANGES, type CalculatorDraft, formatMoney, validate } from '@uplift/roi-engine';
import { describeNumberProblem, parseNumber } from '@uplift/ui/parse-number';
import type { ReadControl } from '../../shell/form/use-form.ts';

export const baselineInputNames = [
  'currentRevenue',
  'totalHeadCount',
  'busyWorkEmployees',
  'hoursPerWeek',
  'hourlyRate',
] as const;

const figureNames = [...baselineInputNames, 'investment'] as const;

/** A numeric field of the baseline. */
export type BaselineFigure = (typeof figureNames)[number];

export const baselineFieldNames = [...figureNames, 'agreedOn'] as const;
export type BaselineField = (typeof baselineFieldNames)[number];

/** Parses the entered numbers. A missing or invalid number is `null`. */
export function readBaseline(read: ReadControl<BaselineField>): {
  input: CalculatorDraft;
  investment: number | null;
} {
  const numberIn = (name: BaselineFigure) => parseNumber(read(name)).value;
  return {
    input: {
      currentRevenue: numberIn('currentRevenue'),
      totalHeadCount: numberIn('totalHeadCount'),
      busyWorkEmployees: numberIn('busyWorkEmployees'),
      hoursPerWeek: numberIn('hoursPerWeek'),
      hourlyRate: numberIn('hourlyRate'),
    },
    investment: numberIn('investment'),
  };
}

/** Validates a baseline before it is sent. Returns error messages by field. */
export function checkBaseline(read: ReadControl<BaselineField>): Partial<Record<BaselineField, string>> {
  const { input, investment } = readBaseline(read);
  const { minimum, maximum } = ASSUMPTION_RANGES.investment;
  const errors: Partial<Record<BaselineField, string>> = validate(input);
  if (investment === null || investment < minimum || investment > maximum) {
    errors.investment = `Enter a fee from ${formatMoney(minimum)} to ${formatMoney(maximum)}.`;
  }
  if (!read('agreedOn')) errors.agreedOn = 'Enter the day on which it was agreed on.';
  for (const name of figureNames) {
    const { problem } = parseNumber(read(name));
    if (problem) errors[name] = describeNumberProblem(problem, read(name));
  }
  return errors;
}
