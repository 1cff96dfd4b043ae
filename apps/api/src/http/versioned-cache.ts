import { LRUCache } from 'lru-cache';

/** Pages contain a few things that only time changes, such as the year. */
const OLDEST_MS = 3_600_000;

export interface Made<Value> {
  value: Value;
  /** Memory that it takes. `null`: it must not be cached. */
  bytes: number | null;
}

/** Number of cache hits and misses. */
export interface CacheCounts {
  readonly hits: number;
  readonly misses: number;
}

/** A cache of values that are computed once for each key and content version, however many callers there are. */
export interface VersionedCache<Value extends object> {
  /** The cached value, if it has the current version. */
  peek: (key: string) => Value | undefined;
  /** The cached value, or a new one of the version that is current when its computation starts. */
  get: (key: string, make: () => Promise<Made<Value>>) => Promise<Value>;
  counts: CacheCounts;
}

/**
 * Creates a content-versioned cache.
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
}): VersionedCache<Value> {
  const cache = new LRUCache<string, { version: string; value: Value }>({
    maxSize: maxBytes,
    ttl: OLDEST_MS,
    // How often the clock is read. The default would read it for each request.
    ttlResolution: 1_000,
  });
  const counts = { hits: 0, misses: 0 };
  const pending = new Map<string, Promise<Value>>();

  function peek(key: string): Value | undefined {
    const entry = cache.get(key);
    if (entry?.version !== version()) return undefined;
    counts.hits += 1;
    return entry.value;
  }

  return {
    peek,
    counts,
    get: async (key, make) => {
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
