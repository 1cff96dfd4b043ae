import { type ReactElement, useEffect } from 'react';
import type { ScenePart } from './scene-part.ts';

export interface SceneProps {
  /** In draw order. */
  parts: readonly ScenePart[];
  /** Called once everything is mounted. */
  onMounted: () => void;
}

/** The atom's draw calls, in order. */
export function Scene({ parts, onMounted }: SceneProps): ReactElement[] {
  useEffect(() => onMounted(), [onMounted]);
  return parts.map(({ geometry, material }, index) => (
    <mesh
      key={geometry.uuid}
      geometry={geometry}
      material={material}
      renderOrder={index}
      // The shader computes the positions, so three can't know what is in view.
      frustumCulled={false}
      matrixAutoUpdate={false}
    />
  ));
}
