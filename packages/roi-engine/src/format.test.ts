import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatMonths, formatNumber, formatPercent } from './format.ts';

describe('formatMoney', () => {
  it('formats whole dollars', () => {
    expect(formatMoney(1_234_567.89)).toBe('$1,234,568');
    expect(formatMoney(-12)).toBe('-$12');
    expect(formatMoney(Number.NaN)).toBe('–');
  });

  it('matches Intl.NumberFormat', () => {
    const usd = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
      signDisplay: 'negative',
    });
    fc.assert(
      fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (dollars) => {
        expect(formatMoney(dollars)).toBe(usd.format(dollars));
      }),
    );
    fc.assert(
      fc.property(fc.double({ min: -1e7, max: 1e7, noNaN: true }), (dollars) => {
        expect(formatMoney(dollars)).toBe(usd.format(dollars));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('formatNumber, formatPercent and formatMonths', () => {
  it('formats at most one decimal and a dash for non-finite values', () => {
    expect(formatNumber(1_234.56)).toBe('1,234.6');
    expect(formatPercent(0.175)).toBe('17.5%');
    expect([formatNumber(Number.NaN), formatPercent(Number.POSITIVE_INFINITY)]).toEqual(['–', '–']);
  });

  it('matches Intl.NumberFormat', () => {
    const formatter = (options: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat('en-US', { signDisplay: 'negative', ...options });
    const [whole, one, two, percent] = [
      formatter({ maximumFractionDigits: 0 }),
      formatter({ maximumFractionDigits: 1 }),
      formatter({ maximumFractionDigits: 2 }),
      formatter({ style: 'percent', maximumFractionDigits: 1 }),
    ];
    const typed = fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1_000);
    const any = fc.double({ min: -1e12, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(fc.oneof(typed, any), (value) => {
        expect(formatNumber(value, 0)).toBe(whole.format(value));
        expect(formatNumber(value)).toBe(one.format(value));
        expect(formatNumber(value, 2)).toBe(two.format(value));
        if (Math.abs(value) < 1e9) expect(formatPercent(value)).toBe(percent.format(value));
      }),
      { numRuns: 3_000 },
    );
  });

  it('handles extremely large numbers', () => {
    for (const value of [Number.MAX_VALUE, -Number.MAX_VALUE, 1e21, Number.MIN_VALUE]) {
      expect(formatNumber(value)).toMatch(/^-?\d/);
      expect(formatPercent(value)).toMatch(/^-?\d.*%$/);
      expect(formatMoney(value)).toMatch(/^-?\$\d/);
    }
  });

  it('formats months', () => {
    expect([0.5, 1, 2.4, 1_000].map(formatMonths)).toEqual([
      '0.5 months',
      '1 month',
      '2.4 months',
      '1,000 months',
    ]);
  });
});
