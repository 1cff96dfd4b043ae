import {
  BufferAttribute,
  DoubleSide,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  ShaderMaterial,
} from 'three';
import type { OrbitMotion } from '../orbit-model/orbit-motion.ts';
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
  /** Whether the arcs thin out toward their start. */
  taper: boolean;
}

interface Arcs {
  geometry: InstancedBufferGeometry;
  material: ShaderMaterial;
  directions: { u: InstancedBufferAttribute; v: InstancedBufferAttribute };
  arc: InstancedBufferAttribute;
  /** Start and length of each arc, as in `arc`. */
  arcs: Float32Array;
  tint: InstancedBufferAttribute;
}

function createArcs({ shared, instances, segments, width, taper }: ArcOptions): Arcs {
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
  const u = new InstancedBufferAttribute(new Float32Array(instances * 3), 3);
  const v = new InstancedBufferAttribute(new Float32Array(instances * 3), 3);
  const arcs = new Float32Array(instances * 2);
  const arc = new InstancedBufferAttribute(arcs, 2);
  const tint = new InstancedBufferAttribute(new Float32Array(instances * 3), 3);
  geometry.setAttribute('aU', u);
  geometry.setAttribute('aV', v);
  geometry.setAttribute('aArc', arc);
  geometry.setAttribute('aTint', tint);
  const material = new ShaderMaterial({
    vertexShader: arcVertexShader,
    fragmentShader: arcFragmentShader,
    // Constants, not uniforms: each variant is a separate program, so they don't share uniform state.
    defines: taper ? { TAPER: '' } : {},
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
  return { geometry, material, directions: { u, v }, arc, arcs, tint };
}

/** Creates the rings, thin and fading toward the back. */
export function createRings(motion: OrbitMotion, shared: SharedUniforms): ScenePart {
  const { rings } = motion.layout;
  const { geometry, material, directions, arc, tint } = createArcs({
    shared,
    instances: rings.length,
    segments: 128,
    width: 1.1,
    taper: false,
  });
  rings.forEach((ring, index) => {
    directions.u.setXYZ(index, ...ring.u);
    directions.v.setXYZ(index, ...ring.v);
    arc.setXY(index, 0, 2 * Math.PI);
  });
  return {
    geometry,
    material,
    update() {
      // Only the shared rotation moves them.
    },
    paint({ line, dark }) {
      rings.forEach((_, index) => {
        tint.setXYZ(index, ...line);
      });
      tint.needsUpdate = true;
      const { uAlpha } = material.uniforms;
      if (uAlpha) uAlpha.value = dark ? 0.42 : 0.4;
    },
  };
}

/** Turns a brand's color into light that stays visible against the background. */
function trailColor(tint: Rgb, { line, dark }: Palette): Rgb {
  const bright = lightness(tint);
  const lost = dark ? Math.max(0, 0.45 - bright) / 0.45 : Math.max(0, bright - 0.6) / 0.4;
  return mix(tint, line, Math.min(0.12 + lost, 1));
}

/** Creates the short trail behind each technology, in its brand color. */
export function createTrails(motion: OrbitMotion, shared: SharedUniforms, tints: readonly Rgb[]): ScenePart {
  const { rings, ring, speed, count } = motion.layout;
  const perRing = Math.max(count / rings.length, 1);
  const length = Math.min(1, (2 * Math.PI * 0.9) / perRing);
  const { geometry, material, directions, arc, arcs, tint } = createArcs({
    shared,
    instances: count,
    // Short arcs need fewer segments to look round.
    segments: Math.ceil(4 + 20 * length),
    width: 4.5,
    taper: true,
  });
  for (let index = 0; index < count; index += 1) {
    const own = rings[ring[index] ?? 0];
    if (!own) continue;
    directions.u.setXYZ(index, ...own.u);
    directions.v.setXYZ(index, ...own.v);
  }
  arc.setUsage(DynamicDrawUsage);
  return {
    geometry,
    material,
    update() {
      for (let index = 0; index < count; index += 1) {
        const sweep = (speed[index] ?? 0) < 0 ? -length : length;
        arcs[index * 2] = (motion.angles[index] ?? 0) - sweep;
        arcs[index * 2 + 1] = sweep;
      }
      arc.needsUpdate = true;
    },
    paint(palette) {
      tints.forEach((own, index) => {
        tint.setXYZ(index, ...trailColor(own, palette));
      });
      tint.needsUpdate = true;
      const { uAlpha } = material.uniforms;
      if (uAlpha) uAlpha.value = palette.dark ? 0.85 : 0.6;
    },
  };
}
