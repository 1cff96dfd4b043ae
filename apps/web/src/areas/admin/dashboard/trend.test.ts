import { describe, expect, it } from 'vitest';
import { describeTrend, formatShare, winRate } from './trend.ts';

describe('describeTrend', () => {
  it.each([
    [{ current: 12, previous: 10 }, '▲ 20% vs. previous 30 days'],
    [{ current: 5, previous: 10 }, '▼ 50% vs. previous 30 days'],
    [{ current: 7, previous: 7 }, 'same as previous 30 days'],
    [{ current: 7, previous: 0 }, 'none in previous 30 days'],
    [{ current: 0, previous: 3 }, '▼ 100% vs. previous 30 days'],
  ])('describes %j as "%s"', (trend, words) => {
    expect(describeTrend(trend, 30)).toBe(words);
  });
});

describe('winRate', () => {
  it('returns the share of decided leads that were won, and null when none was decided', () => {
    expect(formatShare(winRate(2, 3))).toBe('40%');
    expect(formatShare(winRate(0, 0))).toBe('–');
  });
});
