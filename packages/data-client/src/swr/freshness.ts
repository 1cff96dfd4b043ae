import { FRESH_MS } from './retry.ts';

/** Knows which values need no request because they came without one: with the page, or as a mutation's answer. */
export interface Freshness {
  /** The value of this key was given just now. */
  mark: (key: string) => void;
  /** Whatever was given for this key no longer counts. */
  forget: (key: string) => void;
  /** Whether the value of this key was given less than five minutes ago. */
  isFresh: (key: string) => boolean;
}

/**
 * @param renderedKeys the keys whose values came with the page
 * @param now a clock in milliseconds, one that goes on while the device sleeps
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
