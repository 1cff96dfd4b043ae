import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalculatorInput, calculate } from './calculate.ts';

const example: CalculatorInput = {
  currentRevenue: 1_000_000,
  totalHeadCount: 10,
  busyWorkEmployees: 2,
  hoursPerWeek: 10,
  hourlyRate: 25,
};

const input = fc
  .record({
    currentRevenue: fc.integer({ min: 10_000, max: 1_000_000_000 }),
    totalHeadCount: fc.integer({ min: 1, max: 5_000 }),
    busyWorkEmployees: fc.integer({ min: 1, max: 5_000 }),
    hoursPerWeek: fc.integer({ min: 1, max: 40 }),
    hourlyRate: fc.integer({ min: 10, max: 200 }),
  })
  .map((value) => ({ ...value, busyWorkEmployees: Math.min(value.busyWorkEmployees, value.totalHeadCount) }));

describe('calculate', () => {
  it('gives the figures of the formula for a ten-person company', () => {
    // share 0.2, multiplier 1.15: 1,000,000 × 0.2 × 0.17 × 1.15; 2 × 10 × 25 = 500 a week; 500 × 0.22 × 52.
    const result = calculate(example);
    expect(result.revenueIncrease).toBeCloseTo(39_100, 6);
    expect(result.weeklyTimeCost).toBe(500);
    expect(result.annualTimeSavings).toBeCloseTo(5_720, 6);
    expect(result.totalAnnualValue).toBeCloseTo(44_820, 6);
    // 9,000 / (44,820 / 12) = 2.41 months
    expect(result.roiTimeline).toBe(2.4);
  });

  it('stops the multiplier at 3', () => {
    const busy = (busyWorkEmployees: number) =>
      calculate({ ...example, totalHeadCount: 1_000, busyWorkEmployees }).revenueIncrease / busyWorkEmployees;
    // 1 + 0.15 × 14 = 3.1, so from the fifteenth employee on each adds the same.
    expect(busy(15)).toBeCloseTo(busy(500), 6);
    expect(busy(14)).toBeLessThan(busy(15));
  });

  it('never lets the share exceed the whole', () => {
    const all = calculate({ ...example, totalHeadCount: 4, busyWorkEmployees: 4 }).revenueIncrease;
    const more = calculate({ ...example, totalHeadCount: 2, busyWorkEmployees: 4 }).revenueIncrease;
    expect(more).toBe(all);
  });

  it('says 24 months when there is no value and never less than half a month', () => {
    expect(calculate({ ...example, currentRevenue: 0, hoursPerWeek: 0 }).roiTimeline).toBe(24);
    expect(calculate({ ...example, currentRevenue: 1e9 }).roiTimeline).toBe(0.5);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -5])('counts %s as zero', (odd) => {
    expect(calculate({ ...example, currentRevenue: odd })).toEqual(
      calculate({ ...example, currentRevenue: 0 }),
    );
    expect(calculate({ ...example, totalHeadCount: odd }).revenueIncrease).toBe(0);
  });

  it('grows with revenue, hours and rate, and falls as head count rises', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 1_000 }), (base, step) => {
        const value = calculate(base).totalAnnualValue;
        expect(
          calculate({ ...base, currentRevenue: base.currentRevenue + step }).totalAnnualValue,
        ).toBeGreaterThan(value);
        expect(
          calculate({ ...base, hoursPerWeek: base.hoursPerWeek + step }).totalAnnualValue,
        ).toBeGreaterThan(value);
        expect(calculate({ ...base, hourlyRate: base.hourlyRate + step }).totalAnnualValue).toBeGreaterThan(
          value,
        );
        expect(
          calculate({ ...base, totalHeadCount: base.totalHeadCount + step }).revenueIncrease,
        ).toBeLessThan(calculate(base).revenueIncrease);
      }),
    );
  });

  it('never grows faster than the revenue that it comes from', () => {
    fc.assert(
      fc.property(input, (base) => {
        const { revenueIncrease } = calculate(base);
        expect(revenueIncrease).toBeGreaterThan(0);
        // The whole revenue, at the highest multiplier: 0.17 × 3.
        expect(revenueIncrease).toBeLessThanOrEqual(base.currentRevenue * 0.51 * (1 + Number.EPSILON));
      }),
    );
  });

  it('keeps its promises to the cent: parts add up to the total, a year of savings is 22% of 52 weeks', () => {
    fc.assert(
      fc.property(input, (base) => {
        const result = calculate(base);
        expect(result.totalAnnualValue).toBe(result.revenueIncrease + result.annualTimeSavings);
        expect(result.annualTimeSavings).toBeCloseTo(result.weeklyTimeCost * 11.44, 2);
      }),
    );
  });

  it('answers in numbers of zero or more, never NaN, whatever numbers it is given', () => {
    const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, -0, 0));
    fc.assert(
      fc.property(
        fc.record({
          currentRevenue: number,
          totalHeadCount: number,
          busyWorkEmployees: number,
          hoursPerWeek: number,
          hourlyRate: number,
        }),
        (odd) => {
          for (const figure of Object.values(calculate(odd))) expect(figure).toBeGreaterThanOrEqual(0);
          expect(calculate(odd).roiTimeline).toBeGreaterThanOrEqual(0.5);
        },
      ),
    );
  });

  it('gives months with one decimal', () => {
    fc.assert(
      fc.property(input, (base) => {
        const { roiTimeline } = calculate(base);
        expect(roiTimeline).toBe(Number(roiTimeline.toFixed(1)));
      }),
    );
  });

  it('says more than 24 months where a small value takes that long: 24 stands for no value at all', () => {
    // 1 × 1 × 10 × 0.22 × 52 = 114.40 a year and next to nothing more: 9,000 / (114.40 / 12) = 944 months.
    const tiny = { currentRevenue: 10_000, totalHeadCount: 1e6, busyWorkEmployees: 1 };
    expect(calculate({ ...tiny, hoursPerWeek: 1, hourlyRate: 10 }).roiTimeline).toBe(944);
  });

  it('shortens the timeline as value grows', () => {
    fc.assert(
      fc.property(input, input, (one, other) => {
        const [less, more] = [calculate(one), calculate(other)].toSorted(
          (left, right) => left.totalAnnualValue - right.totalAnnualValue,
        );
        expect(less?.roiTimeline).toBeGreaterThanOrEqual(more?.roiTimeline ?? Number.POSITIVE_INFINITY);
      }),
    );
  });
});
