import { describeNumberProblem, type ParseNumberOptions, parseNumber } from '@uplift/ui/parse-number';
import * as v from 'valibot';

/** A number as people enter it, such as `$1,250` or `7,5`. Null if nothing was entered. */
export function enteredNumber(options?: ParseNumberOptions) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, number | null>(({ dataset, addIssue, NEVER }) => {
      const { value, problem } = parseNumber(dataset.value, options);
      if (problem === null) return value;
      addIssue({ message: describeNumberProblem(problem, dataset.value) });
      return NEVER;
    }),
  );
}
