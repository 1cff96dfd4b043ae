export {
  type AssumptionErrorCode,
  type AssumptionLimits,
  validateAssumptions,
} from './assumption-limits.ts';
export { type CalculatorInput, type CalculatorResult, calculate } from './calculate.ts';
export {
  ASSUMPTION_RANGES,
  type Assumptions,
  DEFAULTS,
  FORECAST_MONTHS,
  HOURLY_RATE_RANGE,
  HOURS_PER_WEEK_RANGE,
  type Limits,
  MINIMUM_EMPLOYEES,
  MINIMUM_REVENUE,
  MINIMUM_ROI_MONTHS,
  RANGE_FACTORS,
  ROI_MONTHS_WITHOUT_VALUE,
  type Scenario,
  SENSITIVITY_STEP,
} from './constants.ts';
export { type Cumulative, cumulative } from './cumulative.ts';
export { type Formats, formatMoney, formatNumber, formatsOf } from './format.ts';
export { range } from './range.ts';
export { type FigureLabel, type ReportMessages, reportMessages } from './report.messages.ts';
export { type Report, type ReportLine, type ReportLocale, type ReportSection, toReport } from './report.ts';
export { fromSearchParams, type SharedFigures, toSearchParams } from './search-params.ts';
export { type Sensitivity, type SensitivityEnd, sensitivity } from './sensitivity.ts';
export {
  type CalculatorDraft,
  type CalculatorErrorCode,
  type CalculatorErrors,
  isValid,
  messages,
  validate,
  validateCodes,
} from './validate.ts';
