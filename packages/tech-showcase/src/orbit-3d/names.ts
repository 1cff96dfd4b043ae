import {
  BufferAttribute,
  type CanvasTexture,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  ShaderMaterial,
  Vector2,
} from 'three';
import type { OrbitMotion } from '../orbit-model/orbit-motion.ts';
import { NAME_CELL, type NameSheet } from './name-sheet.ts';
import type { ScenePart } from './scene-part.ts';
import type { SharedUniforms } from './shared-uniforms.ts';

/** More names than these would make the texture too large. */
export const MOST_NAMES = 128;

const vertexShader = /* glsl */ `
  uniform vec2 uResolution;
  uniform float uPixelRatio;
  uniform vec2 uSheet;
  uniform bool uAbove;
  attribute vec4 aPlace;
  attribute vec2 aName;
  varying vec2 vCell;
  varying float vAlpha;

  void main() {
    vAlpha = aPlace.w;
    vec4 seen = viewMatrix * vec4(aPlace.xyz, 1.0);
    #ifdef RING
      // The space keeps the icons of the ring off its name.
      // There is no room for them next to the rings.
      if (!uAbove && uResolution.x < 832.0 * uPixelRatio) vAlpha = 0.0;
      vec2 offset = uAbove ? vec2(0.0, 12.0) : vec2(-12.0 - ${NAME_CELL.width / 2}.0, 0.0);
    #else
      seen.y -= aName.y * 0.6;
      vec2 offset = vec2(0.0, -11.0);
    #endif
    vec4 clip = projectionMatrix * seen;
    vec2 size = vec2(${NAME_CELL.width}.0, ${NAME_CELL.height}.0);
    clip.xy += (position.xy * size + 2.0 * offset) * uPixelRatio / uResolution * clip.w;
    // What can't be seen is not rasterized.
    gl_Position = vAlpha > 0.01 ? clip : vec4(2.0, 2.0, 2.0, 1.0);
    vec2 corner = position.xy * 0.5 + 0.5;
    vec2 cell = vec2(mod(aName.x, uSheet.x), floor(aName.x / uSheet.x + 0.001));
    vCell = vec2(cell.x + corner.x, uSheet.y - 1.0 - cell.y + corner.y) / uSheet;
  }
`;

const fragmentShader = /* glsl */ `
  uniform sampler2D uNames;
  varying vec2 vCell;
  varying float vAlpha;
  void main() {
    vec4 ink = texture2D(uNames, vCell);
    gl_FragColor = vec4(ink.rgb / max(ink.a, 0.001), ink.a * vAlpha);
  }
`;

interface NamesOptions {
  shared: SharedUniforms;
  texture: CanvasTexture;
  sheet: NameSheet;
  instances: number;
  above?: boolean;
  defines: Partial<Record<'RING', ''>>;
}

function createQuads({ shared, texture, sheet, instances, above = false, defines }: NamesOptions) {
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute(
    'position',
    new BufferAttribute(new Float32Array([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0]), 3),
  );
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  geometry.instanceCount = instances;
  const places = new Float32Array(instances * 4);
  const place = new InstancedBufferAttribute(places, 4).setUsage(DynamicDrawUsage);
  const name = new InstancedBufferAttribute(new Float32Array(instances * 2), 2);
  geometry.setAttribute('aPlace', place);
  geometry.setAttribute('aName', name);
  const material = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    // Constants, not uniforms: each variant is a separate program, so they don't share uniform state.
    defines,
    transparent: true,
    depthWrite: false,
    depthTest: false,
    uniforms: {
      uNames: { value: texture },
      uSheet: { value: new Vector2(sheet.columns, sheet.rows) },
      uAbove: { value: above },
      uResolution: shared.resolution,
      uPixelRatio: shared.pixelRatio,
    },
  });
  return { geometry, material, places, place, name };
}

type Names = Pick<NamesOptions, 'shared' | 'texture' | 'sheet'>;

const noPaint = (): void => {
  // The sheet has its colors.
};

/** Creates the names below the technologies. */
export function createNames(motion: OrbitMotion, names: Names): ScenePart {
  const { size } = motion.layout;
  const count = Math.min(motion.layout.count, MOST_NAMES);
  const { geometry, material, places, place, name } = createQuads({
    ...names,
    instances: count,
    defines: {},
  });
  for (let index = 0; index < count; index += 1) name.setXY(index, index, size[index] ?? 0);
  return {
    geometry,
    material,
    update() {
      for (let index = 0; index < count; index += 1) {
        places[index * 4] = motion.positions[index * 3] ?? 0;
        places[index * 4 + 1] = motion.positions[index * 3 + 1] ?? 0;
        places[index * 4 + 2] = motion.positions[index * 3 + 2] ?? 0;
        places[index * 4 + 3] = motion.naming[index] ?? 0;
      }
      place.needsUpdate = true;
    },
    paint: noPaint,
  };
}

/** Creates the names at the rims of the rings. */
export function createRingNames(motion: OrbitMotion, names: Names): ScenePart {
  const { length } = motion.layout.rings;
  const first = Math.min(motion.layout.count, MOST_NAMES);
  const { geometry, material, places, place, name } = createQuads({
    ...names,
    instances: length,
    above: motion.layout.namesAbove,
    defines: { RING: '' },
  });
  for (let index = 0; index < length; index += 1) name.setXY(index, first + index, 0);
  return {
    geometry,
    material,
    update() {
      for (let index = 0; index < length; index += 1) {
        places[index * 4] = motion.rims[index * 3] ?? 0;
        places[index * 4 + 1] = motion.rims[index * 3 + 1] ?? 0;
        places[index * 4 + 2] = motion.rims[index * 3 + 2] ?? 0;
        places[index * 4 + 3] = motion.ringNaming[index] ?? 1;
      }
      place.needsUpdate = true;
    },
    paint: noPaint,
  };
}
