import { PlaneGeometry, ShaderMaterial } from 'three';
import type { ScenePart } from './scene-part.ts';
import { colorUniform, setColor } from './shared-uniforms.ts';

const vertexShader = /* glsl */ `
  varying vec2 vPlace;
  void main() {
    vPlace = position.xy;
    gl_Position = projectionMatrix * viewMatrix * vec4(position.xy * 0.62, 0.0, 1.0);
  }
`;

const fragmentShader = /* glsl */ `
  uniform vec3 uColor;
  uniform float uAlpha;
  varying vec2 vPlace;
  void main() {
    float far = clamp(1.0 - length(vPlace), 0.0, 1.0);
    gl_FragColor = vec4(uColor, uAlpha * far * far * far);
  }
`;

/** Creates the glow around the nucleus. */
export function createHalo(): ScenePart {
  const uniforms = { uColor: colorUniform(), uAlpha: { value: 0 } };
  return {
    geometry: new PlaneGeometry(2, 2),
    material: new ShaderMaterial({
      vertexShader,
      fragmentShader,
      uniforms,
      transparent: true,
      depthWrite: false,
    }),
    update() {
      // It always faces the camera and never moves.
    },
    paint({ accent, dark }) {
      setColor(uniforms.uColor.value, accent);
      uniforms.uAlpha.value = dark ? 0.55 : 0.26;
    },
  };
}
