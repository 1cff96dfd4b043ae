import { expect, it } from 'vitest';
import { isTimeZone } from './is-time-zone.ts';

it.each(['America/New_York', 'Asia/Kolkata', 'Asia/Calcutta', 'Pacific/Auckland', 'UTC'])(
  'takes %s for a time zone',
  (name) => {
    expect(isTimeZone(name)).toBe(true);
  },
);

it.each(['', 'Mars/Olympus', 'New York', '+05:30', '-08', 'America/New_York '])(
  'takes %j for none',
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);
