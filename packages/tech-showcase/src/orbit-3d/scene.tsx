import { useFrame } from '@react-three/fiber';
import { type ReactElement, useEffect } from 'react';
import type { ScenePart } from './scene-part.ts';

export interface SceneProps {
  /** In draw order. */
  parts: readonly ScenePart[];
  /** Called before each frame. */
  onFrame: () => void;
  /** Called once everything is mounted. */
  onMounted: () => void;
}

/** The atom's draw calls, in order. */
export function Scene({ parts, onFrame, onMounted }: SceneProps): ReactElement[] {
  useFrame(onFrame);
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
