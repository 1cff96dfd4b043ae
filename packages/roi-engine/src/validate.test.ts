import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalculatorDraft, isValid, validate } from './validate.ts';

const acceptable: CalculatorDraft = {
  currentRevenue: 10_000,
  totalHeadCount: 1,
  busyWorkEmployees: 1,
  hoursPerWeek: 1,
  hourlyRate: 10,
};

describe('validate', () => {
  it('accepts the lowest and the highest values', () => {
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
  ] as const)('refuses %s of %s', (field, value, message) => {
    expect(validate({ ...acceptable, [field]: value })).toEqual({ [field]: message });
  });

  it('asks for every field of an empty form', () => {
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

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.record({ ...Object.fromEntries(Object.keys(acceptable).map((key) => [key, fc.anything()])) }),
        (odd) => {
          expect(() => validate({ ...acceptable, ...odd })).not.toThrow();
        },
      ),
    );
  });
});
