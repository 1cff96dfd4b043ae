import { FRESH_MS } from './retry.ts';

/** Tracks values that need no request because they were rendered with the page or returned by a mutation. */
export interface Freshness {
  /** Marks the value of this key as received now. */
  mark: (key: string) => void;
  /** Invalidates the value of this key. */
  forget: (key: string) => void;
  /** Whether the value of this key was received less than five minutes ago. */
  isFresh: (key: string) => boolean;
}

/**
 * @param renderedKeys keys whose values were rendered with the page
 * @param now a clock in milliseconds that keeps running while the device sleeps
 */
export function createFreshness(renderedKeys: Iterable<string>, now: () => number = Date.now): Freshness {
  const givenAt = new Map<string, number>();
  const mark = (key: string) => void givenAt.set(key, now());
  for (const key of renderedKeys) mark(key);
  return {
    mark,
    forget: (key) => void givenAt.delete(key),
    isFresh: (key) => {
      const moment = givenAt.get(key);
      return moment !== undefined && now() - moment < FRESH_MS;
    },
  };
}
