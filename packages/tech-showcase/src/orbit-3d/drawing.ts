import { createRoot, type ReconcilerRoot, type RootStore } from '@react-three/fiber';
import { PerspectiveCamera } from 'three';
import { EYE_DISTANCE } from '../orbit-model/orbit-motion.ts';

/** A canvas with its WebGL context, and fiber's root in it. */
export interface Drawing {
  canvas: HTMLCanvasElement;
  camera: PerspectiveCamera;
  root: ReconcilerRoot<HTMLCanvasElement>;
  store: RootStore;
}

/**
 * The drawing that waits for the next atom. Browsers keep only a handful of contexts alive and take their time to
 * give one up: who switches the views back and forth must not use up one each time.
 */
let spare: Drawing | undefined;

async function createDrawing(): Promise<Drawing> {
  // A canvas takes one root in its life, and effects may run twice: it is made here and not rendered by React.
  const canvas = document.createElement('canvas');
  const camera = new PerspectiveCamera(40, 1, 0.1, 12);
  camera.position.z = EYE_DISTANCE;
  const root = createRoot(canvas);
  await root.configure({
    frameloop: 'never',
    dpr: 1,
    flat: true,
    camera,
    gl: { alpha: true, antialias: true, powerPreference: 'default' },
    size: { width: 1, height: 1, top: 0, left: 0 },
  });
  const store = root.render(null);
  const { gl, scene } = store.getState();
  // The parts come in their order and never move: what three would work out anew for each frame is known.
  gl.sortObjects = false;
  camera.updateMatrixWorld();
  camera.matrixWorldAutoUpdate = false;
  scene.matrixWorldAutoUpdate = false;
  return { canvas, camera, root, store };
}

function isLost({ store }: Drawing): boolean {
  return store.getState().gl.getContext().isContextLost();
}

/** Puts a drawing into a container: the one that waits, or a new one. */
export async function takeDrawing(container: HTMLElement): Promise<Drawing> {
  let drawing = spare;
  spare = undefined;
  if (drawing && isLost(drawing)) {
    drawing.root.unmount();
    drawing = undefined;
  }
  drawing ??= await createDrawing();
  container.append(drawing.canvas);
  return drawing;
}

/** Takes a drawing out of its container, to wait for the next atom. */
export function giveBack(drawing: Drawing): void {
  drawing.canvas.remove();
  if (spare || isLost(drawing)) {
    drawing.root.unmount();
    return;
  }
  spare = drawing;
  drawing.root.render(null);
  // What waits holds no memory of the size of the screen.
  drawing.store.getState().setSize(1, 1);
}
