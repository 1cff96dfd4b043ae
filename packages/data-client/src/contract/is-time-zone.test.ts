import { expect, it } from 'vitest';
import { isTimeZone } from './is-time-zone.ts';

it.each(['America/New_York', 'Asia/Kolkata', 'Asia/Calcutta', 'Pacific/Auckland', 'UTC'])(
  'accepts %s',
  (name) => {
    expect(isTimeZone(name)).toBe(true);
  },
);

it.each(['', 'Mars/Olympus', 'New York', '+05:30', '-08', 'America/New_York '])('rejects %j', (name) => {
  expect(isTimeZone(name)).toBe(false);
});
