import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalculatorInput, type CalculatorResult, calculate } from './calculate.ts';
import { ASSUMPTION_FIELDS, ASSUMPTION_RANGES, type Assumptions, DEFAULTS } from './constants.ts';
import { anyInput, oddAssumptions, oddInput } from './testing/arbitraries.ts';
import { example } from './testing/example.ts';

describe('calculate', () => {
  it('matches the formula for a ten-person company', () => {
    // share 0.2, multiplier 1.15: 1,000,000 × 0.2 × 0.17 × 1.15; 2 × 10 × 25 = 500 a week; 500 × 0.22 × 52.
    const result = calculate(example);
    expect(result.revenueIncrease).toBeCloseTo(39_100, 6);
    expect(result.weeklyTimeCost).toBe(500);
    expect(result.annualTimeSavings).toBeCloseTo(5_720, 6);
    expect(result.totalAnnualValue).toBeCloseTo(44_820, 6);
    // 9,000 / (44,820 / 12) = 2.41 months
    expect(result.roiTimeline).toBe(2.4);
  });

  it('caps the multiplier at 3', () => {
    const busy = (busyWorkEmployees: number) =>
      calculate({ ...example, totalHeadCount: 1_000, busyWorkEmployees }).revenueIncrease / busyWorkEmployees;
    // 1 + 0.15 × 14 = 3.1, so from the fifteenth employee on, each adds the same amount.
    expect(busy(15)).toBeCloseTo(busy(500), 6);
    expect(busy(14)).toBeLessThan(busy(15));
  });

  it('caps the busy share at 1', () => {
    const all = calculate({ ...example, totalHeadCount: 4, busyWorkEmployees: 4 }).revenueIncrease;
    const more = calculate({ ...example, totalHeadCount: 2, busyWorkEmployees: 4 }).revenueIncrease;
    expect(more).toBe(all);
  });

  it('returns 24 months when there is no value and never less than half a month', () => {
    expect(calculate({ ...example, currentRevenue: 0, hoursPerWeek: 0 }).roiTimeline).toBe(24);
    expect(calculate({ ...example, currentRevenue: 1e9 }).roiTimeline).toBe(0.5);
    // So small that a twelfth of it underflows to zero.
    const least = { ...example, currentRevenue: 0, hoursPerWeek: Number.MIN_VALUE };
    expect(calculate(least, { investment: 0, efficiencyFactor: 0.0001 }).roiTimeline).toBe(24);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -5])('treats %s as zero', (odd) => {
    expect(calculate({ ...example, currentRevenue: odd })).toEqual(
      calculate({ ...example, currentRevenue: 0 }),
    );
    expect(calculate({ ...example, totalHeadCount: odd }).revenueIncrease).toBe(0);
  });

  /** How each result field changes when one input rises and the others stay the same. */
  const directions: readonly [
    input: keyof CalculatorInput,
    figure: keyof CalculatorResult,
    way: 'rises' | 'falls' | 'stays',
  ][] = [
    ['currentRevenue', 'revenueIncrease', 'rises'],
    ['currentRevenue', 'weeklyTimeCost', 'stays'],
    ['currentRevenue', 'annualTimeSavings', 'stays'],
    ['currentRevenue', 'totalAnnualValue', 'rises'],
    ['totalHeadCount', 'revenueIncrease', 'falls'],
    ['totalHeadCount', 'weeklyTimeCost', 'stays'],
    ['totalHeadCount', 'annualTimeSavings', 'stays'],
    ['totalHeadCount', 'totalAnnualValue', 'falls'],
    ['busyWorkEmployees', 'revenueIncrease', 'rises'],
    ['busyWorkEmployees', 'weeklyTimeCost', 'rises'],
    ['busyWorkEmployees', 'annualTimeSavings', 'rises'],
    ['busyWorkEmployees', 'totalAnnualValue', 'rises'],
    ['hoursPerWeek', 'revenueIncrease', 'stays'],
    ['hoursPerWeek', 'weeklyTimeCost', 'rises'],
    ['hoursPerWeek', 'annualTimeSavings', 'rises'],
    ['hoursPerWeek', 'totalAnnualValue', 'rises'],
    ['hourlyRate', 'revenueIncrease', 'stays'],
    ['hourlyRate', 'weeklyTimeCost', 'rises'],
    ['hourlyRate', 'annualTimeSavings', 'rises'],
    ['hourlyRate', 'totalAnnualValue', 'rises'],
  ];

  it.each(directions)('when %s rises, %s %s', (field, figure, way) => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 1_000 }), (base, step) => {
        // Leave room for more busy people: a fully busy company has no more revenue to gain.
        const roomy = { ...base, totalHeadCount: base.totalHeadCount + 1_000 };
        const before = calculate(roomy)[figure];
        const after = calculate({ ...roomy, [field]: roomy[field] + step })[figure];
        expect(Math.sign(after - before)).toBe({ rises: 1, falls: -1, stays: 0 }[way]);
      }),
    );
  });

  it('never pays back later when any input except the head count rises', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 1_000 }), (base, step) => {
        const months = calculate(base).roiTimeline;
        for (const field of ['currentRevenue', 'hoursPerWeek', 'hourlyRate'] as const) {
          expect(calculate({ ...base, [field]: base[field] + step }).roiTimeline).toBeLessThanOrEqual(months);
        }
        expect(
          calculate({ ...base, totalHeadCount: base.totalHeadCount + step }).roiTimeline,
        ).toBeGreaterThanOrEqual(months);
      }),
    );
  });

  it('caps the busy share at 1 when more people are busy than employed', () => {
    const flat: Partial<Assumptions> = { multiplierStep: 0 };
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 0, max: 10_000 }), (base, more) => {
        const all = calculate({ ...base, busyWorkEmployees: base.totalHeadCount }, flat);
        const beyond = calculate({ ...base, busyWorkEmployees: base.totalHeadCount + more }, flat);
        expect(beyond.revenueIncrease).toBe(all.revenueIncrease);
        expect(all.revenueIncrease).toBe(base.currentRevenue * DEFAULTS.revenueFactor);
      }),
    );
  });

  it('never returns a revenue increase above 51% of the revenue', () => {
    fc.assert(
      fc.property(anyInput, (base) => {
        const { revenueIncrease } = calculate(base);
        expect(revenueIncrease).toBeGreaterThan(0);
        // A busy share of 1 at the highest multiplier: 0.17 × 3.
        expect(revenueIncrease).toBeLessThanOrEqual(base.currentRevenue * 0.51 * (1 + Number.EPSILON));
      }),
    );
  });

  it('adds up to the cent: parts equal the total, and yearly savings equal 22% of 52 weeks', () => {
    fc.assert(
      fc.property(anyInput, (base) => {
        const result = calculate(base);
        expect(result.totalAnnualValue).toBe(result.revenueIncrease + result.annualTimeSavings);
        expect(result.annualTimeSavings).toBeCloseTo(result.weeklyTimeCost * 11.44, 2);
      }),
    );
  });

  it('returns finite, non-negative numbers for any numeric input', () => {
    fc.assert(
      fc.property(oddInput, oddAssumptions, (input, assumptions) => {
        const result = calculate(input, assumptions);
        for (const figure of Object.values(result)) {
          expect(Number.isFinite(figure)).toBe(true);
          expect(figure).toBeGreaterThanOrEqual(0);
        }
        expect(result.roiTimeline).toBeGreaterThanOrEqual(0.5);
      }),
    );
  });

  it.each(['1000000', '', null, undefined, {}, [5], true])('treats %j as zero and does not throw', (odd) => {
    for (const field of Object.keys(example)) {
      const given: CalculatorInput = { ...example };
      Object.assign(given, { [field]: odd });
      expect(calculate(given)).toEqual(calculate({ ...example, [field]: 0 }));
    }
  });

  it.each(['null', '{}'])('treats every missing field of %s as zero and does not throw', (json) => {
    const nothing = JSON.parse(json);
    expect(calculate(nothing, nothing)).toMatchObject({ totalAnnualValue: 0, roiTimeline: 24 });
  });

  it('accepts fractional head counts and keeps the multiplier at 1 below one busy person', () => {
    // share 0.15, multiplier 1.075: 1,000,000 × 0.15 × 0.17 × 1.075.
    expect(calculate({ ...example, busyWorkEmployees: 1.5 }).revenueIncrease).toBeCloseTo(27_412.5, 6);
    // share 0.05, multiplier 1.
    expect(calculate({ ...example, busyWorkEmployees: 0.5 }).revenueIncrease).toBeCloseTo(8_500, 6);
    expect(calculate({ ...example, busyWorkEmployees: 0.5 }).weeklyTimeCost).toBe(125);
  });

  it('rounds months to one decimal', () => {
    fc.assert(
      fc.property(anyInput, (base) => {
        const { roiTimeline } = calculate(base);
        expect(roiTimeline).toBe(Number(roiTimeline.toFixed(1)));
      }),
    );
  });

  it('returns more than 24 months for a small value, because 24 means no value at all', () => {
    // 1 × 1 × 10 × 0.22 × 52 = 114.40 a year and almost no revenue increase: 9,000 / (114.40 / 12) = 944
    // months.
    const tiny = { currentRevenue: 10_000, totalHeadCount: 1e6, busyWorkEmployees: 1 };
    expect(calculate({ ...tiny, hoursPerWeek: 1, hourlyRate: 10 }).roiTimeline).toBe(944);
  });

  it('shortens the ROI timeline as the value grows', () => {
    fc.assert(
      fc.property(anyInput, anyInput, (one, other) => {
        const [less, more] = [calculate(one), calculate(other)].toSorted(
          (left, right) => left.totalAnnualValue - right.totalAnnualValue,
        );
        expect(less?.roiTimeline).toBeGreaterThanOrEqual(more?.roiTimeline ?? Number.POSITIVE_INFINITY);
      }),
    );
  });
});

describe('assumptions', () => {
  it('use the specified defaults when none are given', () => {
    expect(DEFAULTS).toEqual({
      revenueFactor: 0.17,
      efficiencyFactor: 0.22,
      multiplierStep: 0.15,
      multiplierLimit: 3,
      weeksPerYear: 52,
      investment: 9_000,
    });
    expect(calculate(example, {})).toEqual(calculate(example));
    expect(calculate(example, DEFAULTS)).toEqual(calculate(example));
  });

  it('each change the part of the result they control', () => {
    expect(calculate(example, { revenueFactor: 0.34 }).revenueIncrease).toBeCloseTo(78_200, 6);
    expect(calculate(example, { efficiencyFactor: 0.44 }).annualTimeSavings).toBeCloseTo(11_440, 6);
    expect(calculate(example, { multiplierStep: 0 }).revenueIncrease).toBeCloseTo(34_000, 6);
    expect(calculate(example, { multiplierLimit: 1.1 }).revenueIncrease).toBeCloseTo(37_400, 6);
    expect(calculate(example, { weeksPerYear: 46 }).annualTimeSavings).toBeCloseTo(5_060, 6);
    expect(calculate(example, { investment: 18_000 }).roiTimeline).toBe(4.8);
    expect(calculate(example, { investment: 0 }).roiTimeline).toBe(0.5);
  });

  it.each(ASSUMPTION_FIELDS)('are clamped to their limits: %s', (name) => {
    const { minimum, maximum } = ASSUMPTION_RANGES[name];
    const at = (value: number): CalculatorResult => calculate(example, { [name]: value });
    expect(at(minimum - 1)).toEqual(at(minimum));
    expect(at(Number.NEGATIVE_INFINITY)).toEqual(at(minimum));
    expect(at(maximum + 1)).toEqual(at(maximum));
    expect(at(Number.POSITIVE_INFINITY)).toEqual(at(maximum));
  });

  it.each([Number.NaN, '0.5', null, undefined, {}])('use the default for %j', (odd) => {
    for (const name of ASSUMPTION_FIELDS) {
      const given: Partial<Assumptions> = {};
      Object.assign(given, { [name]: odd });
      expect(calculate(example, given)).toEqual(calculate(example));
    }
  });
});
