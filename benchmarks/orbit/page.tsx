import { createRoot } from 'react-dom/client';
import { OrbitView } from '../../packages/tech-showcase/src/orbit-view/index.ts';
import { sampleTechnologies } from '../../packages/tech-showcase/src/stories/sample-technologies.ts';
import { drawBareScene, runEmptyLoop } from './bare-scene.ts';
import { followBrowser, hurry, nextFrame } from './frames-by-hand.ts';
import { NaiveOrbit } from './naive-orbit.tsx';

/** The contenders and their baselines: a loop that does nothing, and three with one mesh. */
export type Side = 'loop' | 'three' | 'uplift' | 'naive';

/** Width of the picture. Small, because the GPU's work, here in software, isn't measured. */
const WIDTH = 256;
const HEIGHT = 160;
/** Width of the list next to the picture in our view. */
const LIST_WIDTH = 352;
const CAPTION_HEIGHT = 44;

/** Functions that the page exposes to the benchmark. */
export interface OrbitBench {
  /** Mounts one contender and waits until it draws. */
  mount: (side: Side, count: number) => Promise<void>;
  /** Draws frames as fast as possible. */
  warmUp: (frames: number) => void;
  /** Draws one frame in each of the browser's own frames. */
  draw: (frames: number) => Promise<void>;
  /** Returns the script time of each frame in milliseconds. */
  time: (frames: number) => number[];
  /** Returns the draw calls of one frame. */
  drawCalls: () => number;
}

declare global {
  interface Window {
    orbitBench: OrbitBench;
  }
}

function context(): WebGL2RenderingContext {
  const found = document.querySelector('canvas')?.getContext('webgl2');
  if (!found) throw new Error('The page has no WebGL context.');
  return found;
}

/** Lets the page's own work and its frames run until a condition holds. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) {
    nextFrame();
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
}

const drawing = ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const;

function drawCallsOfOneFrame(): number {
  const gl = context();
  let calls = 0;
  for (const name of drawing) {
    Object.assign(gl, {
      [name](...parameters: unknown[]) {
        calls += 1;
        return Reflect.apply(WebGL2RenderingContext.prototype[name], gl, parameters);
      },
    });
  }
  nextFrame();
  for (const name of drawing) Reflect.deleteProperty(gl, name);
  return calls;
}

async function mountUplift(container: HTMLElement, count: number): Promise<void> {
  const height = HEIGHT + CAPTION_HEIGHT;
  container.style.cssText = `width: ${WIDTH + LIST_WIDTH}px; height: ${height}px`;
  createRoot(container).render(
    <OrbitView technologies={sampleTechnologies(count)} graphics="3d" style={{ blockSize: height }} />,
  );
  await until(() => document.querySelector('[data-renderer="3d"]') !== null);
}

async function mountNaive(container: HTMLElement, count: number): Promise<void> {
  let mounted = false;
  container.style.cssText = `width: ${WIDTH}px; height: ${HEIGHT}px`;
  createRoot(container).render(
    <NaiveOrbit
      technologies={sampleTechnologies(count)}
      width={WIDTH}
      height={HEIGHT}
      onMounted={() => {
        mounted = true;
      }}
    />,
  );
  await until(() => mounted);
}

window.orbitBench = {
  async mount(side, count) {
    if (side === 'loop') {
      runEmptyLoop();
      return;
    }
    const container = document.createElement('div');
    document.body.append(container);
    if (side === 'three') drawBareScene(container, WIDTH, HEIGHT);
    else if (side === 'uplift') await mountUplift(container, count);
    else await mountNaive(container, count);
    // The viewport observer lets the atom move only once the browser has seen it.
    await until(() => drawCallsOfOneFrame() > 0);
    // With software rendering, filling pixels would take all the time.
    const gl = context();
    gl.enable(gl.RASTERIZER_DISCARD);
  },
  warmUp: hurry,
  draw: followBrowser,
  time(frames) {
    const gl = context();
    const pixel = new Uint8Array(4);
    return Array.from({ length: frames }, () => {
      // Reading a pixel waits for the GPU (browsers let `finish` return immediately), so no frame waits for
      // the previous one while the clock runs.
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      const start = performance.now();
      nextFrame();
      return performance.now() - start;
    });
  },
  drawCalls: drawCallsOfOneFrame,
};
