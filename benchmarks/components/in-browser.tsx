import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Around, Example } from './example.ts';
import { Examples } from './examples.tsx';

/** How many examples there are, and whether they are open. */
export interface Shown {
  count: number;
  open: boolean;
}

declare global {
  interface Window {
    /** Shows them until they are shown otherwise. */
    showExamples: (shown: Shown) => void;
    /** Goes from one to the other, and gives the milliseconds until the page says `text` and is painted. */
    timeExamples: (before: Shown, after: Shown, text: string) => Promise<number>;
  }
}

/** A component whose page does not get there would otherwise be waited for without end. */
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

/** Makes the page measurable. */
export function measureInBrowser(around: Around, example: Example): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root.');
  let root = createRoot(container);
  const show = (shown: Shown) =>
    flushSync(() => root.render(<Examples around={around} example={example} {...shown} />));
  window.showExamples = show;
  window.timeExamples = async (before, after, text) => {
    // Each time anew, or a component would remember the last time.
    root.unmount();
    root = createRoot(container);
    show(before);
    await painted();
    const startedAt = performance.now();
    show(after);
    // Some draw what they show only frames later.
    for (let frame = 0; frame < MOST_FRAMES; frame += 1) {
      await painted();
      if (document.body.textContent.includes(text)) return performance.now() - startedAt;
    }
    throw new Error(`The page never said "${text}".`);
  };
}
