import { extend } from '@react-three/fiber';
import { getConsoleFunction, Mesh, setConsoleFunction } from 'three';
import type { OrbitMotion } from '../orbit-model/orbit-motion.ts';
import type { OrbitRenderer } from '../orbit-model/orbit-renderer.ts';
import { fieldOfView } from '../orbit-model/orbit-stage.ts';
import type { Technology } from '../technology/technology.ts';
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
  let redraw = (): void => {
    // Nothing shows yet.
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
  // In the order of drawing. The nucleus hides what is behind it by its depth.
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
      // Another atom in the same drawing is another scene.
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
      // Nobody asks fiber's clock, so a number will do that takes no memory.
      store.getState().advance(0, false);
      if (stale) renew(false);
      stale = false;
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
