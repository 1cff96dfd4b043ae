import { describe, expect, it } from 'vitest';
import { layoutOrbit } from '../orbit-model/orbit-layout.ts';
import { createOrbitMotion } from '../orbit-model/orbit-motion.ts';
import { perspective } from '../orbit-model/perspective.ts';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import { projectRing, ringPaths } from './flat-projection.ts';

const layout = layoutOrbit(sampleTechnologies(30));
const { rotation } = createOrbitMotion(layout);

/** A point of a ring in perspective, computed without an ellipse. */
function pointOf(ring: (typeof layout.rings)[number], angle: number): { x: number; y: number; z: number } {
  const [x, y, z] = [0, 1, 2].map((row) =>
    [0, 1, 2].reduce((sum, column) => {
      const u = ring.u[column] ?? 0;
      const v = ring.v[column] ?? 0;
      return sum + (rotation[row * 3 + column] ?? 0) * (Math.cos(angle) * u + Math.sin(angle) * v);
    }, 0),
  );
  const scale = perspective(z ?? 0);
  return { x: (x ?? 0) * scale, y: -(y ?? 0) * scale, z: z ?? 0 };
}

const angles = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);

/** Position of a point relative to an ellipse through two opposite points; 1 for a point on it. */
function onEllipse(
  { radiusX, radiusY, turn }: ReturnType<typeof projectRing>,
  center: { x: number; y: number },
  point: { x: number; y: number },
): number {
  const radians = (-turn * Math.PI) / 180;
  const x = point.x - center.x;
  const y = point.y - center.y;
  const along = x * Math.cos(radians) - y * Math.sin(radians);
  const across = x * Math.sin(radians) + y * Math.cos(radians);
  return (along / radiusX) ** 2 + (across / radiusY) ** 2;
}

function centerOf(ring: (typeof layout.rings)[number]): { x: number; y: number } {
  const points = Array.from({ length: 720 }, (_, index) => pointOf(ring, (index * Math.PI) / 360));
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
}

describe('projectRing', () => {
  it('returns an ellipse through every projected point', () => {
    for (const ring of layout.rings) {
      const projected = projectRing(ring, rotation);
      const center = centerOf(ring);
      for (const angle of angles) {
        expect(onEllipse(projected, center, pointOf(ring, angle))).toBeCloseTo(1, 1);
      }
    }
  });

  it('switches from back to front in the plane of the nucleus', () => {
    for (const ring of layout.rings) {
      const { edge } = projectRing(ring, rotation);
      const [nearest] = angles
        .map((angle) => pointOf(ring, angle))
        .sort(
          (first, second) =>
            Math.hypot(first.x - edge.x, first.y - edge.y) - Math.hypot(second.x - edge.x, second.y - edge.y),
        );
      expect(Math.abs(nearest?.z ?? 1)).toBeLessThan(0.2);
    }
  });

  it('draws each half as one arc from edge to edge', () => {
    for (const ring of layout.rings) {
      const { front, back } = ringPaths(ring, rotation);
      expect(front).toMatch(/^M\S+ \S+A\S+ \S+ \S+ 1 [01] \S+ \S+$/);
      expect(back).toMatch(/^M\S+ \S+A\S+ \S+ \S+ 0 [01] \S+ \S+$/);
      expect(front.at(front.indexOf(' 1 ') + 3)).not.toBe(back.at(back.indexOf(' 0 ') + 3));
    }
  });
});
