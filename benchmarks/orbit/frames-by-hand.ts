const SLOTS = 16;
const HERTZ = 60;
/** Upper bound for the frames of a benchmark. */
const LONGEST_RUN = 60_000;

const browserFrame = window.requestAnimationFrame.bind(window);

/** Callbacks for the next frame, and those of the current frame. Nothing here may allocate. */
let waiting: (FrameRequestCallback | null)[] = Array.from({ length: SLOTS }, () => null);
let due: (FrameRequestCallback | null)[] = Array.from({ length: SLOTS }, () => null);
let frame = 0;
/**
 * Fractions, as in browsers. The mixed array keeps them on the heap, so that reading one allocates nothing.
 */
const timestamps: (number | null)[] = [
  null,
  ...Array.from({ length: LONGEST_RUN }, (_, index) => ((index + 1) * 1000) / HERTZ),
];

// Replaced before any other import: the page has no other frames than these.
window.requestAnimationFrame = (callback) => {
  const slot = waiting.indexOf(null);
  if (slot < 0) throw new RangeError('More callbacks wait for a frame than this page has room for.');
  waiting[slot] = callback;
  return slot + 1;
};

window.cancelAnimationFrame = (handle) => {
  waiting[handle - 1] = null;
};

/** Triggers one frame, a sixtieth of a second after the last. */
export function nextFrame(): void {
  frame += 1;
  const now = timestamps[frame];
  if (typeof now !== 'number') throw new RangeError('The page has no time left.');
  const current = waiting;
  waiting = due;
  due = current;
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const callback = current[slot];
    current[slot] = null;
    if (callback) callback(now);
  }
}

const noop = (): void => {
  // Schedules nothing: the caller draws the next frame itself.
};
let ask: (callback: () => void) => void = noop;
let whenDone = noop;
let left = 0;

/** The benchmark finds it by name: allocations below it belong to the page. */
function drawOneOfMany(): void {
  left -= 1;
  nextFrame();
  if (left > 0) ask(drawOneOfMany);
  else whenDone();
}

/** Triggers frames without a pause. */
export function hurry(frames: number): void {
  ask = noop;
  whenDone = noop;
  for (left = frames; left > 0; ) drawOneOfMany();
}

/** Triggers one frame in each of the browser's next frames. */
export function followBrowser(frames: number): Promise<void> {
  if (frames === 0) return Promise.resolve();
  return new Promise((resolve) => {
    left = frames;
    ask = browserFrame;
    whenDone = resolve;
    browserFrame(drawOneOfMany);
  });
}
