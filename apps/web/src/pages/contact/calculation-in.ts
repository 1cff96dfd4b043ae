import { fromSearchParams, isValid } from '@uplift/roi-engine';

/** Reads a calculation as encoded in a URL. Undefined if it is incomplete or invalid. */
export function calculationIn(figures: string) {
  const { input: given, assumptions } = fromSearchParams(figures);
  const input = {
    currentRevenue: null,
    totalHeadCount: null,
    busyWorkEmployees: null,
    hoursPerWeek: null,
    hourlyRate: null,
    ...given,
  };
  return isValid(input) ? { input, assumptions: { ...assumptions } } : undefined;
}
