import { LRUCache } from 'lru-cache';

/** Pages say a few things that only time changes, such as the year. */
const OLDEST_MS = 3_600_000;

export interface Made<Value> {
  value: Value;
  /** How much memory it takes; `null`: it must not be kept. */
  bytes: number | null;
}

/** How often something was there already, and how often it had to be made. */
export interface KeepingCounts {
  readonly hits: number;
  readonly misses: number;
}

/** Things that are made once for each key and version of the content, however many ask at the same time. */
export interface KeptByVersion<Value extends object> {
  /** What is kept, if it is of the version at hand. */
  peek: (key: string) => Value | undefined;
  /** What is kept, or else what is made now, of the version that there is when it is begun. */
  get: (key: string, make: (version: string) => Promise<Made<Value>>) => Promise<Value>;
  counts: KeepingCounts;
}

/**
 * @param version the version of the content that there is now
 * @param maxBytes how much is kept at most; what was not asked for the longest goes first
 */
export function keepByVersion<Value extends object>({
  version,
  maxBytes,
}: {
  version: () => string;
  maxBytes: number;
}): KeptByVersion<Value> {
  const kept = new LRUCache<string, { version: string; value: Value }>({
    maxSize: maxBytes,
    ttl: OLDEST_MS,
    // How often the clock is read; by itself it would be once for each request.
    ttlResolution: 1_000,
  });
  const counts = { hits: 0, misses: 0 };
  const underWay = new Map<string, Promise<Value>>();

  function peek(key: string): Value | undefined {
    const entry = kept.get(key);
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
      // Read before anything of the content is: what that overtakes meanwhile is sent once and not kept.
      const madeOf = version();
      const name = `${madeOf} ${key}`;
      const waiting = underWay.get(name);
      if (waiting) return waiting;
      const making = make(madeOf)
        .then(({ value, bytes }) => {
          if (bytes !== null && madeOf === version())
            kept.set(key, { version: madeOf, value }, { size: Math.max(1, bytes) });
          return value;
        })
        .finally(() => underWay.delete(name));
      underWay.set(name, making);
      return making;
    },
  };
}
