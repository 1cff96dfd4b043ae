import { bytesOf, type EncodedText, encodeText } from './encoded-text.ts';
import { type KeepingCounts, keepByVersion } from './kept-by-version.ts';

/** Some hundred lists in all their forms. */
const MAX_KEPT_BYTES = 16 * 1_024 * 1_024;

export interface MadeText {
  text: string;
  /** Whether to cache it. Empty results are not cached: anyone can request any number of them. */
  cached: boolean;
}

/** Texts that are made and compressed once for each version of the content. */
export interface KeptTexts {
  /** The text of a key as it is kept, or made now. */
  get: (key: string, make: () => Promise<MadeText>) => EncodedText | Promise<EncodedText>;
  counts: KeepingCounts;
}

/** @param version the version of the content that there is now */
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
