import { createRoot, type ReconcilerRoot, type RootStore } from '@react-three/fiber';
import { PerspectiveCamera } from 'three';
import { EYE_DISTANCE } from '../orbit-model/orbit-motion.ts';

/** A canvas with its WebGL context and React Three Fiber's root. */
export interface Drawing {
  canvas: HTMLCanvasElement;
  camera: PerspectiveCamera;
  root: ReconcilerRoot<HTMLCanvasElement>;
  store: RootStore;
}

/**
 * An idle drawing, ready for the next atom. Browsers allow only a few contexts and release them slowly, so
 * switching views must not create a new one each time.
 */
let spare: Drawing | undefined;

async function createDrawing(): Promise<Drawing> {
  // A canvas can have only one root, and effects may run twice, so React doesn't render this canvas.
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
  // The parts have a fixed order, so three needn't sort them every frame.
  gl.sortObjects = false;
  camera.updateMatrixWorld();
  camera.matrixWorldAutoUpdate = false;
  scene.matrixWorldAutoUpdate = false;
  return { canvas, camera, root, store };
}

function isLost({ store }: Drawing): boolean {
  return store.getState().gl.getContext().isContextLost();
}

/** Attaches a drawing to a container: the idle one, or a new one. */
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

/** Detaches a drawing from its container and keeps it for the next atom. */
export function giveBack(drawing: Drawing): void {
  drawing.canvas.remove();
  if (spare || isLost(drawing)) {
    drawing.root.unmount();
    return;
  }
  spare = drawing;
  drawing.root.render(null);
  // An idle drawing holds no screen-sized buffers.
  drawing.store.getState().setSize(1, 1);
}
