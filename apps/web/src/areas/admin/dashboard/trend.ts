import type { Trend } from '@uplift/data-client/contract/admin';

const whole = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

/** Formats a count: 12,480. */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** Formats a count with its noun: 1 failed job. */
export function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Compares a figure with the previous period: `▲ 12% vs. previous 30 days`. */
export function describeTrend({ current, previous }: Trend, days: number): string {
  const before = `previous ${days} days`;
  if (current === previous) return `same as ${before}`;
  if (previous === 0) return `none in ${before}`;
  const change = percent.format(Math.abs(current / previous - 1));
  return `${current > previous ? '▲' : '▼'} ${change} vs. ${before}`;
}

/** Returns the share of decided leads that were won, or null if none was decided. */
export function winRate(won: number, lost: number): number | null {
  return won + lost === 0 ? null : won / (won + lost);
}

/** Formats a share from 0 to 1: 40%. */
export function formatShare(share: number | null): string {
  return share === null ? '–' : percent.format(share);
}
