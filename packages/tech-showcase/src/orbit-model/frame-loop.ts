/** The browser's frame clock; tests bring their own. */
export interface FrameClock {
  request: (callback: (milliseconds: number) => void) => number;
  cancel: (handle: number) => void;
}

export interface FrameLoop {
  /** Starts or stops the frames. */
  run: (running: boolean) => void;
  /** Draws one frame although the loop stands still. */
  invalidate: () => void;
  /** Stops for good. */
  dispose: () => void;
}

export interface FrameLoopOptions {
  clock: FrameClock;
  /** Frames per second at most, asked anew each time. */
  rate: () => number;
  /**
   * Called for each frame with the microseconds since the last one, or 0 when the movement stands still. Whole ones:
   * the engine takes new memory for each fraction that one function hands to another.
   */
  onFrame: (microseconds: number) => void;
}

/** Half a frame of a fast screen: a frame this early is on time. */
const TOLERANCE = 2;

/** One `requestAnimationFrame` loop at a limited rate that draws nothing while it stands still. */
export function createFrameLoop({ clock, rate, onFrame }: FrameLoopOptions): FrameLoop {
  let running = false;
  let handle: number | undefined;
  // Times of the last frame and the next one: fields, because a variable of a closure takes new memory for each fraction.
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
    // The remainder is carried over, or 60 on a 144 Hz screen would become 48; a pause is not made up for.
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
