import { CanvasTexture, PlaneGeometry, ShaderMaterial } from 'three';
import { NUCLEUS_MARK, NUCLEUS_RADIUS } from '../orbit-model/nucleus.ts';
import type { OrbitMotion } from '../orbit-model/orbit-motion.ts';
import { mix } from './palette.ts';
import type { ScenePart } from './scene-part.ts';
import { colorUniform, setColor } from './shared-uniforms.ts';

const vertexShader = /* glsl */ `
  varying vec2 vPlace;
  void main() {
    vPlace = position.xy * 1.06;
    gl_Position = projectionMatrix * viewMatrix * vec4(vPlace * ${NUCLEUS_RADIUS.toFixed(3)}, 0.0, 1.0);
  }
`;

/** A ball of glass with a light inside, which leans toward the pointer, and the mark in front of it. */
const fragmentShader = /* glsl */ `
  uniform sampler2D uMark;
  uniform vec2 uLight;
  uniform vec3 uDeep;
  uniform vec3 uGlow;
  uniform vec3 uRim;
  varying vec2 vPlace;

  void main() {
    float far = length(vPlace);
    float soft = fwidth(far);
    float ball = 1.0 - smoothstep(1.0 - soft, 1.0, far);
    if (ball <= 0.0) discard;
    vec3 normal = vec3(vPlace, sqrt(max(1.0 - far * far, 0.0)));
    vec2 lean = uLight * 0.45;
    float inside = exp(-2.6 * dot(vPlace - lean, vPlace - lean));
    vec3 color = mix(uDeep, uGlow, inside);
    float rim = pow(1.0 - normal.z, 2.4);
    vec3 toLight = normalize(vec3(vec2(-0.4, 0.8) + uLight, 0.75));
    color += uRim * rim * (0.35 + 0.65 * max(dot(normal, toLight), 0.0));
    color += 0.55 * pow(max(dot(reflect(-toLight, normal), vec3(0.0, 0.0, 1.0)), 0.0), 40.0);
    // Glass refracts what is in it, and the mark moves a little against the light.
    vec2 mark = vPlace * (0.98 + 0.12 * rim) + uLight * 0.03;
    vec4 ink = texture2D(uMark, mark * 0.5 + 0.5);
    color = mix(color, mix(vec3(1.0), uRim, 0.12), ink.a * step(max(abs(mark.x), abs(mark.y)), 1.0));
    gl_FragColor = vec4(min(color, vec3(1.0)), ball);
  }
`;

const SIZE = 256;

function drawMark(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no 2D canvas to draw the nucleus on.');
  context.scale(SIZE / 48, SIZE / 48);
  context.translate(0, 0.5);
  context.fillStyle = '#fff';
  context.fill(new Path2D(NUCLEUS_MARK));
  return canvas;
}

/** Creates the nucleus. It hides what is behind it through the depth buffer. */
export function createNucleus({ light }: OrbitMotion): ScenePart {
  const texture = new CanvasTexture(drawMark());
  const uniforms = {
    uMark: { value: texture },
    uLight: { value: light },
    uDeep: colorUniform(),
    uGlow: colorUniform(),
    uRim: colorUniform(),
  };
  // Listed as transparent although it writes depth: three rebuilds each non-empty render list every frame, so
  // one list is cheaper than two.
  const material = new ShaderMaterial({ vertexShader, fragmentShader, uniforms, transparent: true });
  material.addEventListener('dispose', () => texture.dispose());
  return {
    geometry: new PlaneGeometry(2, 2),
    material,
    update() {
      // The motion owns the light.
    },
    paint({ accent, line, ground }) {
      setColor(uniforms.uDeep.value, mix(ground, accent, 0.22));
      setColor(uniforms.uGlow.value, mix(accent, line, 0.35));
      setColor(uniforms.uRim.value, mix(line, [1, 1, 1], 0.35));
    },
  };
}
