import { Canvas, useFrame, useLoader } from '@react-three/fiber';
import { type ReactElement, Suspense, useEffect, useMemo, useRef } from 'react';
import { Euler, Matrix4, type Mesh, TextureLoader, Vector3 } from 'three';
import { NUCLEUS_RADIUS } from '../../packages/tech-showcase/src/orbit-model/nucleus.ts';
import { layoutOrbit, type OrbitLayout } from '../../packages/tech-showcase/src/orbit-model/orbit-layout.ts';
import { fieldOfView } from '../../packages/tech-showcase/src/orbit-model/orbit-stage.ts';
import { EYE_DISTANCE } from '../../packages/tech-showcase/src/orbit-model/perspective.ts';
import type { ShownTechnology } from '../../packages/tech-showcase/src/technology/technology.ts';

interface ItemProps {
  technology: ShownTechnology;
  layout: OrbitLayout;
  index: number;
}

/** One technology in a straightforward implementation: a mesh with its own callback that moves it. */
function Item({ technology, layout, index }: ItemProps): ReactElement {
  const mesh = useRef<Mesh>(null);
  const texture = useLoader(TextureLoader, technology.iconPath ?? '');
  const size = layout.size[index] ?? 0;
  useFrame(({ clock, camera }) => {
    const ring = layout.rings[layout.ring[index] ?? 0];
    if (!mesh.current || !ring) return;
    const angle = (layout.phase[index] ?? 0) + clock.elapsedTime * (layout.speed[index] ?? 0);
    const u = new Vector3(...ring.u).multiplyScalar(Math.cos(angle));
    const v = new Vector3(...ring.v).multiplyScalar(Math.sin(angle));
    mesh.current.position.copy(u.add(v));
    mesh.current.lookAt(camera.position);
  });
  return (
    <mesh ref={mesh}>
      <planeGeometry args={[size, size]} />
      <meshBasicMaterial map={texture} transparent />
    </mesh>
  );
}

function Ring({ ring }: { ring: OrbitLayout['rings'][number] }): ReactElement {
  const rotation = useMemo(() => {
    const u = new Vector3(...ring.u).normalize();
    const v = new Vector3(...ring.v).normalize();
    return new Euler().setFromRotationMatrix(new Matrix4().makeBasis(u, v, u.clone().cross(v)));
  }, [ring]);
  return (
    <mesh rotation={rotation}>
      <torusGeometry args={[ring.radius, 0.003, 8, 128]} />
      <meshBasicMaterial color="#3b6ef5" transparent opacity={0.4} />
    </mesh>
  );
}

function Mounted({ onMounted }: { onMounted: () => void }): null {
  useEffect(() => onMounted(), [onMounted]);
  return null;
}

export interface NaiveOrbitProps {
  technologies: readonly ShownTechnology[];
  width: number;
  height: number;
  onMounted: () => void;
}

/**
 * The same atom in the usual React Three Fiber style: `Canvas`, with one mesh and one `useFrame` per
 * technology. Without trails, names, dust, glow and pointer, so it draws less than the real one.
 */
export function NaiveOrbit({ technologies, width, height, onMounted }: NaiveOrbitProps): ReactElement {
  const layout = useMemo(() => layoutOrbit(technologies), [technologies]);
  return (
    <Canvas dpr={1} camera={{ position: [0, 0, EYE_DISTANCE], fov: fieldOfView(layout, width, height) }}>
      <ambientLight intensity={0.8} />
      <directionalLight position={[-2, 3, 4]} />
      <mesh>
        <sphereGeometry args={[NUCLEUS_RADIUS, 24, 16]} />
        <meshStandardMaterial color="#3b6ef5" />
      </mesh>
      {layout.rings.map((ring) => (
        <Ring key={[ring.radius, ...ring.u].join(' ')} ring={ring} />
      ))}
      <Suspense>
        {technologies.map((technology, index) => (
          <Item key={technology.id} technology={technology} layout={layout} index={index} />
        ))}
        <Mounted onMounted={onMounted} />
      </Suspense>
    </Canvas>
  );
}
