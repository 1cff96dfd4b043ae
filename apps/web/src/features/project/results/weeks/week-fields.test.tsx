import { describe, expect, it } from 'vitest';
import { checkWeek, readWeek, type WeekField } from './week-fields.tsx';

function typed(fields: Partial<Record<WeekField, string>>) {
  const values = { week: '2026-05-04', hoursSaved: '8', ...fields };
  return (name: WeekField): string => ({ revenueEffect: '', note: '', evidence: '', ...values })[name];
}

describe('measured week', () => {
  it.each([
    ['7,5', 7.5],
    ['12,50', 12.5],
    ['1,234', 1234],
    ['٧٫٥', 7.5],
  ])('parses "%s" hours as %s', (hoursSaved, hours) => {
    expect(checkWeek(typed({ hoursSaved }))).toEqual({});
    expect(readWeek(typed({ hoursSaved })).hoursSaved).toBe(hours);
  });

  it.each([
    ['$ 1,250,000.75', 1_250_000],
    ['(500)', -500],
    ['\u22121.5k', -1500],
    ['', 0],
  ])('parses a revenue effect of "%s" as %s whole dollars', (revenueEffect, dollars) => {
    expect(checkWeek(typed({ revenueEffect }))).toEqual({});
    expect(readWeek(typed({ revenueEffect })).revenueEffect).toBe(dollars);
  });

  it('reports the text that it cannot parse', () => {
    expect(checkWeek(typed({ hoursSaved: '7:30', revenueEffect: '1.234' }))).toEqual({
      hoursSaved: '“7:30” is not a number. Enter one such as 1,250.',
      revenueEffect:
        'The point in “1.234” could separate thousands or decimals. Enter the number without it.',
    });
  });

  it.each(['', '-1'])('rejects "%s" hours', (hoursSaved) => {
    expect(checkWeek(typed({ hoursSaved }))).toEqual({
      hoursSaved: 'Enter the hours that were saved, zero or more.',
    });
  });
});
