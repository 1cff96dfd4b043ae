import { describe, expect, it } from 'vitest';
import { distinctTicks, valueDomain, valueScale } from './value-scale.ts';

describe('valueDomain', () => {
  it('spans from zero, or from the lowest value without fromZero', () => {
    expect(valueDomain([4, 9], true)).toEqual([0, 9]);
    expect(valueDomain([-4, -9], true)).toEqual([-9, 0]);
    expect(valueDomain([4, 9], false)).toEqual([4, 9]);
  });

  it('adds room around equal values', () => {
    expect(valueDomain([50, 50], false)).toEqual([45, 55]);
    expect(valueDomain([50, 50], true)).toEqual([0, 50]);
    expect(valueDomain([0, 0], true)).toEqual([0, 1]);
    expect(valueDomain([], false)).toEqual([0, 1]);
  });
});

it('rounds the ends of the scale', () => {
  expect(valueScale([0, 58], [200, 0], 4).domain()).toEqual([0, 60]);
});

it('drops ticks with a repeated label', () => {
  const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
  expect(distinctTicks([0, 0.5, 1, 1.5, 2], whole.format).map(({ text }) => text)).toEqual(['0', '1', '2']);
});
