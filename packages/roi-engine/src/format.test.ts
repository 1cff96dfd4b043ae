import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatMonths, formatNumber, formatPercent, parseMoney } from './format.ts';

describe('money', () => {
  it('is shown in dollars without decimals', () => {
    expect(formatMoney(1_234_567.89)).toBe('$1,234,568');
    expect(formatMoney(-12)).toBe('-$12');
    expect(formatMoney(Number.NaN)).toBe('–');
  });

  it('is written as the formatter of the language writes it', () => {
    const usd = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
      signDisplay: 'negative',
    });
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (dollars) => {
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

  it('is read from the digits of any text', () => {
    expect(parseMoney('$1,000,000 a year')).toBe(1_000_000);
    expect(parseMoney('none')).toBeNull();
  });
});

describe('numbers', () => {
  it('have one decimal at most, and a dash stands for none', () => {
    expect(formatNumber(1_234.56)).toBe('1,234.6');
    expect(formatPercent(0.175)).toBe('17.5%');
    expect([formatNumber(Number.NaN), formatPercent(Number.POSITIVE_INFINITY)]).toEqual(['–', '–']);
  });

  it('are written as the formatter of the language writes them', () => {
    const decimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeInteger(), fc.double({ min: -1e6, max: 1e6, noNaN: true })), (value) => {
        fc.pre(!Object.is(value, -0));
        expect(formatNumber(value)).toBe(decimal.format(value));
      }),
      { numRuns: 1_000 },
    );
  });

  it('count months', () => {
    expect([0.5, 1, 2.4, 1_000].map(formatMonths)).toEqual([
      '0.5 months',
      '1 month',
      '2.4 months',
      '1,000 months',
    ]);
  });
});
