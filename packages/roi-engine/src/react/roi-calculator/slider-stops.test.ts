import { describe, expect, it } from 'vitest';
import { INPUT_FIELDS } from '../../constants.ts';
import { example } from '../../testing/example.ts';
import { validate } from '../../validate.ts';
import { placeAmong, stopsOf } from './slider-stops.ts';

describe('slider stops', () => {
  it.each(INPUT_FIELDS)('increase and are all valid: %s', (field) => {
    const stops = stopsOf(field, example);
    expect(stops.length).toBeGreaterThan(5);
    for (const [index, stop] of stops.entries()) {
      expect(stop).toBeGreaterThan(stops[index - 1] ?? 0);
      expect(validate({ ...example, [field]: stop })[field]).toBeUndefined();
    }
  });

  it('are round numbers, closer together for small values', () => {
    expect(stopsOf('currentRevenue', example).slice(0, 5)).toEqual([10_000, 12_000, 15_000, 20_000, 25_000]);
    expect(stopsOf('currentRevenue', example).at(-1)).toBe(50_000_000);
    expect(stopsOf('totalHeadCount', example).slice(18, 23)).toEqual([19, 20, 25, 30, 40]);
  });

  it('end at the head count for busy employees if that leaves a choice', () => {
    expect(stopsOf('busyWorkEmployees', { ...example, totalHeadCount: 3 })).toEqual([1, 2, 3]);
    for (const totalHeadCount of [null, 0, 1]) {
      expect(stopsOf('busyWorkEmployees', { ...example, totalHeadCount }).at(-1)).toBe(500);
    }
  });
});

describe('position of a number', () => {
  it('is the last stop it reaches, or the first for smaller and empty values', () => {
    const stops = [10, 20, 30];
    expect([null, 5, 10, 19, 20, 99].map((value) => placeAmong(stops, value))).toEqual([0, 0, 0, 0, 1, 2]);
  });
});
