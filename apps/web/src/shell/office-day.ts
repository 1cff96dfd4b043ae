import { isTimeZone } from '@uplift/data-client/contract';
import { useOfficeTimeZone } from './site-context.tsx';
import { dayIn } from './zoned-format.ts';

/** Returns today's date at the office as YYYY-MM-DD. Browsers that don't know its time zone use their own. */
export function useToday(): string {
  const office = useOfficeTimeZone();
  return dayIn(isTimeZone(office) ? office : undefined, Date.now());
}
