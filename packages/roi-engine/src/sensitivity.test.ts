import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import { INPUT_FIELDS, SENSITIVITY_STEP } from './constants.ts';
import { sensitivity } from './sensitivity.ts';
import { anyAssumptions, anyInput, oddAssumptions, oddInput } from './testing/arbitraries.ts';
import { example } from './testing/example.ts';
import { validate } from './validate.ts';

describe('sensitivity', () => {
  it('lowers and raises one input at a time by a fifth', () => {
    expect(SENSITIVITY_STEP).toBe(0.2);
    const revenue = sensitivity(example).find(({ field }) => field === 'currentRevenue');
    expect(revenue?.low.value).toBe(800_000);
    expect(revenue?.low.totalAnnualValue).toBeCloseTo(39_100 * 0.8 + 5_720, 6);
    expect(revenue?.high.value).toBe(1_200_000);
    expect(revenue?.high.totalAnnualValue).toBeCloseTo(39_100 * 1.2 + 5_720, 6);
    expect(revenue?.swing).toBeCloseTo(39_100 * 0.4, 6);
  });

  it('lists every input once, largest swing first', () => {
    fc.assert(
      fc.property(anyInput, anyAssumptions, (input, assumptions) => {
        const answers = sensitivity(input, assumptions);
        expect(answers.map(({ field }) => field).toSorted()).toEqual(INPUT_FIELDS.toSorted());
        for (const [index, { swing }] of answers.entries()) {
          expect(swing).toBeGreaterThanOrEqual(answers[index + 1]?.swing ?? 0);
        }
      }),
    );
  });

  it('calculates both ends and keeps every input within its limits', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        for (const { field, low, high } of sensitivity(input)) {
          expect(low.value).toBeLessThanOrEqual(input[field]);
          expect(high.value).toBeGreaterThanOrEqual(input[field]);
          for (const { value, totalAnnualValue } of [low, high]) {
            const changed = { ...input, [field]: value };
            expect(validate(changed)).toEqual({});
            expect(totalAnnualValue).toBe(calculate(changed).totalAnnualValue);
          }
        }
      }),
    );
  });

  it('total value falls with more employees and rises with any other input', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        for (const { field, low, high } of sensitivity(input)) {
          const [less, more] = field === 'totalHeadCount' ? [high, low] : [low, high];
          expect(less.totalAnnualValue).toBeLessThanOrEqual(more.totalAnnualValue);
        }
      }),
    );
  });

  it('returns non-negative numbers for any numeric input', () => {
    fc.assert(
      fc.property(oddInput, oddAssumptions, (input, assumptions) => {
        for (const { low, high, swing } of sensitivity(input, assumptions)) {
          expect(Math.min(low.value, high.value, swing)).toBeGreaterThanOrEqual(0);
          expect(Number.isFinite(swing + low.value + high.value)).toBe(true);
        }
      }),
    );
  });
});
