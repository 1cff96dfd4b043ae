import { LRUCache } from 'lru-cache';

/** Pages contain a few things that only time changes, such as the year. */
const OLDEST_MS = 3_600_000;

/** Number of cache hits and misses. */
export interface CacheCounts {
  hits: number;
  misses: number;
}

/**
 * Creates a content-versioned cache. Its values are computed once for each key and version, however many callers
 * there are.
 *
 * @param version the current content version
 * @param maxBytes maximum size; the least recently used value is evicted first
 */
export function createVersionedCache<Value extends object>({
  version,
  maxBytes,
}: {
  version: () => string;
  maxBytes: number;
}) {
  const cache = new LRUCache<string, { version: string; value: Value }>({
    maxSize: maxBytes,
    ttl: OLDEST_MS,
    // How often the clock is read. The default would read it for each request.
    ttlResolution: 1_000,
  });
  const counts: CacheCounts = { hits: 0, misses: 0 };
  const pending = new Map<string, Promise<Value>>();

  /** The cached value, if it has the current version. */
  function peek(key: string): Value | undefined {
    const entry = cache.get(key);
    if (entry?.version !== version()) return undefined;
    counts.hits += 1;
    return entry.value;
  }

  return {
    peek,
    counts,
    /**
     * The cached value, or a new one of the version that is current when its computation starts.
     *
     * @param make computes the value and the memory that it takes; `null` if it must not be cached
     */
    get: async (key: string, make: () => Promise<{ value: Value; bytes: number | null }>): Promise<Value> => {
      const found = peek(key);
      if (found) return found;
      counts.misses += 1;
      // Read before any content: if the content changes in the meantime, the value is returned but not
      // cached.
      const madeOf = version();
      const name = `${madeOf} ${key}`;
      const waiting = pending.get(name);
      if (waiting) return waiting;
      const making = make()
        .then(({ value, bytes }) => {
          if (bytes !== null && madeOf === version())
            cache.set(key, { version: madeOf, value }, { size: Math.max(1, bytes) });
          return value;
        })
        .finally(() => pending.delete(name));
      pending.set(name, making);
      return making;
    },
  };
}
