import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import { FORECAST_MONTHS } from './constants.ts';
import { cumulative } from './cumulative.ts';
import { anyAssumptions, anyInput, oddAssumptions, oddInput } from './testing/arbitraries.ts';
import { example } from './testing/example.ts';

describe('cumulative', () => {
  it('starts at minus the investment and adds a twelfth of the annual value each month', () => {
    const { values, breakEvenMonth } = cumulative(example);
    expect(values).toHaveLength(37);
    expect(FORECAST_MONTHS).toBe(36);
    expect(values[0]).toBe(-9_000);
    expect(values[1]).toBeCloseTo(-9_000 + 3_735, 6);
    expect(values[2]).toBeCloseTo(-1_530, 6);
    expect(values[3]).toBeCloseTo(2_205, 6);
    expect(breakEvenMonth).toBe(3);
  });

  it('matches the result: ends at three years of value less the investment, and breaks even on time', () => {
    fc.assert(
      fc.property(anyInput, anyAssumptions, (input, assumptions) => {
        const { totalAnnualValue, roiTimeline } = calculate(input, assumptions);
        const { values, breakEvenMonth } = cumulative(input, assumptions);
        expect(values[0]).toBeCloseTo(-assumptions.investment, 6);
        expect(values.at(-1)).toBeCloseTo(3 * totalAnnualValue - assumptions.investment, 2);
        for (const [month, value] of values.entries()) {
          expect(value >= 0).toBe(breakEvenMonth !== null && month >= breakEvenMonth);
        }
        fc.pre(totalAnnualValue > 0);
        // The ROI timeline is rounded to one decimal and at least 0.5.
        if (breakEvenMonth === null) expect(roiTimeline).toBeGreaterThanOrEqual(36);
        else expect(roiTimeline).toBeLessThanOrEqual(Math.max(breakEvenMonth, 0.5));
        if (breakEvenMonth) expect(roiTimeline).toBeGreaterThanOrEqual(breakEvenMonth - 1);
      }),
    );
  });

  it('has no break-even without a gain and an immediate one without an investment', () => {
    const nothing = { ...example, currentRevenue: 0, hoursPerWeek: 0 };
    expect(cumulative(nothing)).toEqual({
      values: Array.from({ length: 37 }, () => -9_000),
      breakEvenMonth: null,
    });
    expect(cumulative(example, { investment: 0 }).breakEvenMonth).toBe(0);
  });

  it('returns finite numbers for any numeric input', () => {
    fc.assert(
      fc.property(oddInput, oddAssumptions, (input, assumptions) => {
        expect(cumulative(input, assumptions).values.every(Number.isFinite)).toBe(true);
      }),
    );
  });
});
