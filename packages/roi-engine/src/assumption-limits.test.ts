import { expect, it } from 'vitest';
import { completeLimits, validateAssumptions } from './assumption-limits.ts';
import { ASSUMPTION_RANGES } from './constants.ts';

it('completes limits, within what is sensible', () => {
  const own = { investment: { minimum: 5_000, maximum: 20_000 }, efficiencyFactor: { maximum: 2 } };
  expect(completeLimits(own)).toEqual({
    ...ASSUMPTION_RANGES,
    investment: { minimum: 5_000, maximum: 20_000 },
  });
});

it('lets a minimum above the maximum win', () => {
  expect(completeLimits({ weeksPerYear: { minimum: 40, maximum: 30 } }).weeksPerYear).toEqual({
    minimum: 40,
    maximum: 40,
  });
});

it.each([
  [{ investment: 4_999 }, { investment: 'belowMinimum' }],
  [{ investment: 20_001 }, { investment: 'aboveMaximum' }],
  [{ investment: 5_000, efficiencyFactor: 2 }, { efficiencyFactor: 'aboveMaximum' }],
  [{ investment: null }, {}],
  [{}, {}],
])('names the assumptions of %j outside their limits: %j', (assumptions, codes) => {
  expect(validateAssumptions(assumptions, { investment: { minimum: 5_000, maximum: 20_000 } })).toEqual(
    codes,
  );
});
