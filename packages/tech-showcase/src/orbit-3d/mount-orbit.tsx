import { createRoot, extend } from '@react-three/fiber';
import { getConsoleFunction, Mesh, PerspectiveCamera, setConsoleFunction } from 'three';
import { EYE_DISTANCE, type OrbitMotion } from '../orbit-model/orbit-motion.ts';
import type { OrbitRenderer } from '../orbit-model/orbit-renderer.ts';
import { fieldOfView } from '../orbit-model/orbit-stage.ts';
import type { Technology } from '../technology/technology.ts';
import { createRings, createTrails } from './arcs.ts';
import { createDust } from './dust.ts';
import { createHalo } from './halo.ts';
import { drawIconAtlas } from './icon-atlas.ts';
import { createIcons } from './icons.ts';
import { createNucleus } from './nucleus-part.ts';
import { followTheme, readPalette } from './palette.ts';
import { Scene } from './scene.tsx';
import type { ScenePart } from './scene-part.ts';
import { createSharedUniforms, updateRotation } from './shared-uniforms.ts';

export interface MountOrbitOptions {
  /** Receives the canvas. */
  container: HTMLElement;
  motion: OrbitMotion;
  /** In the order of the motion's layout. */
  technologies: readonly Technology[];
  /** Ends everything. */
  signal: AbortSignal;
  /** The view can be shown: at first, and after the graphics came back. */
  onReady: (renderer: OrbitRenderer) => void;
  /** The graphics were taken away. */
  onLost: () => void;
  /** The colours changed. */
  onRepaint: () => void;
}

/** fiber makes a clock of a kind that three has replaced; nobody but fiber can do something about it. */
function silenceClockNotice(): void {
  const previous = getConsoleFunction();
  setConsoleFunction((type, message, ...details) => {
    if (message.includes('THREE.Clock: This module has been deprecated')) return;
    if (previous) previous(type, message, ...details);
    else if (type === 'error') console.error(message, ...details);
    else if (type === 'warn') console.warn(message, ...details);
  });
}

let prepared = false;

function prepare(): void {
  if (prepared) return;
  prepared = true;
  silenceClockNotice();
  extend({ Mesh });
}

/** Puts the 3D view into a container. It draws only when it is told to. */
export async function mountOrbit(options: MountOrbitOptions): Promise<void> {
  const { container, motion, technologies, signal, onReady, onLost, onRepaint } = options;
  prepare();
  const atlas = await drawIconAtlas(technologies, getComputedStyle(container).fontFamily);
  if (signal.aborted) return;

  // A canvas takes one root in its life, and effects may run twice: it is made here and not rendered by React.
  const canvas = document.createElement('canvas');
  container.append(canvas);
  const camera = new PerspectiveCamera(40, 1, 0.1, 12);
  camera.position.z = EYE_DISTANCE;
  const root = createRoot(canvas);
  let unmounted = false;
  let parts: ScenePart[] = [];

  function unmount(): void {
    if (unmounted) return;
    unmounted = true;
    root.unmount();
    for (const part of parts) {
      part.geometry.dispose();
      part.material.dispose();
    }
    canvas.remove();
  }

  signal.addEventListener('abort', unmount, { once: true });
  await root.configure({
    frameloop: 'never',
    dpr: 1,
    flat: true,
    camera,
    gl: { alpha: true, antialias: true, powerPreference: 'default' },
    size: { width: container.clientWidth, height: container.clientHeight, top: 0, left: 0 },
  });
  if (unmounted) return;

  const shared = createSharedUniforms();
  const nucleus = createNucleus(shared);
  const halo = createHalo();
  const rings = createRings(motion, shared);
  const trails = createTrails(motion, shared, atlas.tints);
  parts = [halo, nucleus, createDust(shared), rings, trails, createIcons(motion, atlas)];

  function paint(): void {
    const palette = readPalette(container);
    for (const part of parts) part.paint(palette);
  }

  paint();
  followTheme(signal, () => {
    paint();
    onRepaint();
  });

  const mounted = Promise.withResolvers<void>();
  const store = root.render(
    <Scene
      parts={parts}
      onFrame={() => {
        updateRotation(shared, motion);
        for (const part of parts) part.update();
      }}
      onMounted={mounted.resolve}
    />,
  );
  const { gl } = store.getState();

  const renderer: OrbitRenderer = {
    resize(width, height, pixelRatio) {
      const state = store.getState();
      camera.fov = fieldOfView(width, height);
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
      state.setSize(width, height);
      state.setDpr(pixelRatio);
      shared.resolution.value.set(width * pixelRatio, height * pixelRatio);
      shared.pixelRatio.value = pixelRatio;
    },
    draw() {
      store.getState().advance(motion.seconds(), false);
    },
    drawCalls: () => gl.info.render.calls,
  };

  // Registered after three's own listeners: when ours hears that the graphics are back, three is ready.
  canvas.addEventListener(
    'webglcontextlost',
    (event) => {
      event.preventDefault();
      onLost();
    },
    { signal },
  );
  canvas.addEventListener('webglcontextrestored', () => onReady(renderer), { signal });
  await mounted.promise;
  if (!unmounted) onReady(renderer);
}
