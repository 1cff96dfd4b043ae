import type { KeptPage } from './kept-parts.ts';

/** What a service that is deployed apart says may change without the version that is known here. */
const OLDEST_MS = 60_000;

/** The value of a key: as it is remembered, or else made now. */
export type Remember<Value> = (key: string, make: () => Value) => Value;

/**
 * Remembers what a key alone decides.
 *
 * @param most how many values there are at most; all of them go when there would be more
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

/** An answer of the API: as it is remembered, or else read now. */
export type Recall = (key: string, read: () => Promise<unknown>) => Promise<unknown>;

/** Reads each time. */
export const forgetful: Recall = (_key, read) => read();

/** What is remembered while the content has one version. */
export interface ContentMemory {
  recall: Recall;
  /** What is the same each time on the page of a path. */
  pages: Map<string, KeptPage>;
}

/**
 * Remembers what was read of the content, parsed and checked, and what was made of it alone, until the content has
 * another version, and for a minute at most. What could not be read is asked for again.
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
