/** Waits before a result shows. After the signal aborts, no one uses the outcome. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const waitByClock: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
