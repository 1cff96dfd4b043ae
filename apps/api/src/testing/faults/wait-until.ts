import { setTimeout as wait } from 'node:timers/promises';

/** Waits until something is so; false where it is not within a minute. */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  /** Milliseconds. */
  patience = 60_000,
): Promise<boolean> {
  const deadline = performance.now() + patience;
  while (!(await isSo())) {
    if (performance.now() > deadline) return false;
    await wait(50);
  }
  return true;
}
