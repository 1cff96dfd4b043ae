import { describe, expect, it } from 'vitest';
import { createSharpness, type Sharpness } from './sharpness.ts';

const RATE = 60;

/** Runs frames that take `share` of their time and returns how often the ratio changed. */
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

  it('lowers the ratio while frames are late, but not below 1.5, and then halves the frame rate', () => {
    const sharpness = createSharpness(() => 2);
    pass(sharpness, 1, 2);
    expect(sharpness.ratio()).toBeLessThan(2);
    expect(sharpness.pace()).toBe(1);
    pass(sharpness, 60, 2);
    expect(sharpness.ratio()).toBe(1.5);
    expect(sharpness.pace()).toBe(0.5);
    expect(sharpness.largest()).toBe(2);
  });

  it.each([0.1, 3_600])('ignores a single frame of %d seconds', (seconds) => {
    const sharpness = createSharpness(() => 2);
    expect(sharpness.observe(seconds * 1e6, RATE)).toBe(false);
    expect(pass(sharpness, 1)).toBe(0);
  });

  it('reacts to the second of two long frames', () => {
    const sharpness = createSharpness(() => 2);
    expect(sharpness.observe(250_000, RATE)).toBe(false);
    expect(sharpness.observe(250_000, RATE)).toBe(true);
  });

  it('recovers once frames are on time', () => {
    const sharpness = createSharpness(() => 2);
    pass(sharpness, 1, 2);
    pass(sharpness, 120);
    expect(sharpness.ratio()).toBe(2);
  });

  it("retries less and less often on a device that can't keep up", () => {
    const sharpness = createSharpness(() => 2);
    let changes = 0;
    for (let second = 0; second < 600; second += 1) {
      changes += pass(sharpness, 1, sharpness.ratio() > 1.7 ? 2 : 1);
    }
    expect(changes).toBeGreaterThan(2);
    expect(changes).toBeLessThan(20);
  });

  it('keeps a ratio of 1 on a low-density screen', () => {
    const sharpness = createSharpness(() => 1);
    expect(pass(sharpness, 10, 3)).toBe(0);
    expect(sharpness.ratio()).toBe(1);
  });
});
