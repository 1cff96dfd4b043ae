import { extend } from '@react-three/fiber';
import { CanvasTexture, getConsoleFunction, LinearFilter, Mesh, setConsoleFunction } from 'three';
import type { OrbitMotion } from '../orbit-model/orbit-motion.ts';
import type { OrbitRenderer } from '../orbit-model/orbit-renderer.ts';
import { fieldOfView } from '../orbit-model/orbit-stage.ts';
import type { ShownTechnology } from '../technology/technology.ts';
import { createComet, createRings, createTrails } from './arcs.ts';
import { takeDrawing } from './drawing.tsx';
import { createDust } from './dust.ts';
import { createCometHead, createHalo } from './halo.ts';
import { drawIconAtlas } from './icon-atlas.ts';
import { createIcons } from './icons.ts';
import { drawNames } from './name-sheet.ts';
import { createNames, createRingNames, MOST_NAMES } from './names.ts';
import { createNucleus } from './nucleus.ts';
import { followTheme, type Rgb, readPalette } from './palette.ts';
import { Scene } from './scene.tsx';
import type { ScenePart } from './scene-part.ts';
import { createSharedUniforms, renewUniforms } from './shared-uniforms.ts';

export interface MountOrbitOptions {
  /** Element that receives the canvas. */
  container: HTMLElement;
  motion: OrbitMotion;
  /** In the order of the motion's layout. */
  technologies: readonly ShownTechnology[];
  /** In the order of the layout's rings. */
  ringNames: readonly (string | undefined)[];
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

function nameColors(container: HTMLElement): { name: string; ring: string; ground: string } {
  const { color: name } = getComputedStyle(container);
  const css = ([red, green, blue]: Rgb): string => `rgb(${red * 255} ${green * 255} ${blue * 255})`;
  const { quiet, ground } = readPalette(container);
  return { name, ring: css(quiet), ground: css(ground) };
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
  const { container, motion, technologies, ringNames, signal, onReady, onLost, onRepaint } = options;
  prepare();
  let redraw = (): void => {
    // Nothing is visible yet.
  };
  const family = getComputedStyle(container).fontFamily;
  const atlas = await drawIconAtlas(technologies, {
    family,
    plain: (index) => motion.layout.quiet[index] === 1,
    signal,
    onLate: () => redraw(),
  });
  if (signal.aborted) return;
  const drawing = await takeDrawing();
  if (signal.aborted) return;

  const shared = createSharedUniforms(motion);
  const icons = createIcons(motion, atlas);
  const sheet = drawNames({
    names: [...technologies.slice(0, MOST_NAMES).map(({ name }) => name), ...ringNames],
    firstRing: Math.min(technologies.length, MOST_NAMES),
    centered: motion.layout.namesAbove,
    family,
    colors: nameColors(container),
  });
  const texture = new CanvasTexture(sheet.canvas);
  texture.generateMipmaps = false;
  texture.minFilter = LinearFilter;
  texture.premultiplyAlpha = true;
  const names = { shared, texture, sheet };
  // In draw order. The nucleus hides what is behind it through the depth buffer.
  const parts: readonly ScenePart[] = [
    createHalo(motion),
    createNucleus(motion),
    createDust(shared),
    createRings(motion, shared),
    createTrails(motion, shared, atlas.tints),
    createRingNames(motion, names),
    icons,
    createNames(motion, names),
    createComet(motion, shared),
    createCometHead(motion),
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

  paint();
  followTheme(signal, repaint);
  redraw = () => {
    icons.renew();
    repaint();
  };

  const mounted = Promise.withResolvers<void>();
  const view = drawing.open({
    container,
    content: <Scene parts={parts} onMounted={mounted.resolve} />,
    onLost,
    onRestored() {
      stale = true;
      onReady(renderer);
    },
  });
  signal.addEventListener(
    'abort',
    () => {
      view.close();
      for (const part of parts) {
        part.geometry.dispose();
        part.material.dispose();
      }
      texture.dispose();
      mounted.resolve();
    },
    { once: true },
  );
  const renderer: OrbitRenderer = {
    resize(width, height, pixelRatio) {
      view.camera.fov = fieldOfView(motion.layout, width, height);
      view.camera.aspect = width / height;
      view.camera.updateProjectionMatrix();
      view.resize(width * pixelRatio, height * pixelRatio);
      shared.resolution.value.set(width * pixelRatio, height * pixelRatio);
      shared.pixelRatio.value = pixelRatio;
      stale = true;
    },
    draw() {
      for (let index = 0; index < parts.length; index += 1) parts[index]?.update();
      // Another atom left its own values in the programs.
      const whole = stale || view.shared();
      if (whole) renew(true);
      view.draw();
      if (whole) renew(false);
      stale = view.shared();
    },
    drawCalls: () => drawing.gl.info.render.calls,
  };
  await mounted.promise;
  if (!signal.aborted) onReady(renderer);
}
