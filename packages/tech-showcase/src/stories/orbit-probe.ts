import { expect, waitFor } from 'storybook/test';

/** Counts an orbit's frames; hand `onFrame` to the component. */
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

/** Lets the screen refresh some times: the measure of what stands still. */
export async function refreshes(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** How the atom in a story is drawn. */
export function rendererOf(canvasElement: HTMLElement): string | undefined {
  return canvasElement.querySelector<HTMLElement>('[data-renderer]')?.dataset.renderer;
}

export async function becomesSolid(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(rendererOf(canvasElement)).toBe('3d'), { timeout: 10_000 });
}
