import { gzipSync } from 'node:zlib';

/** Returns the bytes of a file as a static file server sends it. */
export function gzipSize(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).byteLength;
}
