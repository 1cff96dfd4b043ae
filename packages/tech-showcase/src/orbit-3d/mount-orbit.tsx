import { extend } from '@react-three/fiber';
import { getConsoleFunction, Mesh, setConsoleFunction } from 'three';
import type { OrbitMotion } from '../orbit-model/orbit-motion.ts';
import type { OrbitRenderer } from '../orbit-model/orbit-renderer.ts';
import { fieldOfView } from '../orbit-model/orbit-stage.ts';
import type { ShownTechnology } from '../technology/technology.ts';
import { createRings, createTrails } from './arcs.ts';
import { giveBack, takeDrawing } from './drawing.ts';
import { createDust } from './dust.ts';
import { createHalo } from './halo.ts';
import { drawIconAtlas } from './icon-atlas.ts';
import { createIcons } from './icons.ts';
import { createNucleus } from './nucleus-part.ts';
import { followTheme, readPalette } from './palette.ts';
import { Scene } from './scene.tsx';
import type { ScenePart } from './scene-part.ts';
import { createSharedUniforms, renewUniforms } from './shared-uniforms.ts';

export interface MountOrbitOptions {
  /** Element that receives the canvas. */
  container: HTMLElement;
  motion: OrbitMotion;
  /** In the order of the motion's layout. */
  technologies: readonly ShownTechnology[];
  /** Aborting it unmounts the view. */
  signal: AbortSignal;
  /** Called when the view can be shown: initially, and after a lost WebGL context is restored. */
  onReady: (renderer: OrbitRenderer) => void;
  /** Called when the WebGL context is lost. */
  onLost: () => void;
  /** Called when the colors change. */
  onRepaint: () => void;
}

/**
 * Silences three's deprecation warning for the clock that React Three Fiber creates. Only Fiber can fix it.
 */
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

/** Mounts the 3D view in a container. It draws only on demand. */
export async function mountOrbit(options: MountOrbitOptions): Promise<void> {
  const { container, motion, technologies, signal, onReady, onLost, onRepaint } = options;
  prepare();
  let redraw = (): void => {
    // Nothing is visible yet.
  };
  const atlas = await drawIconAtlas(technologies, {
    family: getComputedStyle(container).fontFamily,
    signal,
    onLate: () => redraw(),
  });
  if (signal.aborted) return;
  const drawing = await takeDrawing(container);
  if (signal.aborted) {
    giveBack(drawing);
    return;
  }
  const { canvas, camera, root, store } = drawing;
  const { gl } = store.getState();

  const shared = createSharedUniforms(motion);
  const icons = createIcons(motion, atlas);
  // In draw order. The nucleus hides what is behind it through the depth buffer.
  const parts: readonly ScenePart[] = [
    createNucleus(shared),
    createHalo(),
    createDust(shared),
    createRings(motion, shared),
    createTrails(motion, shared, atlas.tints),
    icons,
  ];

  let stale = true;

  function renew(needed: boolean): void {
    for (const part of parts) renewUniforms(part.material, needed);
  }

  function paint(): void {
    const palette = readPalette(container);
    for (const part of parts) part.paint(palette);
    stale = true;
  }

  function repaint(): void {
    paint();
    onRepaint();
  }

  function unmount(): void {
    giveBack(drawing);
    for (const part of parts) {
      part.geometry.dispose();
      part.material.dispose();
    }
  }

  paint();
  followTheme(signal, repaint);
  redraw = () => {
    icons.renew();
    repaint();
  };

  const mounted = Promise.withResolvers<void>();
  signal.addEventListener(
    'abort',
    () => {
      unmount();
      mounted.resolve();
    },
    { once: true },
  );
  root.render(
    <Scene
      // A new atom in a reused drawing gets a new scene.
      key={icons.geometry.uuid}
      parts={parts}
      onFrame={() => {
        for (let index = 0; index < parts.length; index += 1) parts[index]?.update();
      }}
      onMounted={mounted.resolve}
    />,
  );
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
      stale = true;
    },
    draw() {
      if (stale) renew(true);
      // Nothing reads Fiber's clock, so pass a number that needs no allocation.
      store.getState().advance(0, false);
      if (stale) renew(false);
      stale = false;
    },
    drawCalls: () => gl.info.render.calls,
  };

  // Registered after three's own listeners, so three is ready when ours learns that the context is back.
  canvas.addEventListener(
    'webglcontextlost',
    (event) => {
      event.preventDefault();
      onLost();
    },
    { signal },
  );
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      stale = true;
      onReady(renderer);
    },
    { signal },
  );
  await mounted.promise;
  if (!signal.aborted) onReady(renderer);
}
