import { describe, expect, it } from 'vitest';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import { NUCLEUS_RADIUS } from './nucleus.ts';
import { layoutOrbit } from './orbit-layout.ts';
import { createOrbitMotion, type OrbitMotion } from './orbit-motion.ts';
import { perspective } from './perspective.ts';
import { LONGEST_DODGE } from './spacing.ts';

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

function distance(first: ArrayLike<number>, second: ArrayLike<number>): number {
  return Math.hypot(...[0, 1, 2].map((axis) => at(first, axis) - at(second, axis)));
}

/** Returns the pairs of items that overlap on the screen by more than 30 % of their diameters. */
function coveredPairs({ layout, positions }: OrbitMotion): string[] {
  const discs = Array.from({ length: layout.count }, (_, index) => {
    const scale = perspective(at(positions, index * 3 + 2));
    return {
      index,
      x: at(positions, index * 3) * scale,
      y: at(positions, index * 3 + 1) * scale,
      radius: (at(layout.size, index) * scale) / 2,
    };
  });
  return discs.flatMap((disc) =>
    discs
      .slice(disc.index + 1)
      .filter((other) => Math.hypot(disc.x - other.x, disc.y - other.y) < 0.7 * (disc.radius + other.radius))
      .map((other) => `${disc.index} ${other.index}`),
  );
}

describe('createOrbitMotion', () => {
  it('keeps every item on its ring, or near it', () => {
    const motion = create(30);
    run(motion, 3);
    for (let index = 0; index < motion.layout.count; index += 1) {
      const [x = 0, y = 0, z = 0] = motion.positions.subarray(index * 3, index * 3 + 3);
      const [byX = 0, byY = 0] = motion.offsets.subarray(index * 2, index * 2 + 2);
      const ring = motion.layout.rings[at(motion.layout.ring, index)];
      expect(Math.hypot(x - byX, y - byY, z)).toBeCloseTo(ring?.radius ?? 0, 4);
      expect(Math.hypot(byX, byY)).toBeLessThan(LONGEST_DODGE + 0.001);
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

  it('keeps gliding after a drag', () => {
    const motion = create();
    motion.turn(1, 0);
    motion.release(4, 0);
    const before = motion.yaw();
    run(motion, 0.5);
    expect(motion.yaw() - before).toBeGreaterThan(0.5);
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

  it('lets the items fly in and draws the rings within 1.2 seconds', () => {
    const motion = create(24);
    motion.wait();
    run(motion, 1);
    expect(Math.max(...motion.drawn, ...motion.clarity)).toBe(0);
    motion.enter();
    run(motion, 0.5);
    expect(at(motion.drawn, 0)).toBeGreaterThan(at(motion.drawn, 2));
    expect(Math.min(...motion.clarity)).toBeLessThan(0.5);
    run(motion, 0.75);
    expect(Math.min(...motion.drawn, ...motion.clarity)).toBe(1);
  });

  it('shows the names of the nearest items that have room for one', () => {
    const motion = create(24);
    for (let second = 0; second < 30; second += 1) {
      run(motion, 1);
      const named = [...motion.naming.keys()].filter((index) => at(motion.naming, index) > 0.9);
      expect([3, 4, 5]).toContain(named.length);
      for (const index of named) {
        const zoom = perspective(at(motion.positions, index * 3 + 2));
        const x = at(motion.positions, index * 3) * zoom;
        const y = at(motion.positions, index * 3 + 1) * zoom - at(motion.layout.size, index) * zoom;
        // The item is its own nearest one, also a little below it.
        expect(motion.pick(x, y + (at(motion.layout.size, index) * zoom) / 2)).toBe(index);
      }
    }
  });

  it.each([12, 30, 60])('keeps %i items apart: no two cover each other for more than a second', (count) => {
    const motion = create(count);
    expect(coveredPairs(motion)).toEqual([]);
    let before: string[] = [];
    for (let second = 0; second < 60; second += 1) {
      run(motion, 1);
      const covered = coveredPairs(motion);
      expect(covered.filter((pair) => before.includes(pair))).toEqual([]);
      before = covered;
    }
  });

  it.each([
    { count: 12, narrow: true },
    { count: 24, narrow: false },
  ])('names no item at an edge of the stage or on the nucleus: %o', ({ count, narrow }) => {
    const motion = createOrbitMotion(layoutOrbit(sampleTechnologies(count), { narrow }));
    const { extent, nameRoom } = motion.layout;
    for (let second = 0; second < 30; second += 1) {
      run(motion, 1);
      for (const [index, naming] of motion.naming.entries()) {
        if (naming < 0.5) continue;
        const zoom = perspective(at(motion.positions, index * 3 + 2));
        const x = at(motion.positions, index * 3) * zoom;
        const bottom = (at(motion.positions, index * 3 + 1) - at(motion.layout.size, index) / 2) * zoom;
        expect(Math.abs(x)).toBeLessThan(extent.width - Math.min(0.25, nameRoom));
        // Half the width of a short name, and the middle of its height.
        const byX = Math.max(Math.abs(x) - nameRoom / 2, 0);
        const byY = bottom - nameRoom * 0.2;
        expect(byY).toBeGreaterThan(-extent.height);
        expect(Math.hypot(byX, byY)).toBeGreaterThan(NUCLEUS_RADIUS);
      }
    }
  });

  it('hides the name of a ring while an item is in its place', () => {
    const motion = create(30);
    const hidden = new Set<number>();
    for (let second = 0; second < 30; second += 1) {
      run(motion, 1);
      for (const [ring, naming] of motion.ringNaming.entries()) {
        if (naming < 0.05) hidden.add(ring);
        if (naming < 0.95) continue;
        const scale = perspective(at(motion.rims, ring * 3 + 2));
        const free = motion.order.every((item) => {
          const zoom = perspective(at(motion.positions, item * 3 + 2));
          const byX = at(motion.positions, item * 3) * zoom - at(motion.rims, ring * 3) * scale;
          const byY = at(motion.positions, item * 3 + 1) * zoom - at(motion.rims, ring * 3 + 1) * scale;
          return byX < -0.1 || byX > 0 || Math.abs(byY) > 0.02;
        });
        expect(free).toBe(true);
      }
    }
    expect(hidden.size).toBeGreaterThan(0);
  });

  it('gathers items on one ring in front and dims the others to a quarter', () => {
    const motion = create(12);
    motion.gather([1, 4, 7]);
    run(motion, 3);
    for (const index of [1, 4, 7]) {
      expect(at(motion.positions, index * 3 + 2)).toBeGreaterThan(0.5);
      expect(at(motion.clarity, index)).toBeCloseTo(1, 1);
      expect(at(motion.naming, index)).toBeCloseTo(1, 1);
    }
    expect(at(motion.clarity, 0)).toBeCloseTo(0.25, 2);
    motion.gather(null);
    run(motion, 5);
    expect(at(motion.clarity, 0)).toBeCloseTo(1, 1);
    expect(at(motion.pull, 1)).toBe(0);
  });

  it('sends a comet from one item through the nucleus to the other in 1.2 seconds', () => {
    const motion = create(12);
    motion.connect([2, 5]);
    motion.step(1);
    expect(distance(motion.head, motion.positions.subarray(6, 9))).toBeLessThan(0.1);
    run(motion, 0.6);
    expect(Math.hypot(...motion.head.subarray(0, 3))).toBeLessThan(0.1);
    run(motion, 0.57);
    expect(distance(motion.head, motion.positions.subarray(15, 18))).toBeLessThan(0.2);
    run(motion, 0.1);
    expect(at(motion.head, 3)).toBe(0);
  });

  it('returns slowly after a drag', () => {
    const motion = create();
    const before = motion.yaw();
    motion.turn(1.2, 0.8);
    motion.release(0, 0);
    run(motion, 1);
    expect(Math.abs(motion.yaw() - before)).toBeGreaterThan(0.6);
    run(motion, 20);
    expect(Math.abs(Math.sin(motion.yaw() - before))).toBeLessThan(0.4);
    expect(at(motion.rotation, 4)).toBeGreaterThan(0.98);
  });
});
