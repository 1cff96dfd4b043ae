import type { CSSProperties } from 'react';

/** The style of a bar with a share of the full length, from 0 to 1. Negative shares have no length. */
export function barShare(share: number): CSSProperties & Record<'--share', number> {
  return { '--share': Math.max(0, share) };
}

/** The style of a bar among others. The longest takes the full length. */
export function barShareOf(value: number, longest: number): CSSProperties {
  return barShare(longest > 0 ? value / longest : 0);
}
