import type { CalculatorInput } from '../calculate.ts';

/** Ten people, two of them busy: $39,100 more revenue and $5,720 of saved time, paid back in 2.4 months. */
export const example: CalculatorInput = {
  currentRevenue: 1_000_000,
  totalHeadCount: 10,
  busyWorkEmployees: 2,
  hoursPerWeek: 10,
  hourlyRate: 25,
};
