import { expect, it } from 'vitest';
import { leadsByWeek } from './weekly.ts';

it('adds up the leads of calendar weeks, also of incomplete ones', () => {
  const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30'].map((day, index) => ({
    day,
    leads: index + 1,
    pageViews: 0,
  }));
  expect(leadsByWeek(days)).toEqual([
    { from: '2026-11-21', leads: 3 },
    { from: '2026-11-23', leads: 7 },
    { from: '2026-11-30', leads: 5 },
  ]);
  expect(leadsByWeek([])).toEqual([]);
});
