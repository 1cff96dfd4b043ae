import type { Loader } from '@storybook/react-vite';
import { viewports } from './toolbar.ts';

/** Waits until the manager has resized its frame for a story that sets a viewport, so that it plays at that width. */
export const awaitViewport: Loader = async ({ globals }) => {
  // Docs pages and other frames keep their own size.
  if (window.frameElement?.id !== 'storybook-preview-iframe') return;
  const size = Object.entries(viewports).find(([name]) => name === globals.viewport?.value)?.[1];
  if (!size) return;
  const width = matchMedia(`(width: ${size.styles.width})`);
  if (!width.matches)
    await new Promise((resolve) => width.addEventListener('change', resolve, { once: true }));
};
