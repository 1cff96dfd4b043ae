import {
  BufferAttribute,
  CanvasTexture,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  LinearFilter,
  LinearMipmapLinearFilter,
  ShaderMaterial,
} from 'three';
import type { OrbitMotion } from '../orbit-model/orbit-motion.ts';
import type { IconAtlas } from './icon-atlas.ts';
import { mix } from './palette.ts';
import type { ScenePart } from './scene-part.ts';
import { colorUniform, setColor } from './shared-uniforms.ts';

/** The quad is larger than the tile, to fit the shadow and ring. */
const vertexShader = /* glsl */ `
  attribute vec4 aPlace;
  attribute vec2 aLook;
  uniform float uCells;
  varying vec2 vPlace;
  varying vec2 vCell;
  varying float vDepth;
  varying float vEmphasis;

  void main() {
    vPlace = position.xy * 1.6;
    vEmphasis = aLook.y;
    vDepth = aPlace.z;
    vCell = vec2(mod(aLook.x, uCells), floor(aLook.x / uCells + 0.001));
    vec4 seen = viewMatrix * vec4(aPlace.xyz, 1.0);
    seen.xy += vPlace * aPlace.w * 0.5 * (1.0 + 0.2 * vEmphasis);
    gl_Position = projectionMatrix * seen;
  }
`;

const fragmentShader = /* glsl */ `
  uniform sampler2D uAtlas;
  uniform float uCells;
  uniform vec3 uTile;
  uniform vec3 uEdge;
  uniform vec3 uGround;
  uniform vec3 uAccent;
  uniform float uShadow;
  varying vec2 vPlace;
  varying vec2 vCell;
  varying float vDepth;
  varying float vEmphasis;

  void main() {
    float far = length(vPlace);
    float soft = fwidth(far);
    float disc = 1.0 - smoothstep(1.0 - soft, 1.0, far);
    vec2 local = clamp(vPlace * 0.5 + 0.5, 0.0, 1.0);
    vec2 cell = vec2(vCell.x + local.x, uCells - 1.0 - vCell.y + local.y) / uCells;
    vec4 icon = texture2D(uAtlas, cell);
    vec3 color = uTile * (0.965 + 0.035 * vPlace.y);
    color = color * (1.0 - icon.a) + icon.rgb;
    color = mix(color, uEdge, smoothstep(0.93, 1.0, far) * 0.8);
    float behind = 1.0 - smoothstep(-0.95, 0.25, vDepth);
    color = mix(color, uGround, behind * 0.52 * (1.0 - vEmphasis));

    float shadow = uShadow * (1.0 - smoothstep(0.75, 1.5, length(vPlace + vec2(0.0, 0.14))));
    float ring = vEmphasis * (1.0 - smoothstep(1.14 - soft, 1.14, far)) * smoothstep(1.05 - soft, 1.05, far);
    float around = max(shadow * (1.0 - behind), ring);
    vec3 aroundColor = mix(vec3(0.01, 0.03, 0.08), uAccent, ring);
    // Composites the tile over the surrounding colors. Plain mixing would give its soft edge a dark fringe.
    float behindTile = around * (1.0 - disc);
    float alpha = disc + behindTile;
    gl_FragColor = vec4((color * disc + aroundColor * behindTile) / max(alpha, 0.001), alpha);
  }
`;

export interface Icons extends ScenePart {
  /** Uploads late changes of the atlas. */
  renew: () => void;
}

/**
 * Creates the icons on their light tiles: one quad each, in a single draw call, sorted from back to front.
 */
export function createIcons(motion: OrbitMotion, { canvas, cells }: IconAtlas): Icons {
  const { count, size } = motion.layout;
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute(
    'position',
    new BufferAttribute(new Float32Array([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0]), 3),
  );
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  // Written directly, because three's setters may allocate for each fraction passed to them.
  const places = new Float32Array(count * 4);
  const looks = new Float32Array(count * 2);
  const place = new InstancedBufferAttribute(places, 4).setUsage(DynamicDrawUsage);
  const look = new InstancedBufferAttribute(looks, 2).setUsage(DynamicDrawUsage);
  geometry.setAttribute('aPlace', place);
  geometry.setAttribute('aLook', look);
  geometry.instanceCount = count;

  const texture = new CanvasTexture(canvas);
  texture.premultiplyAlpha = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = 4;
  const uniforms = {
    uAtlas: { value: texture },
    uCells: { value: cells },
    uTile: colorUniform(),
    uEdge: colorUniform(),
    uGround: colorUniform(),
    uAccent: colorUniform(),
    uShadow: { value: 0 },
  };
  const material = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms,
    transparent: true,
    depthWrite: false,
  });
  material.addEventListener('dispose', () => texture.dispose());

  return {
    geometry,
    material,
    update() {
      for (let slot = 0; slot < count; slot += 1) {
        const index = motion.order[slot] ?? 0;
        places[slot * 4] = motion.positions[index * 3] ?? 0;
        places[slot * 4 + 1] = motion.positions[index * 3 + 1] ?? 0;
        places[slot * 4 + 2] = motion.positions[index * 3 + 2] ?? 0;
        places[slot * 4 + 3] = size[index] ?? 0;
        looks[slot * 2] = index;
        looks[slot * 2 + 1] = motion.emphasis[index] ?? 0;
      }
      place.needsUpdate = true;
      look.needsUpdate = true;
    },
    renew() {
      texture.needsUpdate = true;
    },
    paint({ tile, edge, ground, accent, line, dark }) {
      setColor(uniforms.uTile.value, tile);
      setColor(uniforms.uEdge.value, edge);
      // Distant tiles take on the ambient light; otherwise white tiles would turn gray.
      setColor(uniforms.uGround.value, dark ? mix(ground, accent, 0.24) : ground);
      setColor(uniforms.uAccent.value, line);
      uniforms.uShadow.value = dark ? 0.5 : 0.15;
    },
  };
}
