import type { KeptPage } from './kept-parts.ts';

/** Maximum age. Services that are deployed separately may change without a new content version. */
const OLDEST_MS = 60_000;

/** Returns the cached value of a key, or creates it. */
export type Remember<Value> = (key: string, make: () => Value) => Value;

/**
 * Memoizes values that depend only on their key.
 *
 * @param most maximum number of values; all are cleared when there would be more
 */
export function createMemory<Value>(most: number): Remember<Value> {
  const known = new Map<string, Value>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make();
    if (known.size >= most) known.clear();
    known.set(key, made);
    return made;
  };
}

/** Returns a cached API response, or reads it. */
export type Recall = (key: string, read: () => Promise<unknown>) => Promise<unknown>;

/** Reads each time, without a cache. */
export const forgetful: Recall = (_key, read) => read();

/** The cache of one content version. */
export interface ContentMemory {
  recall: Recall;
  /** Cached parts of pages, by path. */
  pages: Map<string, KeptPage>;
}

/**
 * Creates a content-versioned cache of parsed and validated API responses and of what is derived only from
 * them. Entries last until the content version changes, one minute at most. Failed reads aren't cached.
 */
export function createContentMemory(now: () => number = Date.now): (version: string) => ContentMemory {
  let known = { version: '', since: 0, memory: remember() };
  return (version) => {
    if (known.version !== version || now() - known.since > OLDEST_MS)
      known = { version, since: now(), memory: remember() };
    return known.memory;
  };
}

function remember(): ContentMemory {
  const answers = new Map<string, Promise<unknown>>();
  const recall: Recall = (key, read) => {
    const found = answers.get(key);
    if (found) return found;
    const reading = read();
    answers.set(key, reading);
    reading.catch(() => answers.delete(key));
    return reading;
  };
  return { recall, pages: new Map() };
}
