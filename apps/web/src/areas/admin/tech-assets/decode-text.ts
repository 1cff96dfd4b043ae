/**
 * Decodes a text file. A byte order mark selects UTF-16. Other files are UTF-8, or Windows-1252 if they
 * aren't valid UTF-8.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  if (mark === 0xfffe) return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 0xfeff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
