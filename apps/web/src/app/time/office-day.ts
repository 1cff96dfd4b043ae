import { isTimeZone } from '@uplift/data-client/contract';
import { useBrowserValue } from '../../hydration/hydration.ts';
import { useOfficeTimeZone, useServerYear } from '../site-context.tsx';
import { dayIn } from './zoned-format.ts';

/** Returns today's date at the office as YYYY-MM-DD. Browsers that don't know its time zone use their own. */
export function useToday(): string {
  const office = useOfficeTimeZone();
  return dayIn(isTimeZone(office) ? office : undefined, Date.now());
}

/**
 * Returns the current year at the office. A page from a cache may have been rendered in another year, which it
 * shows until it is hydrated.
 */
export function useOfficeYear(): string {
  const year = useToday().slice(0, 4);
  return useBrowserValue(year, useServerYear() ?? year);
}
