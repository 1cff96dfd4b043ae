import { gzipSync } from 'node:zlib';

/** Bytes of a file as a server of static files sends it. */
export function gzipSize(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).byteLength;
}
