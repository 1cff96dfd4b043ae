import { createFrameLoop, type FrameClock } from './frame-loop.ts';
import { EYE_DISTANCE, type OrbitMotion, perspective, STAGE_EXTENT } from './orbit-motion.ts';
import type { OrbitRenderer } from './orbit-renderer.ts';
import { createSharpness } from './sharpness.ts';

/** Where an atom stands and who hears of it. */
export interface OrbitStageOptions {
  motion: OrbitMotion;
  /** Takes the pointer. */
  surface: HTMLElement;
  /** Follows the item that stands out. */
  label: HTMLElement;
  /** What draws at first. */
  renderer: OrbitRenderer;
  /** The item under the pointer changed. */
  onPoint: (index: number | null) => void;
  /** An item was clicked. */
  onOpen: (index: number) => void;
  /** A frame was drawn: its draw calls, and the milliseconds of script it took. */
  onFrame?: ((drawCalls: number, milliseconds: number) => void) | undefined;
  /** Whether the movement stands still at first. */
  paused: boolean;
  clock?: FrameClock;
}

export interface OrbitStage {
  /** Hands the drawing to another renderer. */
  show: (renderer: OrbitRenderer) => void;
  pause: (paused: boolean) => void;
  /** Makes one item stand out and turns it to the front, whatever the pointer does; `null` ends it. */
  spotlight: (index: number | null) => void;
  /** Turns the atom by a key. */
  nudge: (yaw: number, pitch: number) => void;
  /** Draws once more, as after a change of colours. */
  refresh: () => void;
  dispose: () => void;
}

const browserClock: FrameClock = {
  request: (callback) => window.requestAnimationFrame(callback),
  cancel: (handle) => window.cancelAnimationFrame(handle),
};

const NARROW = '(max-width: 767.98px)';
/** Movement in px beyond which a press is a drag. */
const DRAG_THRESHOLD = 6;
/** Radians per second that one press of an arrow key gives. */
const KEY_SPEED = 2.4;

/** Brings an atom to life on a stage: frames, pointer and visibility. Everything stops with `dispose`. */
export function createOrbitStage(options: OrbitStageOptions): OrbitStage {
  const { motion, surface, label, onPoint, onOpen, onFrame, clock = browserClock } = options;
  let renderer = options.renderer;
  const stopped = new AbortController();
  const narrow = window.matchMedia(NARROW);
  const rate = (): number => (narrow.matches ? 30 : 60);
  const sharpness = createSharpness(() => Math.min(window.devicePixelRatio, narrow.matches ? 1.75 : 2));
  let width = 0;
  let height = 0;
  let { paused } = options;
  let visible = false;
  let spotlit: number | null = null;
  let pointed: number | null = null;
  let pointerInside = false;
  let pointerX = 0;
  let pointerY = 0;
  let press: { x: number; y: number; dragged: boolean; time: number } | null = null;
  let yawSpeed = 0;
  let pitchSpeed = 0;

  const loop = createFrameLoop({ clock, rate, onFrame: drawFrame });

  /** Px per radius at the depth of the nucleus. */
  function unit(): number {
    return Math.min(width, height) / 2 / STAGE_EXTENT;
  }

  function emphasize(): void {
    if (spotlit === null) motion.emphasize(pointed);
    else motion.emphasize(spotlit, true);
  }

  function point(index: number | null): void {
    if (index === pointed) return;
    pointed = index;
    emphasize();
    onPoint(index);
  }

  function pickUnderPointer(): number | null {
    const scale = unit();
    if (!pointerInside || scale === 0) return null;
    return motion.pick((pointerX - width / 2) / scale, (height / 2 - pointerY) / scale);
  }

  function moveLabel(): void {
    const index = spotlit ?? pointed;
    if (index === null) return;
    const depth = perspective(motion.positions[index * 3 + 2] ?? 0);
    const scale = unit() * depth;
    const x = width / 2 + (motion.positions[index * 3] ?? 0) * scale;
    const y = height / 2 - (motion.positions[index * 3 + 1] ?? 0) * scale;
    const reach = (motion.layout.size[index] ?? 0) * scale * 0.66;
    const half = label.offsetWidth / 2;
    const left = Math.min(Math.max(x, half + 8), width - half - 8);
    const above = y - reach - label.offsetHeight - 8;
    label.style.transform = `translate(${left - half}px, ${above < 8 ? y + reach + 8 : above}px)`;
  }

  function drawFrame(microseconds: number): void {
    if (width === 0 || height === 0) return;
    const start = onFrame ? performance.now() : 0;
    if (microseconds === 0) {
      motion.settle();
    } else {
      if (sharpness.observe(microseconds, rate())) fit();
      motion.step(microseconds);
      // The items move on under a pointer that rests.
      if (pointerInside && press === null) point(pickUnderPointer());
    }
    renderer.draw();
    moveLabel();
    onFrame?.(renderer.drawCalls(), performance.now() - start);
  }

  function fit(): void {
    if (width > 0 && height > 0) renderer.resize(width, height, sharpness.ratio());
  }

  function moving(): boolean {
    return visible && !paused && document.visibilityState === 'visible';
  }

  function refresh(): void {
    if (!moving() && visible) loop.invalidate();
  }

  function update(): void {
    loop.run(moving());
  }

  function measure(): void {
    width = surface.clientWidth;
    height = surface.clientHeight;
    fit();
  }

  function follow(event: PointerEvent): void {
    const box = surface.getBoundingClientRect();
    pointerX = event.clientX - box.left;
    pointerY = event.clientY - box.top;
  }

  function startPress(event: PointerEvent): void {
    if (event.button !== 0) return;
    // The observer of the size reports with a frame, which a quick hand does not wait for.
    if (width === 0) measure();
    follow(event);
    pointerInside = true;
    press = { x: pointerX, y: pointerY, dragged: false, time: event.timeStamp };
    yawSpeed = 0;
    pitchSpeed = 0;
  }

  function drag(event: PointerEvent): void {
    const lastX = pointerX;
    const lastY = pointerY;
    follow(event);
    pointerInside = true;
    if (press === null) {
      point(pickUnderPointer());
      refresh();
      return;
    }
    if (!press.dragged) {
      const byX = Math.abs(pointerX - press.x);
      const byY = Math.abs(pointerY - press.y);
      if (Math.hypot(byX, byY) < DRAG_THRESHOLD) return;
      // A finger that moves up or down scrolls the page; the browser says so only a moment later.
      if (event.pointerType === 'touch' && byY >= byX) return;
      press.dragged = true;
      surface.setPointerCapture(event.pointerId);
      surface.dataset.dragging = 'true';
      motion.hold(true);
      point(null);
    }
    const scale = unit();
    if (scale === 0) return;
    const yaw = (pointerX - lastX) / scale;
    const pitch = (pointerY - lastY) / scale;
    const seconds = Math.max((event.timeStamp - press.time) / 1000, 1 / 240);
    press.time = event.timeStamp;
    yawSpeed += (yaw / seconds - yawSpeed) * 0.35;
    pitchSpeed += (pitch / seconds - pitchSpeed) * 0.35;
    motion.turn(yaw, pitch);
    refresh();
  }

  function endPress(event: PointerEvent): void {
    if (press === null) return;
    const { dragged, time } = press;
    press = null;
    delete surface.dataset.dragging;
    motion.hold(false);
    if (dragged) {
      // Held still before letting go: no throw.
      const thrown = event.timeStamp - time < 80 && !paused;
      motion.release(thrown ? yawSpeed : 0, thrown ? pitchSpeed : 0);
    } else if (event.type === 'pointerup') {
      const index = pickUnderPointer();
      if (index !== null) onOpen(index);
    }
    if (event.pointerType !== 'mouse') leave();
  }

  function leave(): void {
    if (press !== null) return;
    pointerInside = false;
    point(null);
    refresh();
  }

  const { signal } = stopped;
  surface.addEventListener('pointerdown', startPress, { signal });
  surface.addEventListener('pointermove', drag, { signal });
  surface.addEventListener('pointerup', endPress, { signal });
  surface.addEventListener('pointercancel', endPress, { signal });
  surface.addEventListener('pointerleave', leave, { signal });
  document.addEventListener('visibilitychange', update, { signal });

  const size = new ResizeObserver(() => {
    measure();
    refresh();
  });
  size.observe(surface);
  const visibility = new IntersectionObserver((entries) => {
    visible = entries.at(-1)?.isIntersecting ?? false;
    update();
    refresh();
  });
  visibility.observe(surface);

  return {
    show(next) {
      renderer = next;
      fit();
      refresh();
    },
    pause(next) {
      paused = next;
      update();
    },
    spotlight(index) {
      spotlit = index;
      emphasize();
      refresh();
    },
    nudge(yaw, pitch) {
      if (moving()) motion.release(yaw * KEY_SPEED, pitch * KEY_SPEED);
      else motion.turn(yaw * 0.25, pitch * 0.25);
      refresh();
    },
    refresh,
    dispose() {
      stopped.abort();
      size.disconnect();
      visibility.disconnect();
      loop.dispose();
    },
  };
}

/** Vertical field of view, in degrees, with which a camera at `EYE_DISTANCE` shows what the stage expects. */
export function fieldOfView(width: number, height: number): number {
  const half = (STAGE_EXTENT * height) / Math.min(width, height) / EYE_DISTANCE;
  return (2 * Math.atan(half) * 180) / Math.PI;
}
