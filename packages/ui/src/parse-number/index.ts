export { describeNumberProblem } from './describe-number-problem.ts';
export type { NumberInputMessages } from './number-input.messages.ts';
export {
  type NumberProblem,
  type ParsedNumber,
  type ParseNumberOptions,
  parseNumber,
} from './parse-number.ts';
