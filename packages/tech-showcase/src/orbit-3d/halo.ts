import { PlaneGeometry, ShaderMaterial } from 'three';
import type { OrbitMotion } from '../orbit-model/orbit-motion.ts';
import { mix } from './palette.ts';
import type { ScenePart } from './scene-part.ts';
import { colorUniform, setColor } from './shared-uniforms.ts';

const vertexShader = /* glsl */ `
  uniform vec4 uHead;
  varying vec2 vPlace;
  void main() {
    vPlace = position.xy;
    #ifdef COMET
      vec4 seen = viewMatrix * vec4(uHead.xyz, 1.0);
      seen.xy += position.xy * 0.1 * uHead.w;
    #else
      vec4 seen = viewMatrix * vec4(position.xy * 0.66, 0.0, 1.0);
    #endif
    gl_Position = projectionMatrix * seen;
  }
`;

const fragmentShader = /* glsl */ `
  uniform vec3 uColor;
  uniform float uAlpha;
  varying vec2 vPlace;
  void main() {
    float far = clamp(1.0 - length(vPlace), 0.0, 1.0);
    #ifdef COMET
      float core = smoothstep(0.72, 0.92, far);
      gl_FragColor = vec4(mix(uColor, vec3(1.0), core), max(core, 0.7 * far * far * far));
    #else
      gl_FragColor = vec4(uColor, uAlpha * far * far * far);
    #endif
  }
`;

function createGlow(motion: OrbitMotion, defines: Partial<Record<'COMET', ''>>, alpha: number): ScenePart {
  const uniforms = {
    uColor: colorUniform(),
    uAlpha: { value: alpha },
    uHead: { value: motion.head },
  };
  return {
    geometry: new PlaneGeometry(2, 2),
    material: new ShaderMaterial({
      vertexShader,
      fragmentShader,
      uniforms,
      // Constants, not uniforms: each variant is a separate program, so they don't share uniform state.
      defines,
      transparent: true,
      depthWrite: false,
    }),
    update() {
      // The motion owns the place of the comet's head.
    },
    paint({ accent, line }) {
      setColor(uniforms.uColor.value, 'COMET' in defines ? line : mix(accent, line, 0.25));
    },
  };
}

/** Creates the glow around the nucleus. */
export function createHalo(motion: OrbitMotion): ScenePart {
  return createGlow(motion, {}, 0.5);
}

/** Creates the bright head of the comet. */
export function createCometHead(motion: OrbitMotion): ScenePart {
  return createGlow(motion, { COMET: '' }, 1);
}
