export { describeNumberProblem } from './describe-number-problem.ts';
export {
  type NumberProblem,
  type ParsedNumber,
  type ParseNumberOptions,
  parseNumber,
} from './parse-number.ts';
