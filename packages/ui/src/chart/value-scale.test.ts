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

it('has fewer ticks instead of equal labels', () => {
  const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
  const ticksUpTo = (high: number) => distinctTicks(valueScale([0, high], [200, 0], 4), 4, whole.format);
  expect(ticksUpTo(1)).toEqual([
    { value: 0, text: '0' },
    { value: 1, text: '1' },
  ]);
  expect(ticksUpTo(2).map(({ value }) => value)).toEqual([0, 1, 2]);
  expect(ticksUpTo(40).map(({ value }) => value)).toEqual([0, 10, 20, 30, 40]);
});
