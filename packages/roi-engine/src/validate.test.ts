import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import { INPUT_FIELDS } from './constants.ts';
import { type CalculatorDraft, isValid, validate, validateCodes } from './validate.ts';

const acceptable: CalculatorDraft = {
  currentRevenue: 10_000,
  totalHeadCount: 1,
  busyWorkEmployees: 1,
  hoursPerWeek: 1,
  hourlyRate: 10,
};

describe('validate', () => {
  it('accepts the lowest and highest values', () => {
    expect(validate(acceptable)).toEqual({});
    expect(validate({ ...acceptable, hoursPerWeek: 40, hourlyRate: 200 })).toEqual({});
  });

  it.each([
    ['currentRevenue', 9_999, 'Please enter annual revenue of at least $10,000'],
    ['totalHeadCount', 0, 'Please enter total head count (minimum 1)'],
    ['busyWorkEmployees', 0, 'Please enter number of employees doing busy work (minimum 1)'],
    ['busyWorkEmployees', 2, 'Cannot exceed total head count'],
    ['hoursPerWeek', 0, 'Please enter hours per week (1-40)'],
    ['hoursPerWeek', 41, 'Please enter hours per week (1-40)'],
    ['hourlyRate', 9, 'Please enter hourly rate ($10-$200)'],
    ['hourlyRate', 201, 'Please enter hourly rate ($10-$200)'],
  ] as const)('rejects %s of %s', (field, value, message) => {
    expect(validate({ ...acceptable, [field]: value })).toEqual({ [field]: message });
  });

  it('has a code for each message', () => {
    expect(validateCodes({ ...acceptable, hourlyRate: 201, busyWorkEmployees: 2 })).toEqual({
      busyWorkEmployees: 'busyWorkEmployeesAboveHeadCount',
      hourlyRate: 'hourlyRate',
    });
  });

  it('requires every field of an empty form', () => {
    const empty: CalculatorDraft = {
      currentRevenue: null,
      totalHeadCount: null,
      busyWorkEmployees: null,
      hoursPerWeek: null,
      hourlyRate: null,
    };
    expect(Object.keys(validate(empty))).toEqual(Object.keys(empty));
    expect(isValid(empty)).toBe(false);
  });

  it.each([undefined, null])('requires every field of %s', (nothing) => {
    expect(Object.keys(validate(nothing))).toEqual(INPUT_FIELDS);
    expect(isValid(nothing)).toBe(false);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, '25', {}])(
    'rejects %j in every field',
    (odd) => {
      for (const field of INPUT_FIELDS) {
        const draft = { ...acceptable };
        Object.assign(draft, { [field]: odd });
        expect(Object.keys(validate(draft))).toEqual([field]);
      }
    },
  );

  it('accepts fractions, including fractional head counts', () => {
    const draft = { ...acceptable, totalHeadCount: 2.5, busyWorkEmployees: 1.5, hoursPerWeek: 7.5 };
    expect(validate(draft)).toEqual({});
  });

  it('never throws', () => {
    // Comparing any of these with a number would throw.
    for (const odd of [{ toString: [] }, Object.create(null), 1n, Symbol('many')]) {
      expect(Object.keys(validate({ ...acceptable, ...{ busyWorkEmployees: odd } }))).toEqual([
        'busyWorkEmployees',
      ]);
    }
    fc.assert(
      fc.property(
        fc.record({ ...Object.fromEntries(Object.keys(acceptable).map((key) => [key, fc.anything()])) }),
        (odd) => {
          expect(() => validate({ ...acceptable, ...odd })).not.toThrow();
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('accepts exactly the values within the limits', () => {
    const number = fc.oneof(fc.integer({ min: -5, max: 250 }), fc.double({ min: -5, max: 250 }));
    fc.assert(
      fc.property(number, number, number, number, (headCount, busy, hours, rate) => {
        const draft = {
          currentRevenue: 10_000,
          totalHeadCount: headCount,
          busyWorkEmployees: busy,
          hoursPerWeek: hours,
          hourlyRate: rate,
        };
        const errors = validate(draft);
        expect('totalHeadCount' in errors).toBe(!(headCount >= 1));
        expect('busyWorkEmployees' in errors).toBe(!(busy >= 1 && (!(headCount >= 1) || busy <= headCount)));
        expect('hoursPerWeek' in errors).toBe(!(hours >= 1 && hours <= 40));
        expect('hourlyRate' in errors).toBe(!(rate >= 10 && rate <= 200));
        expect(isValid(draft)).toBe(Object.keys(errors).length === 0);
      }),
    );
  });

  it('accepts only input that gives a result', () => {
    fc.assert(
      fc.property(
        fc.record({
          currentRevenue: fc.double({ min: 10_000, max: 1e15, noNaN: true }),
          totalHeadCount: fc.integer({ min: 1, max: 1e9 }),
          busyWorkEmployees: fc.integer({ min: 1, max: 1e9 }),
          hoursPerWeek: fc.double({ min: 1, max: 40, noNaN: true }),
          hourlyRate: fc.double({ min: 10, max: 200, noNaN: true }),
        }),
        (draft) => {
          fc.pre(isValid(draft));
          const result = calculate(draft);
          expect(Object.values(result).every(Number.isFinite)).toBe(true);
          expect(result.totalAnnualValue).toBeGreaterThan(114);
        },
      ),
    );
  });
});
