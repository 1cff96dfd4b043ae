import type { BufferGeometry, ShaderMaterial } from 'three';
import type { Palette } from './palette.ts';

/** One draw call of the scene. */
export interface ScenePart {
  geometry: BufferGeometry;
  material: ShaderMaterial;
  /** Writes the current motion state into existing buffers. */
  update: () => void;
  paint: (palette: Palette) => void;
}
