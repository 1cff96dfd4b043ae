import type { Trend } from '@uplift/data-client/contract/admin';

const whole = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

/** A count as people read it: 12,480. */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** How a figure stands against the period before: `▲ 12% on the 30 days before`. */
export function describeTrend({ current, previous }: Trend, days: number): string {
  const before = `the ${days} days before`;
  if (current === previous) return `as many as ${before}`;
  if (previous === 0) return `none in ${before}`;
  const change = percent.format(Math.abs(current / previous - 1));
  return `${current > previous ? '▲' : '▼'} ${change} on ${before}`;
}

/** The share of the decided leads that were won; null where none was decided. */
export function winRate(won: number, lost: number): number | null {
  return won + lost === 0 ? null : won / (won + lost);
}

/** A share as people read it: 40%. */
export function formatShare(share: number | null): string {
  return share === null ? '–' : percent.format(share);
}
