import { isTimeZone } from '@uplift/data-client/contract';
import { useOfficeTimeZone } from './site-context.tsx';
import { dayIn } from './zoned-format.ts';

/** Which day it is at the office, as YYYY-MM-DD. Browsers that don't know its time zone take their own. */
export function useToday(): string {
  const office = useOfficeTimeZone();
  return dayIn(isTimeZone(office) ? office : undefined, Date.now());
}
