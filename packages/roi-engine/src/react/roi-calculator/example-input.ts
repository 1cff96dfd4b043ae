import type { CalculatorInput } from '../../calculate.ts';

/** The placeholders of the fields, and the business that the panel shows before the first result. */
export const EXAMPLE_INPUT: CalculatorInput = {
  currentRevenue: 1_000_000,
  totalHeadCount: 10,
  busyWorkEmployees: 2,
  hoursPerWeek: 10,
  hourlyRate: 25,
};
