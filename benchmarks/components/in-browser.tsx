import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Around, Example } from './example.ts';
import { Examples } from './examples.tsx';

/** Number of examples, and whether they are open. */
export interface Shown {
  count: number;
  open: boolean;
}

declare global {
  interface Window {
    /** Shows these examples until the next call. */
    showExamples: (shown: Shown) => void;
    /** Switches states and returns the milliseconds until the page contains `text` and is painted. */
    timeExamples: (before: Shown, after: Shown, text: string) => Promise<number>;
  }
}

/** Limits the wait for a component whose page never gets ready. */
const MOST_FRAMES = 1_000;

/** Resolves once the next frame is painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}

/** Exposes the measurements to the benchmark. */
export function measureInBrowser(around: Around, example: Example): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root.');
  let root = createRoot(container);
  const show = (shown: Shown) =>
    flushSync(() => root.render(<Examples around={around} example={example} {...shown} />));
  window.showExamples = show;
  window.timeExamples = async (before, after, text) => {
    // Recreated each time; otherwise a component would keep its previous state.
    root.unmount();
    root = createRoot(container);
    show(before);
    await painted();
    const startedAt = performance.now();
    show(after);
    // Some kits render their content only frames later.
    for (let frame = 0; frame < MOST_FRAMES; frame += 1) {
      await painted();
      if (document.body.textContent.includes(text)) return performance.now() - startedAt;
    }
    throw new Error(`The page never said "${text}".`);
  };
}
