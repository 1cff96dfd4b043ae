import { BufferAttribute, InstancedBufferAttribute, InstancedBufferGeometry, ShaderMaterial } from 'three';
import type { ScenePart } from './scene-part.ts';
import { colorUniform, type SharedUniforms, setColor } from './shared-uniforms.ts';

const COUNT = 90;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

const vertexShader = /* glsl */ `
  uniform mat3 uRotation;
  uniform vec2 uResolution;
  uniform float uPixelRatio;
  attribute vec4 aGrain;
  varying vec2 vPlace;
  varying float vClear;

  void main() {
    vec3 place = aGrain.xyz * uRotation;
    vec4 clip = projectionMatrix * viewMatrix * vec4(place, 1.0);
    clip.xy += position.xy * aGrain.w * uPixelRatio * (1.0 + 0.4 * place.z) / uResolution * clip.w;
    gl_Position = clip;
    vPlace = position.xy;
    vClear = smoothstep(-1.5, 1.3, place.z);
  }
`;

const fragmentShader = /* glsl */ `
  uniform vec3 uColor;
  uniform float uAlpha;
  varying vec2 vPlace;
  varying float vClear;
  void main() {
    float soft = clamp(1.0 - length(vPlace), 0.0, 1.0);
    gl_FragColor = vec4(uColor, uAlpha * vClear * soft);
  }
`;

/** Creates dust particles that make depth visible during rotation. */
export function createDust(shared: SharedUniforms): ScenePart {
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute(
    'position',
    new BufferAttribute(new Float32Array([-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0]), 3),
  );
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  const grains = new InstancedBufferAttribute(new Float32Array(COUNT * 4), 4);
  for (let index = 0; index < COUNT; index += 1) {
    // Even distribution in a ball by the golden angle: no clusters, and deterministic.
    const y = 1 - (2 * (index + 0.5)) / COUNT;
    const ring = Math.sqrt(1 - y * y);
    const angle = index * GOLDEN_ANGLE * 7;
    const distance = 0.45 + 1.15 * ((index * 0.618) % 1);
    const size = 1.6 + 2.2 * ((index * 0.414) % 1);
    grains.setXYZW(
      index,
      distance * ring * Math.cos(angle),
      distance * y,
      distance * ring * Math.sin(angle),
      size,
    );
  }
  geometry.setAttribute('aGrain', grains);
  geometry.instanceCount = COUNT;
  const uniforms = {
    uRotation: shared.rotation,
    uResolution: shared.resolution,
    uPixelRatio: shared.pixelRatio,
    uColor: colorUniform(),
    uAlpha: { value: 0 },
  };
  return {
    geometry,
    material: new ShaderMaterial({
      vertexShader,
      fragmentShader,
      uniforms,
      transparent: true,
      depthWrite: false,
    }),
    update() {
      // Only the shared rotation moves it.
    },
    paint({ quiet }) {
      setColor(uniforms.uColor.value, quiet);
      uniforms.uAlpha.value = 0.55;
    },
  };
}
