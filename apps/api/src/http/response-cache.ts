import { bytesOf, type EncodedText, encodeText } from './encoded-text.ts';
import { createVersionedCache } from './versioned-cache.ts';

/** Several hundred lists in all encodings. */
const MAX_CACHED_BYTES = 16 * 1_024 * 1_024;

export type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * Texts that are created and compressed once for each content version.
 *
 * @param version the current content version
 */
export function createResponseCache(version: () => string) {
  const cache = createVersionedCache<EncodedText>({ version, maxBytes: MAX_CACHED_BYTES });
  return {
    counts: cache.counts,
    /**
     * The cached text of a key, or a new one. Empty results should not be cached: anyone can request any number of
     * them.
     */
    get: (key: string, make: () => Promise<{ text: string; cached: boolean }>) =>
      cache.peek(key) ??
      cache.get(key, async () => {
        const { text, cached } = await make();
        const value = await encodeText(text, cached);
        return { value, bytes: cached ? bytesOf(value) : null };
      }),
  };
}
