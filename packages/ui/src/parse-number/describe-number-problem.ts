import type { NumberProblem } from './parse-number.ts';

/** Longer text is not quoted in the message. */
const MAX_QUOTED = 30;

/** Describes why a text doesn't represent a valid number, and how to fix it. */
export function describeNumberProblem(problem: NumberProblem, text: string): string {
  const quoted = text.trim().length > MAX_QUOTED ? 'This' : `“${text.trim()}”`;
  switch (problem) {
    case 'unreadable':
      return `${quoted} is not a number. Enter one such as 1,250.`;
    case 'ambiguous':
      return `The ${text.includes('.') ? 'point' : 'comma'} in ${quoted} could separate thousands or decimals. Enter the number without it.`;
    case 'fraction':
      return 'Enter a whole number.';
    case 'negative':
      return 'Enter zero or more.';
    case 'too large':
      return 'This number is too large. Enter a smaller one.';
  }
}
