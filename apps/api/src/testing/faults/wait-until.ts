import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a condition is true. Returns false if it isn't within `patience`. */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  /** In milliseconds. */
  patience = 60_000,
): Promise<boolean> {
  const deadline = performance.now() + patience;
  while (!(await isSo())) {
    if (performance.now() > deadline) return false;
    await wait(50);
  }
  return true;
}
