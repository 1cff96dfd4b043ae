import { describe, expect, it } from 'vitest';
import { formatMoney, formatNumber, formatsOf, usFormats } from './format.ts';

describe('formatMoney', () => {
  it('formats whole dollars', () => {
    expect(formatMoney(1_234_567.89)).toBe('$1,234,568');
    expect(formatMoney(-12)).toBe('-$12');
    expect(formatMoney(Number.NaN)).toBe('–');
  });
});

describe('formatNumber and percentages', () => {
  it('formats at most one decimal and a dash for non-finite values', () => {
    expect(formatNumber(1_234.56)).toBe('1,234.6');
    expect(usFormats.percent(0.175)).toBe('17.5%');
    expect([formatNumber(Number.NaN), usFormats.percent(Number.POSITIVE_INFINITY)]).toEqual(['–', '–']);
  });

  it.each([
    [-0.04, 1, '0'],
    [-0, 0, '0'],
    [1.45, 1, '1.5'],
    [1.005, 2, '1.01'],
    [-2.25, 1, '-2.3'],
    [999_999.95, 1, '1,000,000'],
  ])('formats %d with %d decimals as %s', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });

  it('handles extremely large numbers', () => {
    for (const value of [Number.MAX_VALUE, -Number.MAX_VALUE, 1e21, Number.MIN_VALUE]) {
      expect(formatNumber(value)).toMatch(/^-?\d/);
      expect(usFormats.percent(value)).toMatch(/^-?\d.*%$/);
      expect(formatMoney(value)).toMatch(/^-?\$\d/);
    }
  });
});

describe('formatsOf', () => {
  it('formats in the language and the currency', () => {
    const formats = formatsOf((options) => new Intl.NumberFormat('de', options), 'EUR');
    expect(formats.money(44_820)).toBe('44.820\u00a0€');
    expect(formats.number(2.4)).toBe('2,4');
    expect(formats.percent(0.175)).toBe('17,5\u00a0%');
  });
});
