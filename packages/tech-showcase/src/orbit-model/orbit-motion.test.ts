import { describe, expect, it } from 'vitest';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import { layoutOrbit } from './orbit-layout.ts';
import { createOrbitMotion, type OrbitMotion, perspective } from './orbit-motion.ts';

function create(count = 12): OrbitMotion {
  return createOrbitMotion(layoutOrbit(sampleTechnologies(count)));
}

function at(values: ArrayLike<number>, index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError(`There is no value at ${index}.`);
  return value;
}

function run(motion: OrbitMotion, seconds: number): void {
  for (let frame = 0; frame < seconds * 60; frame += 1) motion.step(16_667);
}

/** Distance that an item travels on its ring in a second. */
function turned(motion: OrbitMotion, index: number): number {
  const before = at(motion.angles, index);
  run(motion, 1);
  return Math.abs(Math.sin(at(motion.angles, index) - before));
}

describe('createOrbitMotion', () => {
  it('keeps every item on its ring', () => {
    const motion = create();
    run(motion, 3);
    for (let index = 0; index < motion.layout.count; index += 1) {
      const [x, y, z] = motion.positions.subarray(index * 3, index * 3 + 3);
      const ring = motion.layout.rings[at(motion.layout.ring, index)];
      expect(Math.hypot(x ?? 0, y ?? 0, z ?? 0)).toBeCloseTo(ring?.radius ?? 0, 4);
    }
  });

  it('sorts the items from back to front', () => {
    const motion = create(40);
    run(motion, 2);
    const depths = [...motion.order].map((index) => at(motion.positions, index * 3 + 2));
    expect(depths).toEqual([...depths].sort((first, second) => first - second));
    expect(new Set(motion.order).size).toBe(40);
  });

  it('slows while an item is emphasized', () => {
    const free = create();
    const slowed = create();
    slowed.emphasize(0);
    run(slowed, 2);
    expect(turned(slowed, 3)).toBeLessThan(turned(free, 3) / 3);
  });

  it('rotates a focused item to the front', () => {
    const motion = create();
    motion.emphasize(5, true);
    run(motion, 4);
    expect(at(motion.emphasis, 5)).toBeCloseTo(1, 2);
    expect(at(motion.positions, 15)).toBeCloseTo(0, 1);
    expect(at(motion.positions, 17)).toBeGreaterThan(0);
  });

  it('shows the focused item immediately when settled', () => {
    const motion = create();
    motion.emphasize(5, true);
    motion.settle();
    expect(at(motion.emphasis, 5)).toBe(1);
    expect(at(motion.positions, 15)).toBeCloseTo(0, 4);
  });

  it('keeps gliding after a drag and returns to its drift', () => {
    const motion = create();
    motion.turn(1, 0);
    motion.release(4, 0);
    const before = motion.yaw();
    run(motion, 0.5);
    expect(motion.yaw() - before).toBeGreaterThan(0.5);
    run(motion, 5);
    const later = motion.yaw();
    motion.step(100_000);
    expect(Math.abs(motion.yaw() - later)).toBeLessThan(0.02);
  });

  it('never turns upside down', () => {
    const motion = create();
    motion.turn(0, 50);
    expect(at(motion.rotation, 4)).toBeGreaterThan(0.3);
  });

  it('picks the frontmost item under the pointer', () => {
    const motion = create(60);
    run(motion, 1);
    for (const index of motion.order) {
      const scale = perspective(at(motion.positions, index * 3 + 2));
      const picked = motion.pick(
        at(motion.positions, index * 3) * scale,
        at(motion.positions, index * 3 + 1) * scale,
      );
      expect(picked).not.toBeNull();
      expect(at(motion.positions, (picked ?? 0) * 3 + 2)).toBeGreaterThanOrEqual(
        at(motion.positions, index * 3 + 2),
      );
    }
    expect(motion.pick(1.19, 1.19)).toBeNull();
  });

  it("doesn't jump after a long pause", () => {
    const motion = create();
    const before = at(motion.angles, 0);
    motion.step(3_600_000_000);
    expect(Math.abs(at(motion.angles, 0) - before)).toBeLessThan(0.05);
  });
});
