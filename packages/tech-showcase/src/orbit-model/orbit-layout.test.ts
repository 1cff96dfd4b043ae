import { describe, expect, it } from 'vitest';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import type { ShownTechnology } from '../technology/technology.ts';
import { FULL_RADIUS, layoutOrbit } from './orbit-layout.ts';

function technologies(count: number, change: Partial<ShownTechnology> = {}): ShownTechnology[] {
  return sampleTechnologies(count).map((technology) => ({ ...technology, ...change }));
}

function itemsPerRing(count: number): number[] {
  const { ring, rings } = layoutOrbit(technologies(count));
  return rings.map((_, index) => ring.filter((own) => own === index).length);
}

describe('layoutOrbit', () => {
  it.each([0, 1, 2, 24, 36])('creates three rings for %i technologies', (count) => {
    expect(layoutOrbit(technologies(count)).rings).toHaveLength(3);
  });

  it.each([24, 100, 500])('distributes %i technologies with equal density on every ring', (count) => {
    const { rings } = layoutOrbit(technologies(count));
    const density = itemsPerRing(count).map((items, index) => items / (rings[index]?.radius ?? 1));
    expect(itemsPerRing(count).reduce((sum, items) => sum + items)).toBe(count);
    expect(Math.max(...density) / Math.min(...density)).toBeLessThan(1.2);
  });

  it('puts one of three technologies on each ring', () => {
    expect(itemsPerRing(3)).toEqual([1, 1, 1]);
  });

  it('gives each purpose of a business its own ring: small groups inside, the own stack outside', () => {
    const categories = ['DevOps', 'CRM', 'Finance', 'Finance', 'Field service', 'Commerce', 'Sales'];
    const { rings, ring, quiet } = layoutOrbit(
      technologies(7).map((technology, index) => ({ ...technology, category: categories[index] ?? '' })),
    );
    expect(rings.map(({ group }) => group?.purpose)).toEqual(['doWork', 'getPaid', 'winWork', 'ownStack']);
    expect([...ring]).toEqual([3, 2, 1, 1, 0, 2, 2]);
    expect([...quiet]).toEqual([1, 0, 0, 0, 0, 0, 0]);
  });

  it('names the rings by category for technologies that serve no business purpose', () => {
    const { rings } = layoutOrbit(technologies(24));
    const names = rings.flatMap(({ group }) => group?.categories ?? []);
    expect(new Set(names)).toEqual(new Set(technologies(24).map(({ category }) => category)));
    expect(names).toHaveLength(7);
  });

  it('shows icons of 44 px on three rings on a narrow stage', () => {
    const { rings, size, fullRadius } = layoutOrbit(technologies(12), { narrow: true });
    expect(rings).toHaveLength(3);
    for (const diameter of size) expect(diameter * fullRadius).toBeCloseTo(44);
  });

  it('keeps every ring within the outermost one', () => {
    for (const { radius, u, v } of layoutOrbit(technologies(100)).rings) {
      expect(radius).toBeLessThanOrEqual(1);
      expect(Math.hypot(...u)).toBeCloseTo(radius);
      expect(Math.hypot(...v)).toBeCloseTo(radius);
      expect(u[0] * v[0] + u[1] * v[1] + u[2] * v[2]).toBeCloseTo(0);
    }
  });

  it('uses the orbit that a technology specifies', () => {
    const [given] = technologies(1, { orbitRadius: 0.6, orbitTilt: 90, orbitSpeed: 6, iconSize: 60 });
    const { rings, ring, speed, size } = layoutOrbit(given ? [given] : []);
    const own = rings[ring[0] ?? 0];
    expect(own?.radius).toBe(0.6);
    expect(own?.u[1]).toBeCloseTo(0.6);
    expect(speed[0]).toBeCloseTo((6 * 2 * Math.PI) / 60);
    expect(size[0]).toBeCloseTo(60 / FULL_RADIUS);
  });

  it.each([
    { orbitRadius: 40, radius: 1 },
    { orbitRadius: -1, radius: 0.42 },
  ])('clamps an orbit radius of $orbitRadius to the stage', ({ orbitRadius, radius }) => {
    const { rings, ring } = layoutOrbit(technologies(1, { orbitRadius }));
    expect(rings[ring[0] ?? 0]?.radius).toBe(radius);
  });
});
