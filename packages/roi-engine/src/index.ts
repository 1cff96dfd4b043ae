export { type CalculatorInput, type CalculatorResult, calculate } from './calculate.ts';
export {
  type Assumptions,
  DEFAULTS,
  HOURLY_RATE_RANGE,
  HOURS_PER_WEEK_RANGE,
  MINIMUM_EMPLOYEES,
  MINIMUM_REVENUE,
  MINIMUM_ROI_MONTHS,
  ROI_MONTHS_WITHOUT_VALUE,
} from './constants.ts';
export { formatMoney, parseMoney } from './money.ts';
export { type CalculatorDraft, type CalculatorErrors, isValid, messages, validate } from './validate.ts';
