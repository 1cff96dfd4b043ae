import { isTimeZone } from '@uplift/data-client/contract';
import { useBrowserValue } from '../../hydration/hydration.ts';
import { useOfficeTimeZone, useServerYear } from '../site-context.tsx';
import { dayIn } from './zoned-format.ts';

/** Browsers that don't know the office's time zone use their own. */
function today(office: string, now: number): string {
  return dayIn(isTimeZone(office) ? office : undefined, now);
}

/** Returns today's date at the office as YYYY-MM-DD. */
export function useToday(): string {
  return today(useOfficeTimeZone(), Date.now());
}

/**
 * Returns the current year at the office. A page from a cache may have been rendered in another year, which it
 * shows until it is hydrated. If it shows the visitor's year, the browser doesn't load its time zones, which
 * would block a phone for a noticeable time.
 */
export function useOfficeYear(): string {
  const office = useOfficeTimeZone();
  const rendered = useServerYear();
  const now = new Date();
  const year = String(now.getFullYear()) === rendered ? rendered : today(office, now.getTime()).slice(0, 4);
  return useBrowserValue(year, rendered ?? year);
}
