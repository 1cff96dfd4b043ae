/** The browser's frame clock, replaceable in tests. */
export interface FrameClock {
  request: (callback: (milliseconds: number) => void) => number;
  cancel: (handle: number) => void;
}

export interface FrameLoop {
  /** Starts or stops the frames. */
  run: (running: boolean) => void;
  /** Draws one frame, even while the loop is stopped. */
  invalidate: () => void;
  /** Stops the loop permanently. */
  dispose: () => void;
}

export interface FrameLoopOptions {
  clock: FrameClock;
  /** Maximum frames per second, read again before each frame. */
  rate: () => number;
  /**
   * Called for each frame with the microseconds since the last one, or 0 while the motion is stopped. Whole
   * numbers, because the engine allocates memory for each fraction passed between functions.
   */
  onFrame: (microseconds: number) => void;
}

/** Half a frame of a fast screen. A frame this early counts as on time. */
const TOLERANCE = 2;

/** Creates a `requestAnimationFrame` loop with a limited rate. It draws nothing while stopped. */
export function createFrameLoop({ clock, rate, onFrame }: FrameLoopOptions): FrameLoop {
  let running = false;
  let handle: number | undefined;
  // Times of the last and the next frame. Object fields, because each fraction in a closure variable is
  // allocated.
  const times = { started: false, last: 0, due: 0 };

  function tick(now: number): void {
    handle = undefined;
    if (!running) {
      onFrame(0);
      return;
    }
    handle = clock.request(tick);
    if (!times.started) {
      times.started = true;
      times.last = now;
      times.due = now;
    }
    if (now < times.due - TOLERANCE) return;
    const interval = 1000 / rate();
    // Carries the remainder over; otherwise 60 on a 144 Hz screen would become 48. A pause is not made up
    // for.
    times.due = now - times.due > interval ? now + interval : times.due + interval;
    const microseconds = Math.round((now - times.last) * 1000);
    times.last = now;
    onFrame(microseconds);
  }

  function stop(): void {
    if (handle !== undefined) clock.cancel(handle);
    handle = undefined;
    times.started = false;
  }

  return {
    run(next) {
      if (next === running) return;
      running = next;
      stop();
      if (running) handle = clock.request(tick);
    },
    invalidate() {
      if (handle === undefined) handle = clock.request(tick);
    },
    dispose() {
      running = false;
      stop();
    },
  };
}
