import { gzipSync } from 'node:zlib';
import { type FigureName, goalOf } from '../figures/figures.ts';

/** Something that must not outgrow a limit. Sizes are in bytes. */
export interface Budget {
  name: string;
  size: number;
  limit: number;
  /** The figure that it is one of, and whose goal is its limit. */
  figure?: FigureName;
}

/** Something that must not outgrow the goal of a figure. */
export function budgetOf(figure: FigureName, name: string, size: number): Budget {
  return { name, size, limit: goalOf(figure) * KILOBYTE, figure };
}

export const KILOBYTE = 1_000;

export function gzipSize(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).byteLength;
}

/** `12.3 kB` */
export function kilobytes(size: number): string {
  return `${(size / KILOBYTE).toFixed(1)} kB`;
}
