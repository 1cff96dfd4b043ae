const SLOTS = 16;
const HERTZ = 60;
/** More than a benchmark draws. */
const LONGEST_RUN = 60_000;

const browserFrame = window.requestAnimationFrame.bind(window);

/** Callbacks that wait for the next frame, and those of the frame under way. Nothing here may allocate. */
let waiting: (FrameRequestCallback | null)[] = Array.from({ length: SLOTS }, () => null);
let due: (FrameRequestCallback | null)[] = Array.from({ length: SLOTS }, () => null);
let frame = 0;
/** Fractions, as browsers hand them over. With something else among them they stay on the heap, and reading takes no memory. */
const timestamps: (number | null)[] = [
  null,
  ...Array.from({ length: LONGEST_RUN }, (_, index) => ((index + 1) * 1000) / HERTZ),
];

// Replaced before anything else is imported: the page has no other frames than these.
window.requestAnimationFrame = (callback) => {
  const slot = waiting.indexOf(null);
  if (slot < 0) throw new RangeError('More callbacks wait for a frame than this page has room for.');
  waiting[slot] = callback;
  return slot + 1;
};

window.cancelAnimationFrame = (handle) => {
  waiting[handle - 1] = null;
};

/** Makes one frame happen, a sixtieth of a second after the last. */
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

const nobody = (): void => {
  // Asks for nothing: whoever draws goes on alone.
};
let ask: (callback: () => void) => void = nobody;
let whenDone = nobody;
let left = 0;

/** The bench knows it by name: what is allocated below it is the page's. */
function drawOneOfMany(): void {
  left -= 1;
  nextFrame();
  if (left > 0) ask(drawOneOfMany);
  else whenDone();
}

/** Makes frames happen one right after the other. */
export function hurry(frames: number): void {
  ask = nobody;
  whenDone = nobody;
  for (left = frames; left > 0; ) drawOneOfMany();
}

/** Makes a frame happen in each of some frames of the browser. */
export function followBrowser(frames: number): Promise<void> {
  if (frames === 0) return Promise.resolve();
  return new Promise((resolve) => {
    left = frames;
    ask = browserFrame;
    whenDone = resolve;
    browserFrame(drawOneOfMany);
  });
}
