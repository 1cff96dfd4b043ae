import { expect, waitFor } from 'storybook/test';

/** Counts an orbit's frames. Pass `onFrame` to the component. */
export interface FrameProbe {
  onFrame: (drawCalls: number, milliseconds: number) => void;
  frames: () => number;
  drawCalls: () => number;
}

export function createFrameProbe(): FrameProbe {
  let frames = 0;
  let drawCalls = 0;
  return {
    onFrame(calls) {
      frames += 1;
      drawCalls = calls;
    },
    frames: () => frames,
    drawCalls: () => drawCalls,
  };
}

/** Waits for a number of screen refreshes, to check that nothing moves. */
export async function refreshes(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Returns how the atom in a story is rendered. */
export function rendererOf(canvasElement: HTMLElement): string | undefined {
  return canvasElement.querySelector<HTMLElement>('[data-renderer]')?.dataset.renderer;
}

export async function becomesSolid(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(rendererOf(canvasElement)).toBe('3d'), { timeout: 10_000 });
}
