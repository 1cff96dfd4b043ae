import type { Readable } from 'node:stream';

/**
 * Detects the charset of a text. A byte order mark selects UTF-16. Other texts are UTF-8, or Windows-1252 if
 * they aren't valid UTF-8. Imports in the browser follow the same rule.
 */
export async function charsetOf(
  bytes: Readable,
): Promise<'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let first: Uint8Array | undefined;
  try {
    for await (const chunk of bytes) {
      first ??= chunk;
      utf8.decode(chunk, { stream: true });
    }
    utf8.decode();
    return 'utf-8';
  } catch (error) {
    // Thrown for bytes that aren't UTF-8, which include both byte order marks.
    if (!(error instanceof TypeError)) throw error;
    const [high, low] = first ?? [];
    if (high === 0xff && low === 0xfe) return 'utf-16le';
    if (high === 0xfe && low === 0xff) return 'utf-16be';
    return 'windows-1252';
  }
}
