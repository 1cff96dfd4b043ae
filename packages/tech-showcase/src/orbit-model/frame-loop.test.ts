import { describe, expect, it } from 'vitest';
import { createFrameLoop } from './frame-loop.ts';

/** A screen whose refreshes are triggered by the test. */
function createScreen() {
  let now = 0;
  let next = 1;
  const waiting = new Map<number, (milliseconds: number) => void>();
  return {
    clock: {
      request(callback: (milliseconds: number) => void) {
        next += 1;
        waiting.set(next, callback);
        return next;
      },
      cancel(handle: number) {
        waiting.delete(handle);
      },
    },
    refresh(hertz: number, seconds: number) {
      for (let count = Math.round(hertz * seconds); count > 0; count -= 1) {
        now += 1000 / hertz;
        const due = [...waiting.values()];
        waiting.clear();
        for (const callback of due) callback(now);
      }
    },
    asked: () => waiting.size,
  };
}

function create(rate: number) {
  const screen = createScreen();
  const frames: number[] = [];
  const loop = createFrameLoop({
    clock: screen.clock,
    rate: () => rate,
    onFrame: (microseconds) => frames.push(microseconds),
  });
  return { screen, frames, loop };
}

describe('createFrameLoop', () => {
  it.each([
    { rate: 60, hertz: 60 },
    { rate: 30, hertz: 60 },
    { rate: 60, hertz: 144 },
    { rate: 30, hertz: 144 },
    { rate: 60, hertz: 50 },
  ])('draws at most $rate frames a second on a $hertz Hz screen', ({ rate, hertz }) => {
    const { screen, frames, loop } = create(rate);
    loop.run(true);
    screen.refresh(hertz, 4);
    const expected = Math.min(rate, hertz);
    expect(frames.length / 4).toBeGreaterThan(expected - 1.5);
    expect(frames.length / 4).toBeLessThan(expected + 1.5);
  });

  it('reports the actual time between frames', () => {
    const { screen, frames, loop } = create(30);
    loop.run(true);
    screen.refresh(60, 2);
    expect(frames.reduce((sum, microseconds) => sum + microseconds) / 1e6).toBeCloseTo(2, 1);
  });

  it('reports whole microseconds, which need no allocation', () => {
    const { screen, frames, loop } = create(60);
    loop.run(true);
    screen.refresh(59.94, 1);
    expect(frames.length).toBeGreaterThan(50);
    expect(frames.filter((microseconds) => !Number.isSafeInteger(microseconds))).toEqual([]);
  });

  it('requests no frame before it runs or after it stops', () => {
    const { screen, frames, loop } = create(60);
    expect(screen.asked()).toBe(0);
    loop.run(true);
    screen.refresh(60, 1);
    loop.run(false);
    const drawn = frames.length;
    screen.refresh(60, 3);
    expect(frames).toHaveLength(drawn);
    expect(screen.asked()).toBe(0);
  });

  it("doesn't count the time while stopped", () => {
    const { screen, frames, loop } = create(60);
    loop.run(true);
    screen.refresh(60, 1);
    loop.run(false);
    screen.refresh(60, 10);
    loop.run(true);
    screen.refresh(60, 1);
    expect(Math.max(...frames)).toBeLessThan(50_000);
  });

  it('draws exactly one frame on demand while stopped', () => {
    const { screen, frames, loop } = create(60);
    loop.invalidate();
    loop.invalidate();
    screen.refresh(60, 1);
    expect(frames).toEqual([0]);
  });

  it('does nothing after dispose', () => {
    const { screen, frames, loop } = create(60);
    loop.run(true);
    loop.dispose();
    screen.refresh(60, 1);
    expect(frames).toEqual([]);
    expect(screen.asked()).toBe(0);
  });
});
