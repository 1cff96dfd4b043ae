import { Color, Matrix3, Vector2 } from 'three';
import type { OrbitMotion } from '../orbit-model/orbit-motion.ts';
import type { Rgb } from './palette.ts';

/** Uniforms that several parts read. */
export interface SharedUniforms {
  rotation: { value: Matrix3 };
  /** Size of the drawing in device pixels. */
  resolution: { value: Vector2 };
  /** Device pixels per CSS pixel. */
  pixelRatio: { value: number };
}

export function createSharedUniforms(): SharedUniforms {
  return {
    rotation: { value: new Matrix3() },
    resolution: { value: new Vector2(1, 1) },
    pixelRatio: { value: 1 },
  };
}

export function updateRotation({ rotation }: SharedUniforms, motion: OrbitMotion): void {
  // three stores matrices by column.
  rotation.value.fromArray(motion.rotation).transpose();
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
