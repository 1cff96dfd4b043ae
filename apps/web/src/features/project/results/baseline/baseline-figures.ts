import { ASSUMPTION_RANGES, type CalculatorDraft, formatMoney, validate } from '@uplift/roi-engine';
import {
  describeNumberProblem,
  type ParsedNumber,
  type ParseNumberOptions,
  parseNumber,
} from '@uplift/ui/parse-number';
import type { ReadControl } from '../../../../areas/shared/forms/use-form.ts';

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

/** How fractions are treated: whole dollars drop cents, and head counts are whole. */
const fractions: Readonly<Record<BaselineFigure, ParseNumberOptions['fractions']>> = {
  currentRevenue: 'drop',
  totalHeadCount: 'refuse',
  busyWorkEmployees: 'refuse',
  hoursPerWeek: 'keep',
  hourlyRate: 'keep',
  investment: 'drop',
};

function parseFigure(read: ReadControl<BaselineField>, name: BaselineFigure): ParsedNumber {
  return parseNumber(read(name), { fractions: fractions[name] });
}

/** Parses the entered numbers. A missing or invalid number is `null`. */
export function readBaseline(read: ReadControl<BaselineField>): {
  input: CalculatorDraft;
  investment: number | null;
} {
  const numberIn = (name: BaselineFigure) => parseFigure(read, name).value;
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
    const { problem } = parseFigure(read, name);
    if (problem) errors[name] = describeNumberProblem(problem, read(name));
  }
  return errors;
}
