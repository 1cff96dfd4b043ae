import { createPortal, createRoot, type ReconcilerRoot } from '@react-three/fiber';
import { Fragment, type ReactElement } from 'react';
import { PerspectiveCamera, Scene, type WebGLRenderer } from 'three';
import { EYE_DISTANCE } from '../orbit-model/perspective.ts';

/** One atom in the drawing. */
export interface View {
  camera: PerspectiveCamera;
  /** Sets the size in device pixels. */
  resize: (width: number, height: number) => void;
  draw: () => void;
  /** Whether other atoms are drawn with the same programs. */
  shared: () => boolean;
  close: () => void;
}

export interface ViewOptions {
  container: HTMLElement;
  content: ReactElement;
  /** Called when the WebGL context is lost, and when it is back. */
  onLost: () => void;
  onRestored: () => void;
}

interface OpenView extends ViewOptions {
  scene: Scene;
  camera: PerspectiveCamera;
  /** Shows the picture while several atoms share the drawing. */
  copy: HTMLCanvasElement;
  width: number;
  height: number;
}

/** A WebGL context for all atoms of the page. Browsers allow only a few and release them slowly. */
interface Drawing {
  gl: WebGLRenderer;
  root: ReconcilerRoot<HTMLCanvasElement>;
  open: (options: ViewOptions) => View;
  /** Whether its context is lost, and no atom waits for it. */
  unusable: () => boolean;
}

let current: Promise<Drawing> | undefined;

async function createDrawing(): Promise<Drawing> {
  // A canvas can have only one root, and effects may run twice, so React doesn't render this canvas.
  const canvas = document.createElement('canvas');
  const root = createRoot(canvas);
  await root.configure({
    frameloop: 'never',
    dpr: 1,
    flat: true,
    gl: { alpha: true, antialias: true, powerPreference: 'default' },
    size: { width: 1, height: 1, top: 0, left: 0 },
  });
  const { gl } = root.render(null).getState();
  // The parts have a fixed order, so three needn't sort them every frame.
  gl.sortObjects = false;
  const views = new Set<OpenView>();

  function render(): void {
    root.render(
      [...views].map(({ content, scene }) => (
        <Fragment key={scene.uuid}>{createPortal(content, scene)}</Fragment>
      )),
    );
  }

  /** A single atom shows the drawing itself. Several ones show copies. */
  function arrange(): void {
    const [only] = views;
    gl.setScissorTest(views.size > 1);
    canvas.remove();
    // Fiber has set the size of an element without a container.
    canvas.removeAttribute('style');
    for (const view of views) {
      view.copy.remove();
      view.container.append(views.size > 1 ? view.copy : canvas);
    }
    // An unused drawing holds no screen-sized buffers.
    if (views.size < 2) gl.setSize(only?.width ?? 1, only?.height ?? 1, false);
  }

  function draw({ scene, camera, copy, width, height }: OpenView): void {
    if (views.size === 1) {
      if (canvas.width !== width || canvas.height !== height) gl.setSize(width, height, false);
      gl.render(scene, camera);
      return;
    }
    if (canvas.width < width || canvas.height < height) {
      gl.setSize(Math.max(canvas.width, width), Math.max(canvas.height, height), false);
    }
    gl.setViewport(0, 0, width, height);
    gl.setScissor(0, 0, width, height);
    gl.render(scene, camera);
    if (copy.width !== width) copy.width = width;
    if (copy.height !== height) copy.height = height;
    const context = copy.getContext('2d');
    context?.clearRect(0, 0, width, height);
    context?.drawImage(canvas, 0, canvas.height - height, width, height, 0, 0, width, height);
  }

  // Registered after three's own listeners, so three is ready when ours learns that the context is back.
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    for (const view of views) view.onLost();
  });
  canvas.addEventListener('webglcontextrestored', () => {
    for (const view of views) view.onRestored();
  });

  return {
    gl,
    root,
    unusable: () => views.size === 0 && gl.getContext().isContextLost(),
    open(options) {
      const camera = new PerspectiveCamera(40, 1, 0.1, 12);
      camera.position.z = EYE_DISTANCE;
      camera.updateMatrixWorld();
      camera.matrixWorldAutoUpdate = false;
      const scene = new Scene();
      scene.matrixWorldAutoUpdate = false;
      const copy = document.createElement('canvas');
      const view: OpenView = { ...options, scene, camera, copy, width: 1, height: 1 };
      views.add(view);
      arrange();
      render();
      return {
        camera,
        resize(width, height) {
          view.width = Math.round(width);
          view.height = Math.round(height);
        },
        draw: () => draw(view),
        shared: () => views.size > 1,
        close() {
          views.delete(view);
          copy.remove();
          arrange();
          render();
        },
      };
    },
  };
}

/** Returns the drawing of the page: a new one if there is none, or if an unused one has lost its context. */
export async function takeDrawing(): Promise<Drawing> {
  current ??= createDrawing();
  const taken = current;
  try {
    const drawing = await taken;
    if (!drawing.unusable()) return drawing;
    drawing.root.unmount();
  } catch (error) {
    if (current === taken) current = undefined;
    throw error;
  }
  if (current === taken) current = undefined;
  return takeDrawing();
}
