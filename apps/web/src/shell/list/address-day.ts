import { isDay } from '@uplift/data-client/contract';

/** Reads a day of this century from the address; undefined where there is none. */
export function readAddressDay(parameters: URLSearchParams, name: string): string | undefined {
  const day = parameters.get(name);
  return day?.startsWith('20') && isDay(day) ? day : undefined;
}
