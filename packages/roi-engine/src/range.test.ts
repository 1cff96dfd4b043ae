import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import { DEFAULTS, RANGE_FACTORS } from './constants.ts';
import { range } from './range.ts';
import { anyAssumptions, anyInput, oddAssumptions, oddInput } from './testing/arbitraries.ts';
import { example } from './testing/example.ts';

describe('range', () => {
  it('gives the specified result as the expected one', () => {
    expect(range(example).expected).toEqual(calculate(example));
    expect(RANGE_FACTORS.expected).toEqual({ revenueFactor: 1, efficiencyFactor: 1 });
  });

  it('takes half of the revenue and three quarters of the hours for low, a quarter more of both for high', () => {
    const { low, high } = range(example);
    expect(low.revenueIncrease).toBeCloseTo(39_100 / 2, 6);
    expect(low.annualTimeSavings).toBeCloseTo(5_720 * 0.75, 6);
    expect(high.revenueIncrease).toBeCloseTo(39_100 * 1.25, 6);
    expect(high.annualTimeSavings).toBeCloseTo(5_720 * 1.25, 6);
    // What busy work costs now is known.
    expect([low.weeklyTimeCost, high.weeklyTimeCost]).toEqual([500, 500]);
  });

  it('rises in value and falls in months from low over expected to high', () => {
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

  it('keeps its order for numbers of any kind, too', () => {
    fc.assert(
      fc.property(oddInput, oddAssumptions, (input, assumptions) => {
        const { low, expected, high } = range(input, assumptions);
        expect(low.totalAnnualValue).toBeLessThanOrEqual(expected.totalAnnualValue);
        expect(expected.totalAnnualValue).toBeLessThanOrEqual(high.totalAnnualValue);
      }),
    );
  });

  it('never hopes for more hours than there are', () => {
    const { high } = range(example, { efficiencyFactor: 0.9 });
    expect(high.annualTimeSavings).toBe(high.weeklyTimeCost * DEFAULTS.weeksPerYear);
  });
});
