import { Color, type ShaderMaterial, Vector2 } from 'three';
import type { OrbitMotion } from '../orbit-model/orbit-motion.ts';
import type { Rgb } from './palette.ts';

/** Uniforms that several parts share. */
export interface SharedUniforms {
  /** The motion's own array in row-major order. Shaders multiply from the left: `place * uRotation`. */
  rotation: { value: Float32Array };
  /** Size of the drawing buffer in device pixels. */
  resolution: { value: Vector2 };
  /** Device pixels per CSS pixel. */
  pixelRatio: { value: number };
}

export function createSharedUniforms(motion: OrbitMotion): SharedUniforms {
  return {
    rotation: { value: motion.rotation },
    resolution: { value: new Vector2(1, 1) },
    pixelRatio: { value: 1 },
  };
}

/** Sets a color without conversion: the shaders work in the page's own color space. */
export function setColor(target: Color, [red, green, blue]: Rgb): void {
  target.r = red;
  target.g = green;
  target.b = blue;
}

export function colorUniform(): { value: Color } {
  return { value: new Color() };
}

/** Uniforms that change in every frame, and textures, which three binds again in every frame. */
const lively: readonly string[] = ['uRotation', 'uLight', 'uHead', 'uAtlas', 'uNames', 'uMark'];

/**
 * Sets whether three checks the uniforms of a material again. Most don't change between frames, and comparing
 * them costs time and memory. This works while no other material uses the same program.
 */
export function renewUniforms({ uniforms }: ShaderMaterial, needed: boolean): void {
  for (const [name, uniform] of Object.entries(uniforms)) {
    if (!lively.includes(name)) Object.assign(uniform, { needsUpdate: needed });
  }
}
