/** Lets time pass before a result shows. Once the signal is aborted nobody listens any more. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const waitByClock: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
