import {
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  NoBlending,
  ShaderMaterial,
  SphereGeometry,
} from 'three';
import { nucleons } from '../orbit-model/nucleus.ts';
import { mix, type Rgb } from './palette.ts';
import type { ScenePart } from './scene-part.ts';
import { colorUniform, type SharedUniforms, setColor } from './shared-uniforms.ts';

const vertexShader = /* glsl */ `
  uniform mat3 uRotation;
  attribute vec4 aBall;
  attribute float aBright;
  varying vec3 vNormal;
  varying vec3 vOutward;
  varying float vBright;

  void main() {
    vec3 center = aBall.xyz * uRotation;
    vNormal = position;
    vOutward = center * 9.0;
    vBright = aBright;
    gl_Position = projectionMatrix * viewMatrix * vec4(center + position * aBall.w, 1.0);
  }
`;

/** A soft key light from the upper left, a cool rim, and shade where the balls touch. */
const fragmentShader = /* glsl */ `
  uniform vec3 uBright;
  uniform vec3 uDeep;
  uniform vec3 uShade;
  uniform vec3 uRim;
  varying vec3 vNormal;
  varying vec3 vOutward;
  varying float vBright;

  void main() {
    vec3 normal = normalize(vNormal);
    vec3 toLight = normalize(vec3(-0.45, 0.75, 0.6));
    float light = smoothstep(-0.55, 1.0, dot(normal, toLight));
    float contact = smoothstep(-0.7, 0.55, dot(normal, vOutward) + 0.25 * normal.z);
    float rim = pow(1.0 - max(normal.z, 0.0), 3.0);
    float gloss = pow(max(dot(reflect(-toLight, normal), vec3(0.0, 0.0, 1.0)), 0.0), 28.0);
    vec3 base = mix(uDeep, uBright, vBright);
    vec3 color = mix(uShade, base, light * mix(0.45, 1.0, contact));
    color += uRim * rim * 0.35 * contact + vec3(gloss * 0.4);
    gl_FragColor = vec4(min(color, vec3(1.0)), 1.0);
  }
`;

const white: Rgb = [1, 1, 1];
const night: Rgb = [0.03, 0.06, 0.13];

/** Creates the nucleus: softly lit balls that turn with the atom. */
export function createNucleus(shared: SharedUniforms): ScenePart {
  const ball = new SphereGeometry(1, 32, 20);
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute('position', ball.getAttribute('position'));
  geometry.setIndex(ball.getIndex());
  ball.dispose();
  const balls = new InstancedBufferAttribute(new Float32Array(nucleons.length * 4), 4);
  const bright = new InstancedBufferAttribute(new Float32Array(nucleons.length), 1);
  nucleons.forEach((nucleon, index) => {
    balls.setXYZW(index, ...nucleon.center, nucleon.radius);
    bright.setX(index, nucleon.bright ? 1 : 0);
  });
  geometry.setAttribute('aBall', balls);
  geometry.setAttribute('aBright', bright);
  geometry.instanceCount = nucleons.length;
  const uniforms = {
    uRotation: shared.rotation,
    uBright: colorUniform(),
    uDeep: colorUniform(),
    uShade: colorUniform(),
    uRim: colorUniform(),
  };
  return {
    geometry,
    material: new ShaderMaterial({
      vertexShader,
      fragmentShader,
      uniforms,
      // Opaque, but listed as transparent: three rebuilds each non-empty render list every frame, so one list
      // is cheaper than two.
      transparent: true,
      blending: NoBlending,
    }),
    update() {
      // Only the shared rotation moves it.
    },
    paint({ accent, line, dark }) {
      setColor(uniforms.uBright.value, mix(accent, white, dark ? 0.55 : 0.62));
      setColor(uniforms.uDeep.value, dark ? mix(accent, [0.1, 0.35, 0.85], 0.55) : mix(accent, white, 0.12));
      setColor(uniforms.uShade.value, dark ? mix(accent, night, 0.85) : mix(accent, night, 0.22));
      setColor(uniforms.uRim.value, line);
    },
  };
}
