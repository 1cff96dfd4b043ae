import { expect, it } from 'vitest';
import { readAddressDay } from './address-day.ts';

const read = (query: string) => readAddressDay(new URLSearchParams(query), 'from');

it('reads a day', () => {
  expect(read('from=2028-02-29')).toBe('2028-02-29');
});

it.each([
  '',
  'from=',
  'from=yesterday',
  'from=2027-02-29',
  'from=1999-12-31',
  'from=2027-1-1',
  'from=2027-01-01T00:00',
])('returns undefined for %j', (query) => {
  expect(read(query)).toBeUndefined();
});
