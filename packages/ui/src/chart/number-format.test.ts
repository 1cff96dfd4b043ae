import { expect, it } from 'vitest';
import { numberFormat } from './number-format.ts';

const none = { format: undefined, currency: undefined, locale: undefined };

it('writes money without empty cents', () => {
  const { exact, short } = numberFormat({ ...none, currency: 'USD' }, 1_200, false, 'No data');
  expect(exact(1_200)).toBe('$1,200');
  expect(exact(12.5)).toBe('$12.50');
  expect(short(1_200)).toBe('$1,200');
});

it('writes labels short where values are large, and readings in full', () => {
  const { exact, short } = numberFormat({ ...none, currency: 'USD' }, 1_234_567_890, false, 'No data');
  expect(exact(1_234_567_890)).toBe('$1,234,567,890');
  expect(short(1_234_567_890)).toBe('$1.2B');
});

it('follows the language', () => {
  const { exact } = numberFormat({ ...none, currency: 'EUR', locale: 'de-DE' }, 100, false, 'No data');
  expect(exact(1_234.5)).toBe('1.234,50\u00a0€');
});

it('says what stands for a value that there is none of', () => {
  const { exact, short } = numberFormat(none, 10, false, 'No data');
  expect([exact(null), short(null)]).toEqual(['No data', '–']);
});

it('takes a function for everything', () => {
  const { exact, short } = numberFormat(
    { ...none, format: (value) => `${value} days` },
    1e9,
    false,
    'No data',
  );
  expect([exact(3), short(3)]).toEqual(['3 days', '3 days']);
});

it('keeps numbers whole in a text from right to left', () => {
  expect(numberFormat(none, 10, true, 'No data').exact(-3)).toBe('\u2068-3\u2069');
});
