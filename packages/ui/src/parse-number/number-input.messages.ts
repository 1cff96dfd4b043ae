import { describeNumberProblem } from './describe-number-problem.ts';
import type { NumberProblem } from './parse-number.ts';

/** The built-in text of `NumberInput` and `MoneyInput`. */
export interface NumberInputMessages {
  /** The error message that the `Field` shows for text that is not a number, or not an allowed one. */
  problem: (problem: NumberProblem, text: string) => string;
}

export const numberInputMessages: NumberInputMessages = { problem: describeNumberProblem };
