import { gzipSync } from 'node:zlib';

/** Something that must not outgrow a limit. Sizes are in bytes. */
export interface Budget {
  name: string;
  size: number;
  limit: number;
}

export const KILOBYTE = 1_000;

export function gzipSize(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).byteLength;
}

/** `12.3 kB` */
export function kilobytes(size: number): string {
  return `${(size / KILOBYTE).toFixed(1)} kB`;
}
