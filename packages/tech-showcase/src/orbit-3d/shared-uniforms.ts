import { Color, type ShaderMaterial, Vector2 } from 'three';
import type { OrbitMotion } from '../orbit-model/orbit-motion.ts';
import type { Rgb } from './palette.ts';

/** Uniforms that several parts read. */
export interface SharedUniforms {
  /** The motion's own numbers, row by row: shaders multiply from the left, `place * uRotation`. */
  rotation: { value: Float32Array };
  /** Size of the drawing in device pixels. */
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

/** A colour that reaches the screen as it is: the shaders work in the page's own colour space. */
export function setColor(target: Color, [red, green, blue]: Rgb): void {
  target.r = red;
  target.g = green;
  target.b = blue;
}

export function colorUniform(): { value: Color } {
  return { value: new Color() };
}

/**
 * Tells three whether to look at the uniforms of a material again. Hardly any changes from one frame to the next, and
 * comparing each of them takes time and memory. The rotation always changes. Works because no two materials share a program.
 */
export function renewUniforms({ uniforms }: ShaderMaterial, needed: boolean): void {
  for (const [name, uniform] of Object.entries(uniforms)) {
    if (name !== 'uRotation') Object.assign(uniform, { needsUpdate: needed });
  }
}
