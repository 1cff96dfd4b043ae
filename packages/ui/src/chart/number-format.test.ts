import { expect, it } from 'vitest';
import { type NumberFormatContext, numberFormat } from './number-format.ts';

const none = { format: undefined, currency: undefined };

const context = (largest: number, rtl = false): NumberFormatContext => ({
  formatOf: (options) => new Intl.NumberFormat('en-US', options),
  largest,
  rtl,
  missing: 'No data',
});

it('omits empty cents', () => {
  const { exact, short } = numberFormat({ ...none, currency: 'USD' }, context(1_200));
  expect(exact(1_200)).toBe('$1,200');
  expect(exact(12.5)).toBe('$12.50');
  expect(short(1_200)).toBe('$1,200');
});

it('abbreviates large values in labels but not in readings', () => {
  const { exact, short } = numberFormat({ ...none, currency: 'USD' }, context(1_234_567_890));
  expect(exact(1_234_567_890)).toBe('$1,234,567,890');
  expect(short(1_234_567_890)).toBe('$1.2B');
});

it('uses placeholders for missing values', () => {
  const { exact, short } = numberFormat(none, context(10));
  expect([exact(null), short(null)]).toEqual(['No data', '–']);
});

it('accepts a format function for all values', () => {
  const { exact, short } = numberFormat({ ...none, format: (value) => `${value} days` }, context(1e9));
  expect([exact(3), short(3)]).toEqual(['3 days', '3 days']);
});

it('isolates numbers in right-to-left text', () => {
  expect(numberFormat(none, context(10, true)).exact(-3)).toBe('\u2068-3\u2069');
});
