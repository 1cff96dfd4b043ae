import { bytesOf, type EncodedText, encodeText } from './encoded-text.ts';
import { type CacheCounts, createVersionedCache } from './versioned-cache.ts';

/** Several hundred lists in all encodings. */
const MAX_CACHED_BYTES = 16 * 1_024 * 1_024;

export interface MadeText {
  text: string;
  /** Whether to cache it. Empty results are not cached: anyone can request any number of them. */
  cached: boolean;
}

/** Texts that are created and compressed once for each content version. */
export interface ResponseCache {
  /** The cached text of a key, or a new one. */
  get: (key: string, make: () => Promise<MadeText>) => EncodedText | Promise<EncodedText>;
  counts: CacheCounts;
}

/** @param version the current content version */
export function createResponseCache(version: () => string): ResponseCache {
  const cache = createVersionedCache<EncodedText>({ version, maxBytes: MAX_CACHED_BYTES });
  return {
    counts: cache.counts,
    get: (key, make) =>
      cache.peek(key) ??
      cache.get(key, async () => {
        const { text, cached } = await make();
        const value = await encodeText(text, cached);
        return { value, bytes: cached ? bytesOf(value) : null };
      }),
  };
}
