import { FRESH_MS } from './retry.ts';

/** A read that was begun before anybody needed it. */
export interface Preload {
  json: Promise<unknown>;
  isFresh: () => boolean;
}

/** Reads that wait for whoever needs them, by path. */
export type Preloads = Map<string, Preload>;

/**
 * Begins a read, unless it was begun within the last five minutes.
 *
 * @param now a clock in milliseconds, one that goes on while the device sleeps
 */
export function beginPreload(
  preloads: Preloads,
  path: string,
  read: () => Promise<unknown>,
  now: () => number = Date.now,
): void {
  if (preloads.get(path)?.isFresh()) return;
  const moment = now();
  const preload = { json: read(), isFresh: () => now() - moment < FRESH_MS };
  preloads.set(path, preload);
  preload.json.catch(() => {
    // A guess that failed is nobody's error: whoever needs it asks anew.
    if (preloads.get(path) === preload) preloads.delete(path);
  });
}
