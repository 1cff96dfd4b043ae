import { FRESH_MS } from './retry.ts';

/** A read started before it is needed. */
export interface Preload {
  json: Promise<unknown>;
  isFresh: () => boolean;
}

/** Pending and finished preloads by path. */
export type Preloads = Map<string, Preload>;

/**
 * Starts a read unless one started within the last five minutes.
 *
 * @param now a clock in milliseconds that keeps running while the device sleeps
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
    // A failed preload is not an error: the hook that needs the data requests it again.
    if (preloads.get(path) === preload) preloads.delete(path);
  });
}
