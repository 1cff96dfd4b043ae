import { describe, expect, it } from 'vitest';
import { stepValue } from './step-value.ts';

describe('stepValue', () => {
  const limits = { min: 1, max: 40 };

  it('adds or subtracts one step', () => {
    expect(stepValue(12, 1, 1, limits)).toBe(13);
    expect(stepValue(12, 1, -1, limits)).toBe(11);
  });

  it('stops at the limits and starts at the lower limit', () => {
    expect(stepValue(40, 1, 1, limits)).toBe(40);
    expect(stepValue(1, 1, -1, limits)).toBe(1);
    expect(stepValue(null, 1, 1, limits)).toBe(1);
    expect(stepValue(null, 1, -1, limits)).toBe(1);
  });

  it('clamps a value that is out of range', () => {
    expect(stepValue(90, 1, -1, limits)).toBe(40);
  });

  it('avoids binary rounding errors', () => {
    expect(stepValue(0.2, 0.1, 1, { min: 0, max: 1 })).toBe(0.3);
  });

  it('starts at zero without limits', () => {
    expect(stepValue(null, 5, 1, { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY })).toBe(5);
  });
});
