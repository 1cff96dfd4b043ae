import { describe, expect, it } from 'vitest';
import { createSharpness, type Sharpness } from './sharpness.ts';

const RATE = 60;

/** Lets frames pass that take `share` of their time, and tells how often the ratio changed. */
function pass(sharpness: Sharpness, seconds: number, share = 1): number {
  const length = share / RATE;
  let changes = 0;
  for (let passed = 0; passed < seconds; passed += length) {
    if (sharpness.observe(Math.round(length * 1e6), RATE)) changes += 1;
  }
  return changes;
}

describe('createSharpness', () => {
  it('starts at the largest ratio and keeps it while frames are on time', () => {
    const sharpness = createSharpness(() => 2);
    expect(pass(sharpness, 60)).toBe(0);
    expect(sharpness.ratio()).toBe(2);
  });

  it('gives way while frames come late, and never below one device pixel for each of the page', () => {
    const sharpness = createSharpness(() => 2);
    pass(sharpness, 1, 2);
    expect(sharpness.ratio()).toBeLessThan(2);
    pass(sharpness, 60, 2);
    expect(sharpness.ratio()).toBe(1);
  });

  it('does not mind a single long frame', () => {
    const sharpness = createSharpness(() => 2);
    expect(sharpness.observe(100_000, RATE)).toBe(false);
    expect(pass(sharpness, 1)).toBe(0);
  });

  it('comes back once frames are on time', () => {
    const sharpness = createSharpness(() => 2);
    pass(sharpness, 1, 2);
    pass(sharpness, 120);
    expect(sharpness.ratio()).toBe(2);
  });

  it('tries again ever more seldom on a device that cannot keep up', () => {
    const sharpness = createSharpness(() => 2);
    let changes = 0;
    for (let second = 0; second < 600; second += 1) {
      changes += pass(sharpness, 1, sharpness.ratio() > 1.7 ? 2 : 1);
    }
    expect(changes).toBeGreaterThan(2);
    expect(changes).toBeLessThan(20);
  });

  it('has nothing to give way on a screen of few pixels', () => {
    const sharpness = createSharpness(() => 1);
    expect(pass(sharpness, 10, 3)).toBe(0);
    expect(sharpness.ratio()).toBe(1);
  });
});
