export type { AssumptionDraft, ErrorCodes, RoiOutcome } from './calculator-state.ts';
export {
  type AssumptionErrorCodes,
  type RoiField,
  type RoiFieldProps,
  type RoiStatus,
  type UseRoiCalculatorOptions,
  type UseRoiCalculatorResult,
  useRoiCalculator,
} from './use-roi-calculator.ts';
export type { Wait } from './wait.ts';
