import { bytesOf, type EncodedText, encodeText } from './encoded-text.ts';
import { type KeepingCounts, keepByVersion } from './kept-by-version.ts';

/** Several hundred lists in all encodings. */
const MAX_KEPT_BYTES = 16 * 1_024 * 1_024;

export interface MadeText {
  text: string;
  /** Whether to cache it. Empty results are not cached: anyone can request any number of them. */
  cached: boolean;
}

/** Texts that are created and compressed once for each content version. */
export interface KeptTexts {
  /** The cached text of a key, or a new one. */
  get: (key: string, make: () => Promise<MadeText>) => EncodedText | Promise<EncodedText>;
  counts: KeepingCounts;
}

/** @param version the current content version */
export function keepTexts(version: () => string): KeptTexts {
  const kept = keepByVersion<EncodedText>({ version, maxBytes: MAX_KEPT_BYTES });
  return {
    counts: kept.counts,
    get: (key, make) =>
      kept.peek(key) ??
      kept.get(key, async (madeOf) => {
        const { text, cached } = await make();
        const value = await encodeText(text, madeOf, cached);
        return { value, bytes: cached ? bytesOf(value) : null };
      }),
  };
}
