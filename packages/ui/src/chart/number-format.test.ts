import { expect, it } from 'vitest';
import { numberFormat } from './number-format.ts';

const none = { format: undefined, currency: undefined, locale: undefined };

it('omits empty cents', () => {
  const { exact, short } = numberFormat({ ...none, currency: 'USD' }, 1_200, false, 'No data');
  expect(exact(1_200)).toBe('$1,200');
  expect(exact(12.5)).toBe('$12.50');
  expect(short(1_200)).toBe('$1,200');
});

it('abbreviates large values in labels but not in readings', () => {
  const { exact, short } = numberFormat({ ...none, currency: 'USD' }, 1_234_567_890, false, 'No data');
  expect(exact(1_234_567_890)).toBe('$1,234,567,890');
  expect(short(1_234_567_890)).toBe('$1.2B');
});

it('uses the locale', () => {
  const { exact } = numberFormat({ ...none, currency: 'EUR', locale: 'de-DE' }, 100, false, 'No data');
  expect(exact(1_234.5)).toBe('1.234,50\u00a0€');
});

it('uses placeholders for missing values', () => {
  const { exact, short } = numberFormat(none, 10, false, 'No data');
  expect([exact(null), short(null)]).toEqual(['No data', '–']);
});

it('accepts a format function for all values', () => {
  const { exact, short } = numberFormat(
    { ...none, format: (value) => `${value} days` },
    1e9,
    false,
    'No data',
  );
  expect([exact(3), short(3)]).toEqual(['3 days', '3 days']);
});

it('isolates numbers in right-to-left text', () => {
  expect(numberFormat(none, 10, true, 'No data').exact(-3)).toBe('\u2068-3\u2069');
});
