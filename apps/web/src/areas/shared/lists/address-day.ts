import { isDay } from '@uplift/data-client/contract';

/** Reads a day of this century from the query string. Returns undefined if it is missing or invalid. */
export function readAddressDay(parameters: URLSearchParams, name: string): string | undefined {
  const day = parameters.get(name);
  return day?.startsWith('20') && isDay(day) ? day : undefined;
}
