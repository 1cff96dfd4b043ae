import {
  BufferAttribute,
  DoubleSide,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  ShaderMaterial,
} from 'three';
import { BEND, type OrbitMotion } from '../orbit-model/orbit-motion.ts';
import { arcFragmentShader, arcVertexShader } from './arc-shader.ts';
import { lightness, mix, type Palette, type Rgb } from './palette.ts';
import type { ScenePart } from './scene-part.ts';
import type { SharedUniforms } from './shared-uniforms.ts';

interface ArcOptions {
  shared: SharedUniforms;
  instances: number;
  segments: number;
  /** Width in CSS pixels. */
  width: number;
  /** What the shader adds: see there. */
  defines: Partial<Record<'TAPER' | 'FLOW', ''>>;
}

interface Arcs {
  geometry: InstancedBufferGeometry;
  material: ShaderMaterial;
  center: InstancedBufferAttribute;
  directions: { u: InstancedBufferAttribute; v: InstancedBufferAttribute };
  /** Start and length of each arc. */
  arc: InstancedBufferAttribute;
  /** Share of the whole trail at the start and at the end of each arc. */
  span: InstancedBufferAttribute;
  /** Color and opacity. */
  tint: InstancedBufferAttribute;
}

/** Attributes are written directly, because three's setters may allocate for each fraction passed to them. */
function attribute(instances: number, itemSize: number): InstancedBufferAttribute {
  return new InstancedBufferAttribute(new Float32Array(instances * itemSize), itemSize).setUsage(
    DynamicDrawUsage,
  );
}

function createArcs({ shared, instances, segments, width, defines }: ArcOptions): Arcs {
  const ribbon = new Float32Array((segments + 1) * 6);
  const index = new Uint16Array(segments * 6);
  for (let segment = 0; segment <= segments; segment += 1) {
    const along = segment / segments;
    ribbon.set([along, -1, 0, along, 1, 0], segment * 6);
    const first = segment * 2;
    if (segment < segments) {
      index.set([first, first + 1, first + 2, first + 2, first + 1, first + 3], segment * 6);
    }
  }
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(ribbon, 3));
  geometry.setIndex(new BufferAttribute(index, 1));
  geometry.instanceCount = instances;
  const center = attribute(instances, 3);
  const u = attribute(instances, 3);
  const v = attribute(instances, 3);
  const arc = attribute(instances, 2);
  const span = attribute(instances, 2);
  const tint = attribute(instances, 4);
  for (let instance = 0; instance < instances; instance += 1) {
    span.setXY(instance, 0, 1);
    tint.setXYZW(instance, 1, 1, 1, 1);
  }
  geometry.setAttribute('aCenter', center);
  geometry.setAttribute('aU', u);
  geometry.setAttribute('aV', v);
  geometry.setAttribute('aArc', arc);
  geometry.setAttribute('aSpan', span);
  geometry.setAttribute('aTint', tint);
  const material = new ShaderMaterial({
    vertexShader: arcVertexShader,
    fragmentShader: arcFragmentShader,
    // Constants, not uniforms: each variant is a separate program, so they don't share uniform state.
    defines,
    transparent: true,
    side: DoubleSide,
    depthWrite: false,
    uniforms: {
      uRotation: shared.rotation,
      uResolution: shared.resolution,
      uPixelRatio: shared.pixelRatio,
      uWidth: { value: width },
      uAlpha: { value: 1 },
    },
  });
  return { geometry, material, center, directions: { u, v }, arc, span, tint };
}

/** Creates the rings, thin and fading toward the back. They draw themselves when the atom enters. */
export function createRings(motion: OrbitMotion, shared: SharedUniforms): ScenePart {
  const { rings } = motion.layout;
  const { geometry, material, directions, arc, tint } = createArcs({
    shared,
    instances: rings.length,
    segments: 128,
    width: 1.3,
    defines: {},
  });
  rings.forEach((ring, index) => {
    directions.u.setXYZ(index, ...ring.u);
    directions.v.setXYZ(index, ...ring.v);
  });
  const arcs = arc.array;
  return {
    geometry,
    material,
    update() {
      for (let index = 0; index < rings.length; index += 1) {
        arcs[index * 2] = Math.PI;
        arcs[index * 2 + 1] = 2 * Math.PI * (motion.drawn[index] ?? 1);
      }
      arc.needsUpdate = true;
    },
    paint({ line, quiet }) {
      rings.forEach(({ group }, index) => {
        if (group?.purpose === 'ownStack') tint.setXYZW(index, ...quiet, 0.6);
        else tint.setXYZW(index, ...line, 1);
      });
      tint.needsUpdate = true;
      const { uAlpha } = material.uniforms;
      if (uAlpha) uAlpha.value = 0.42;
    },
  };
}

/** Turns a brand's color into light that stays visible against the dark stage. */
function trailColor(tint: Rgb, { line }: Palette): Rgb {
  return mix(tint, line, Math.min(0.12 + Math.max(0, 0.45 - lightness(tint)) / 0.45, 1));
}

/** Longest trail in radians. */
const TRAIL = 0.75;

/** Creates the short trail behind each technology, in its brand color. It shows the direction. */
export function createTrails(motion: OrbitMotion, shared: SharedUniforms, tints: readonly Rgb[]): ScenePart {
  const { rings, ring, speed, count, quiet } = motion.layout;
  const perRing = Math.max(count / rings.length, 1);
  const length = Math.min(TRAIL, (2 * Math.PI * 0.9) / perRing);
  const { geometry, material, center, directions, arc, tint } = createArcs({
    shared,
    instances: count,
    // Short arcs need fewer segments to look round.
    segments: Math.ceil(4 + 20 * length),
    width: 6,
    defines: { TAPER: '' },
  });
  for (let index = 0; index < count; index += 1) {
    const own = rings[ring[index] ?? 0];
    if (!own) continue;
    directions.u.setXYZ(index, ...own.u);
    directions.v.setXYZ(index, ...own.v);
  }
  const arcs = arc.array;
  const ends = center.array;
  const shades = tint.array;
  return {
    geometry,
    material,
    update() {
      for (let index = 0; index < count; index += 1) {
        const own = quiet[index] === 1 ? length * 0.4 : length;
        const sweep = (speed[index] ?? 0) < 0 ? -own : own;
        arcs[index * 2] = (motion.angles[index] ?? 0) - sweep;
        arcs[index * 2 + 1] = sweep;
        ends[index * 3] = motion.offsets[index * 2] ?? 0;
        ends[index * 3 + 1] = motion.offsets[index * 2 + 1] ?? 0;
        shades[index * 4 + 3] = (motion.clarity[index] ?? 1) * (1 - (motion.pull[index] ?? 0));
      }
      arc.needsUpdate = true;
      center.needsUpdate = true;
      tint.needsUpdate = true;
    },
    paint(palette) {
      tints.forEach((own, index) => {
        const [red, green, blue] = quiet[index] === 1 ? palette.quiet : trailColor(own, palette);
        tint.setXYZ(index, red, green, blue);
      });
      tint.needsUpdate = true;
      const { uAlpha } = material.uniforms;
      if (uAlpha) uAlpha.value = 0.9;
    },
  };
}

/** Length of the comet's tail; its way to the nucleus has length 1. */
const TAIL = 0.75;

/** Creates the comet that connects two technologies: half an ellipse to the nucleus, and another one from it. */
export function createComet(motion: OrbitMotion, shared: SharedUniforms): ScenePart {
  const { geometry, material, center, directions, arc, span, tint } = createArcs({
    shared,
    instances: 2,
    segments: 48,
    width: 7,
    defines: { TAPER: '', FLOW: '' },
  });
  const { comet, positions } = motion;
  const [centers, us, vs, arcs, spans] = [
    center.array,
    directions.u.array,
    directions.v.array,
    arc.array,
    span.array,
  ];
  return {
    geometry,
    material,
    update() {
      for (let half = 0; half < 2; half += 1) {
        const item = half === 0 ? comet.from : comet.to;
        const head = Math.min(Math.max(comet.progress, half), half + 1);
        const tail = Math.min(Math.max(comet.progress - TAIL, half), half + 1);
        if (item < 0) continue;
        const x = (positions[item * 3] ?? 0) / 2;
        const y = (positions[item * 3 + 1] ?? 0) / 2;
        const z = (positions[item * 3 + 2] ?? 0) / 2;
        const bend = half === 0 ? 2 * BEND : -2 * BEND;
        centers[half * 3] = x;
        centers[half * 3 + 1] = y;
        centers[half * 3 + 2] = z;
        us[half * 3] = x;
        us[half * 3 + 1] = y;
        us[half * 3 + 2] = z;
        vs[half * 3] = -y * bend;
        vs[half * 3 + 1] = x * bend;
        // The first half leads from the item to the nucleus, the second one from there to the other item.
        arcs[half * 2] = Math.PI * (half === 0 ? tail : 2 - tail);
        arcs[half * 2 + 1] = Math.PI * (half === 0 ? head - tail : tail - head);
        spans[half * 2] = 1 - (comet.progress - tail) / TAIL;
        spans[half * 2 + 1] = 1 - (comet.progress - head) / TAIL;
      }
      center.needsUpdate = true;
      directions.u.needsUpdate = true;
      directions.v.needsUpdate = true;
      arc.needsUpdate = true;
      span.needsUpdate = true;
    },
    paint({ line }) {
      const light = mix(line, [1, 1, 1], 0.45);
      for (let half = 0; half < 2; half += 1) tint.setXYZ(half, ...light);
      tint.needsUpdate = true;
    },
  };
}
