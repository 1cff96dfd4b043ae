import { describe, expect, it } from 'vitest';
import { barPath } from './bar-path.ts';
import { categoryScale } from './category-scale.ts';
import { isAlone, knownValues, lastKnown, readValues } from './chart-data.ts';
import { readValue } from './read-value.ts';
import { stackValues } from './stack-values.ts';

const gaps = readValues([1, null, 3, Number.NaN, 5, 6, Number.POSITIVE_INFINITY], 8);

describe('values', () => {
  it('treats absent and non-finite numbers as missing', () => {
    expect(knownValues(gaps)).toEqual([1, 3, 5, 6]);
    expect(gaps.at(-1)).toBeNull();
    expect(lastKnown(gaps)).toBe(5);
    expect(lastKnown([null])).toBe(-1);
  });

  it('finds isolated values between gaps and at the edge', () => {
    expect(gaps.map((_, point) => isAlone(gaps, point))).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('categoryScale', () => {
  it('puts points at both ends and insets bars by half a step', () => {
    expect([0, 1, 2].map(categoryScale(3, 100, 300, 0).at)).toEqual([100, 200, 300]);
    expect([0, 1].map(categoryScale(2, 100, 300, 0.5).at)).toEqual([150, 250]);
  });

  it('supports a reversed range for right-to-left layouts', () => {
    const scale = categoryScale(3, 300, 100, 0);
    expect([0, 1, 2].map(scale.at)).toEqual([300, 200, 100]);
    expect(scale.step).toBe(100);
    expect(scale.nearest(90)).toBe(2);
  });

  it('returns the closest category, also beyond the ends', () => {
    const scale = categoryScale(3, 100, 300, 0);
    expect([0, 149, 151, 999].map(scale.nearest)).toEqual([0, 0, 1, 2]);
  });

  it('centers a single category', () => {
    const scale = categoryScale(1, 100, 300, 0);
    expect(scale.at(0)).toBe(200);
    expect(scale.nearest(300)).toBe(0);
  });
});

describe('stackValues', () => {
  it('stacks gains above zero and losses below zero', () => {
    expect(stackValues([4, -2, null, 3, -5])).toEqual([
      { from: 0, to: 4, isEnd: false },
      { from: 0, to: -2, isEnd: false },
      { from: 4, to: 4, isEnd: false },
      { from: 4, to: 7, isEnd: true },
      { from: -2, to: -7, isEnd: true },
    ]);
  });
});

describe('barPath', () => {
  it('rounds only the corners at the end', () => {
    expect(barPath(100, 20, 10, 20)).toBe('M10,100L10,24Q10,20 14,20L26,20Q30,20 30,24L30,100Z');
  });

  it('draws horizontal bars, losses and square ends', () => {
    expect(barPath(50, 10, 0, 8, true, 0)).toBe('M50,0L10,0Q10,0 10,0L10,8Q10,8 10,8L50,8Z');
  });

  it('returns an empty path for a bar of length zero', () => {
    expect(barPath(50, 50, 0, 8)).toBe('');
  });
});

describe('readValue', () => {
  const exact = (value: number | null): string => (value === null ? 'No data' : `${value} h`);
  const forecast = { name: 'Forecast', color: undefined, values: [2, null], band: [[1, 3], null] as const };

  it('returns the value with its range', () => {
    expect(readValue(forecast, 0, exact)).toBe('2 h (1 h – 3 h)');
  });

  it('returns the missing label for an unknown value', () => {
    expect(readValue(forecast, 1, exact)).toBe('No data');
  });
});
