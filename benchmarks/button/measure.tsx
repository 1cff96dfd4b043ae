import type { ReactElement, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Renders that many buttons and gives the milliseconds until they are painted. */
    renderButtons: (count: number) => Promise<number>;
    removeButtons: () => void;
  }
}

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

/** Makes a page measurable: `button` draws one, `around` is what the library wants around its components. */
export function measure(
  button: (label: string) => ReactElement,
  around: (children: ReactNode) => ReactElement = (children) => <>{children}</>,
): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root.');
  const root = createRoot(container);
  const show = (count: number): void => {
    const buttons = Array.from({ length: count }, (_, index) => {
      const label = `Button ${index + 1}`;
      return <li key={label}>{button(label)}</li>;
    });
    flushSync(() => root.render(around(<ul>{buttons}</ul>)));
  };
  window.removeButtons = () => show(0);
  window.renderButtons = async (count) => {
    show(0);
    await painted();
    const startedAt = performance.now();
    show(count);
    await painted();
    return performance.now() - startedAt;
  };
}
