import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import { DEFAULTS, RANGE_FACTORS } from './constants.ts';
import { range } from './range.ts';
import { anyAssumptions, anyInput, oddAssumptions, oddInput } from './testing/arbitraries.ts';
import { example } from './testing/example.ts';

describe('range', () => {
  it('returns the specified result as expected', () => {
    expect(range(example).expected).toEqual(calculate(example));
    expect(RANGE_FACTORS.expected).toEqual({ revenueFactor: 1, efficiencyFactor: 1 });
  });

  it('low uses half the revenue and three quarters of the hours; high adds a quarter to both', () => {
    const { low, high } = range(example);
    expect(low.revenueIncrease).toBeCloseTo(39_100 / 2, 6);
    expect(low.annualTimeSavings).toBeCloseTo(5_720 * 0.75, 6);
    expect(high.revenueIncrease).toBeCloseTo(39_100 * 1.25, 6);
    expect(high.annualTimeSavings).toBeCloseTo(5_720 * 1.25, 6);
    // The current cost of busy work is known, so it doesn't vary.
    expect([low.weeklyTimeCost, high.weeklyTimeCost]).toEqual([500, 500]);
  });

  it('value rises and ROI months fall from low to expected to high', () => {
    fc.assert(
      fc.property(anyInput, anyAssumptions, (input, assumptions) => {
        const { low, expected, high } = range(input, assumptions);
        for (const figure of ['revenueIncrease', 'annualTimeSavings', 'totalAnnualValue'] as const) {
          expect(low[figure]).toBeLessThanOrEqual(expected[figure]);
          expect(expected[figure]).toBeLessThanOrEqual(high[figure]);
        }
        fc.pre(low.totalAnnualValue > 0);
        expect(low.roiTimeline).toBeGreaterThanOrEqual(expected.roiTimeline);
        expect(expected.roiTimeline).toBeGreaterThanOrEqual(high.roiTimeline);
      }),
    );
  });

  it('keeps its order for any numeric input', () => {
    fc.assert(
      fc.property(oddInput, oddAssumptions, (input, assumptions) => {
        const { low, expected, high } = range(input, assumptions);
        expect(low.totalAnnualValue).toBeLessThanOrEqual(expected.totalAnnualValue);
        expect(expected.totalAnnualValue).toBeLessThanOrEqual(high.totalAnnualValue);
      }),
    );
  });

  it('never assumes more saved hours than exist', () => {
    const { high } = range(example, { efficiencyFactor: 0.9 });
    expect(high.annualTimeSavings).toBe(high.weeklyTimeCost * DEFAULTS.weeksPerYear);
  });
});
