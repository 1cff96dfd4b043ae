import type { CSSProperties } from 'react';

/** The style of a bar that is as long as a part of one; negative parts have no length. */
export function barShare(share: number): CSSProperties & Record<'--share', number> {
  return { '--share': Math.max(0, share) };
}

/** The style of a bar beside others, of which the longest takes the whole length. */
export function barShareOf(value: number, longest: number): CSSProperties {
  return barShare(longest > 0 ? value / longest : 0);
}
