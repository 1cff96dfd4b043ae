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

/** The quad is larger than the disc, to fit the shadow and ring. */
const vertexShader = /* glsl */ `
  attribute vec4 aPlace;
  attribute vec4 aLook;
  uniform float uCells;
  varying vec2 vPlace;
  varying vec2 vCell;
  varying float vDepth;
  varying vec3 vLook;

  void main() {
    vPlace = position.xy * 1.7;
    vLook = aLook.yzw;
    vDepth = aPlace.z;
    vCell = vec2(mod(aLook.x, uCells), floor(aLook.x / uCells + 0.001));
    vec4 seen = viewMatrix * vec4(aPlace.xyz, 1.0);
    seen.xy += vPlace * aPlace.w * 0.5 * (1.0 + 0.2 * aLook.y);
    gl_Position = projectionMatrix * seen;
  }
`;

/** A disc of dark glass: lit from the upper left, with an edge below, and slightly out of focus in the back. */
const fragmentShader = /* glsl */ `
  uniform sampler2D uAtlas;
  uniform float uCells;
  uniform vec3 uGlass;
  uniform vec3 uGround;
  uniform vec3 uAccent;
  varying vec2 vPlace;
  varying vec2 vCell;
  varying float vDepth;
  varying vec3 vLook;

  void main() {
    float emphasis = vLook.x;
    float behind = (1.0 - smoothstep(-0.95, 0.3, vDepth)) * (1.0 - emphasis);
    float far = length(vPlace);
    float soft = fwidth(far) + 0.04 * behind;
    float face = 1.0 - smoothstep(1.0 - soft, 1.0, far);
    vec2 below = vPlace + vec2(0.0, 0.085);
    float body = max(face, 1.0 - smoothstep(1.0 - soft, 1.0, length(below)));

    vec3 glass = mix(uGlass * 0.55, uGlass * 1.75, smoothstep(-1.0, 1.0, 0.45 * -vPlace.x + 0.8 * vPlace.y));
    glass *= 1.0 - 0.28 * smoothstep(0.45, 0.95, far);
    // A reflection in the upper half.
    glass += 0.07 * smoothstep(0.02, 0.0, length(vPlace - vec2(-0.1, 0.75)) - 0.95) * smoothstep(-0.3, 0.9, vPlace.y);
    vec2 local = clamp(vPlace * 0.5 + 0.5, 0.0, 1.0);
    vec2 cell = vec2(vCell.x + local.x, uCells - 1.0 - vCell.y + local.y) / uCells;
    vec4 icon = texture2D(uAtlas, cell, behind * 0.8);
    // Gray, and neither very dark nor very bright.
    float gray = 0.32 * dot(icon.rgb, vec3(0.299, 0.587, 0.114)) + 0.4 * icon.a;
    icon.rgb = mix(icon.rgb, vec3(gray * 0.94, gray, gray * 1.1), vLook.z);
    vec3 color = glass * (1.0 - icon.a) + icon.rgb;
    float lit = dot(vPlace / max(far, 0.001), normalize(vec2(-0.45, 0.9)));
    float rim = smoothstep(0.9 - soft, 0.985, far);
    color += rim * (vec3(0.62, 0.74, 0.95) * (0.16 + 0.5 * max(lit, 0.0)) + uAccent * 0.25 * max(-lit, 0.0));
    // The edge, brighter where light passes through the glass.
    vec3 side = uGlass * 0.35 + uAccent * 0.4 * pow(max(1.0 - abs(vPlace.x) * 1.2, 0.0), 2.0);
    color = mix(side, color, face);
    color = mix(color, uGround, behind * 0.42);

    float shadow = 0.55 * (1.0 - smoothstep(0.7, 1.55, length(vPlace + vec2(0.0, 0.3)))) * (1.0 - behind);
    float ring = emphasis * (1.0 - smoothstep(1.16 - soft, 1.16, far)) * smoothstep(1.1 - soft, 1.1, far);
    float glow = emphasis * 0.35 * (1.0 - smoothstep(0.9, 1.65, far));
    float around = max(max(shadow, glow), ring);
    vec3 aroundColor = mix(vec3(0.005, 0.015, 0.04), uAccent, max(ring, glow / max(around, 0.001)));
    // Composites the disc over the surrounding colors. Plain mixing would give its soft edge a dark fringe.
    float behindDisc = around * (1.0 - body);
    float alpha = body + behindDisc;
    gl_FragColor = vec4((color * body + aroundColor * behindDisc) / max(alpha, 0.001), alpha * vLook.y);
  }
`;

export interface Icons extends ScenePart {
  /** Uploads late changes of the atlas. */
  renew: () => void;
}

/**
 * Creates the icons on their discs: one quad each, in a single draw call, sorted from back to front.
 */
export function createIcons(motion: OrbitMotion, { canvas, cells }: IconAtlas): Icons {
  const { count, size, quiet } = motion.layout;
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute(
    'position',
    new BufferAttribute(new Float32Array([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0]), 3),
  );
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  // Written directly, because three's setters may allocate for each fraction passed to them.
  const places = new Float32Array(count * 4);
  const looks = new Float32Array(count * 4);
  const place = new InstancedBufferAttribute(places, 4).setUsage(DynamicDrawUsage);
  const look = new InstancedBufferAttribute(looks, 4).setUsage(DynamicDrawUsage);
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
    uGlass: colorUniform(),
    uGround: colorUniform(),
    uAccent: colorUniform(),
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
        looks[slot * 4] = index;
        looks[slot * 4 + 1] = motion.emphasis[index] ?? 0;
        looks[slot * 4 + 2] = motion.clarity[index] ?? 1;
        looks[slot * 4 + 3] = quiet[index] ?? 0;
      }
      place.needsUpdate = true;
      look.needsUpdate = true;
    },
    renew() {
      texture.needsUpdate = true;
    },
    paint({ ground, accent, line }) {
      setColor(uniforms.uGlass.value, mix(ground, mix(accent, [0.5, 0.62, 0.85], 0.6), 0.26));
      setColor(uniforms.uGround.value, mix(ground, accent, 0.12));
      setColor(uniforms.uAccent.value, line);
    },
  };
}
