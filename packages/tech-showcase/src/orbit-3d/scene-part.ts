import type { BufferGeometry, ShaderMaterial } from 'three';
import type { Palette } from './palette.ts';

/** One draw call of the scene. */
export interface ScenePart {
  geometry: BufferGeometry;
  material: ShaderMaterial;
  /** Writes the motion's present state into buffers that already exist. */
  update: () => void;
  paint: (palette: Palette) => void;
}
