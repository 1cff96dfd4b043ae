import { projectEndpoints } from '@uplift/data-client/contract/project';
import { ASSUMPTION_RANGES, type CalculatorDraft, formatMoney, messages, validate } from '@uplift/roi-engine';
import type { ParseNumberOptions } from '@uplift/ui/parse-number';
import * as v from 'valibot';
import { enteredNumber } from '../entered-number.ts';

export const baselineInputNames = [
  'currentRevenue',
  'totalHeadCount',
  'busyWorkEmployees',
  'hoursPerWeek',
  'hourlyRate',
] as const;

const nothing: CalculatorDraft = {
  currentRevenue: null,
  totalHeadCount: null,
  busyWorkEmployees: null,
  hoursPerWeek: null,
  hourlyRate: null,
};

/** An input that the calculator accepts. */
function inputOf(name: (typeof baselineInputNames)[number], fractions: ParseNumberOptions['fractions']) {
  return v.pipe(
    enteredNumber({ fractions }),
    v.number(messages[name]),
    v.check((value) => validate({ ...nothing, [name]: value })[name] === undefined, messages[name]),
  );
}

const { minimum, maximum } = ASSUMPTION_RANGES.investment;
const feeMessage = `Enter a fee from ${formatMoney(minimum)} to ${formatMoney(maximum)}.`;

/** A baseline as entered. Whole dollars drop cents, and head counts are whole. */
export const baselineSchema = v.object({
  calculation: v.object({
    input: v.pipe(
      v.object({
        currentRevenue: inputOf('currentRevenue', 'drop'),
        totalHeadCount: inputOf('totalHeadCount', 'refuse'),
        busyWorkEmployees: inputOf('busyWorkEmployees', 'refuse'),
        hoursPerWeek: inputOf('hoursPerWeek', 'keep'),
        hourlyRate: inputOf('hourlyRate', 'keep'),
      }),
      v.forward(
        v.partialCheck(
          [['totalHeadCount'], ['busyWorkEmployees']],
          ({ totalHeadCount, busyWorkEmployees }) => busyWorkEmployees <= totalHeadCount,
          messages.busyWorkEmployeesAboveHeadCount,
        ),
        ['busyWorkEmployees'],
      ),
    ),
    assumptions: v.object({
      investment: v.pipe(
        enteredNumber({ fractions: 'drop' }),
        v.number(feeMessage),
        v.minValue(minimum, feeMessage),
        v.maxValue(maximum, feeMessage),
      ),
    }),
  }),
  agreedOn: projectEndpoints.setBaseline.body.entries.agreedOn,
});
