import { createFrameLoop, type FrameClock } from './frame-loop.ts';
import type { OrbitLayout } from './orbit-layout.ts';
import type { OrbitMotion } from './orbit-motion.ts';
import type { OrbitRenderer } from './orbit-renderer.ts';
import { EYE_DISTANCE, perspective } from './perspective.ts';
import { createSharpness } from './sharpness.ts';
import { createTour, type Flow, planTour } from './tour.ts';

/** Elements and callbacks of an atom's stage. */
export interface OrbitStageOptions {
  motion: OrbitMotion;
  /** Element that receives pointer events. */
  surface: HTMLElement;
  /** Card next to the emphasized item. On narrow stages, it keeps its place. */
  card: HTMLElement;
  /** The initial renderer. */
  renderer: OrbitRenderer;
  /** Called when the item under the pointer changes. */
  onPoint: (index: number | null) => void;
  /** Called when the tour starts to show two items, and with `null` when it ends. */
  onFlow: (flow: Flow | null) => void;
  /** Called when an item is clicked. */
  onOpen: (index: number) => void;
  /** Called after each frame with its draw calls and script time in milliseconds. */
  onFrame?: ((drawCalls: number, milliseconds: number) => void) | undefined;
  /** Whether the motion starts paused. */
  paused: boolean;
  clock?: FrameClock;
}

export interface OrbitStage {
  /** Switches to another renderer. */
  show: (renderer: OrbitRenderer) => void;
  pause: (paused: boolean) => void;
  /** Emphasizes one item and rotates it to the front, regardless of the pointer. `null` ends it. */
  spotlight: (index: number | null) => void;
  /** Gathers items on one ring in front. `null` lets them return. */
  gather: (indices: readonly number[] | null) => void;
  /** Rotates the atom with a key. */
  nudge: (yaw: number, pitch: number) => void;
  /** Draws once more, for example after a change of colors. */
  refresh: () => void;
  dispose: () => void;
}

const browserClock: FrameClock = {
  request: (callback) => window.requestAnimationFrame(callback),
  cancel: (handle) => window.cancelAnimationFrame(handle),
};

/** Screens that get 30 frames a second instead of 60. */
const NARROW_SCREEN = '(max-width: 767.98px)';
/** Width in px from which a stage has space for the card next to a technology. */
export const WIDE_FROM = 640;
/** Share of the stage in view that starts the entry. */
const ENTRY_VIEW = 0.4;
/** Movement in px beyond which a press is a drag. */
const DRAG_THRESHOLD = 6;
/** Distance of the card from the edges of the stage, in px. */
const CARD_GAP = 12;
/** Distance from its item, which may have a wide name. */
const NAME_ROOM = 32;
/** Rotation speed per press of an arrow key, in radians per second. */
const KEY_SPEED = 2.4;

/** Runs an atom on a stage: frames, pointer and visibility. `dispose` stops everything. */
export function createOrbitStage(options: OrbitStageOptions): OrbitStage {
  const { motion, surface, card, onPoint, onFlow, onOpen, onFrame, clock = browserClock } = options;
  let renderer = options.renderer;
  const stopped = new AbortController();
  const narrow = window.matchMedia(NARROW_SCREEN);
  const rate = (): number => (narrow.matches ? 30 : 60) * sharpness.pace();
  const sharpness = createSharpness(() => Math.min(window.devicePixelRatio, narrow.matches ? 1.75 : 2));
  let width = 0;
  let height = 0;
  let { paused } = options;
  let visible = false;
  /** Whether the atom has to enter, or did. */
  let entry: 'undecided' | 'waiting' | 'done' = 'undecided';
  let spotlit: number | null = null;
  let gathered = false;
  let flow: Flow | null = null;
  let pointed: number | null = null;
  let pointerInside = false;
  let pointerX = 0;
  let pointerY = 0;
  let press: { x: number; y: number; dragged: boolean; time: number } | null = null;
  let yawSpeed = 0;
  let pitchSpeed = 0;
  /** Where the card is, in px. */
  let cardLeft = 0;
  let cardTop = 0;

  const tour = createTour(planTour(motion.layout), (next) => {
    flow = next;
    motion.connect(next);
    onFlow(next);
  });
  const loop = createFrameLoop({ clock, rate, onFrame: drawFrame });

  /** Pixels per radius at the depth of the nucleus. */
  function unit(): number {
    return pixelsPerRadius(motion.layout, width, height);
  }

  function emphasize(): void {
    // While the atom stands still, no frame ends the flow.
    tour.observe(0, idle());
    if (spotlit === null) motion.emphasize(pointed);
    else motion.emphasize(spotlit, !gathered);
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

  function moveCard(): void {
    const index = spotlit ?? pointed ?? flow?.[1] ?? null;
    if (index === null) return;
    if (width < WIDE_FROM) {
      card.style.transform = '';
      cardLeft = Number.NaN;
      return;
    }
    const depth = perspective(motion.positions[index * 3 + 2] ?? 0);
    const scale = unit() * depth;
    const x = width / 2 + (motion.positions[index * 3] ?? 0) * scale;
    const y = height / 2 - (motion.positions[index * 3 + 1] ?? 0) * scale;
    const away = (motion.layout.size[index] ?? 0) * scale * 0.66 + NAME_ROOM;
    const { offsetWidth, offsetHeight } = card;
    const after = x + away + offsetWidth < width - CARD_GAP;
    const before = x - away - offsetWidth > CARD_GAP;
    const lowest = height - offsetHeight - CARD_GAP;
    // On a small stage, it would cover the item; between the two items of a flow, the nucleus.
    const below = !after && (!before || index === flow?.[1]);
    const left = Math.round(below ? (width - offsetWidth) / 2 : after ? x + away : x - away - offsetWidth);
    const top = Math.round(below ? lowest : Math.min(Math.max(y - offsetHeight / 2, CARD_GAP), lowest));
    if (left === cardLeft && top === cardTop) return;
    cardLeft = left;
    cardTop = top;
    card.style.transform = `translate(${left}px, ${top}px)`;
  }

  function idle(): boolean {
    return (
      entry === 'done' &&
      spotlit === null &&
      !gathered &&
      press === null &&
      !pointerInside &&
      !surface.matches(':focus-visible')
    );
  }

  function drawFrame(microseconds: number): void {
    if (width === 0 || height === 0) return;
    const start = onFrame ? performance.now() : 0;
    if (!moving()) {
      motion.settle();
    } else {
      // Before the entry only the nucleus shows, so the atom needn't turn, and frames say little about the device.
      const entered = entry !== 'waiting';
      if (entered && sharpness.observe(microseconds, rate())) fit();
      motion.step(entered ? microseconds : 0);
      tour.observe(microseconds, idle());
      // Items move under a resting pointer.
      if (pointerInside && press === null) point(pickUnderPointer());
    }
    renderer.draw();
    moveCard();
    onFrame?.(renderer.drawCalls(), performance.now() - start);
  }

  function fit(): void {
    if (width === 0 || height === 0) return;
    renderer.resize(width, height, moving() ? sharpness.ratio() : sharpness.largest());
  }

  function moving(): boolean {
    return visible && !paused && document.visibilityState === 'visible';
  }

  function refresh(): void {
    if (!moving() && visible && document.visibilityState === 'visible') loop.invalidate();
  }

  function update(): void {
    loop.run(moving());
    // A still picture is as sharp as the screen.
    fit();
    refresh();
  }

  function measure(): void {
    width = surface.clientWidth;
    height = surface.clientHeight;
    const scale = unit();
    if (scale > 0) motion.fit(width / 2 / scale, height / 2 / scale);
    fit();
  }

  function follow(event: PointerEvent): void {
    const box = surface.getBoundingClientRect();
    pointerX = event.clientX - box.left;
    pointerY = event.clientY - box.top;
    const scale = unit();
    if (scale > 0) motion.lightFrom((pointerX - width / 2) / scale, (height / 2 - pointerY) / scale);
  }

  function startPress(event: PointerEvent): void {
    if (event.button !== 0) return;
    // A second finger pinches.
    if (!event.isPrimary && event.pointerType === 'touch') {
      endPress(event);
      return;
    }
    // The resize observer reports one frame later, too late for a quick drag.
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
      // A vertical swipe scrolls the page, but the browser reports it slightly later.
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
      // Pausing before the release prevents a throw.
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
    motion.lightFrom(0, 0);
    point(null);
    refresh();
  }

  /** The entry plays if the atom comes into view later. What a visitor already sees must not vanish. */
  function enter(seen: boolean): void {
    if (entry === 'undecided' && (seen || paused)) entry = 'done';
    if (entry === 'undecided') {
      entry = 'waiting';
      motion.wait();
      renderer.draw();
    }
    if (entry === 'waiting' && seen) {
      entry = 'done';
      motion.enter();
    }
    surface.dataset.entry = entry;
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
  const visibility = new IntersectionObserver(
    (entries) => {
      const { isIntersecting = false, intersectionRatio = 0 } = entries.at(-1) ?? {};
      visible = isIntersecting;
      enter(intersectionRatio >= ENTRY_VIEW);
      update();
    },
    { threshold: [0, ENTRY_VIEW] },
  );
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
    gather(indices) {
      gathered = indices !== null;
      motion.gather(indices);
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

/** Returns the radius of the outermost ring in px on a stage. The styles of the flat atom compute the same. */
function pixelsPerRadius({ extent, fullRadius }: OrbitLayout, width: number, height: number): number {
  return Math.min(width / 2 / extent.width, height / 2 / extent.height, fullRadius);
}

/**
 * Vertical field of view in degrees for a camera at `EYE_DISTANCE` to show the expected part of the stage.
 */
export function fieldOfView(layout: OrbitLayout, width: number, height: number): number {
  const half = height / 2 / pixelsPerRadius(layout, width, height) / EYE_DISTANCE;
  return (2 * Math.atan(half) * 180) / Math.PI;
}
