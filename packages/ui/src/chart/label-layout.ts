import { truncate, widestOf } from './text-width.ts';

/** No category takes more room than this, in em. */
const WIDEST = 9;

/** The labels of categories that are `step` apart: all, or every second, third … one up to the last. Others are empty. */
export function fitLabels(labels: readonly string[], step: number, em: number): string[] {
  const short = labels.map((label) => truncate(label, WIDEST * em, em));
  const every = Math.ceil((widestOf(short, em) + em) / step);
  return short.map((label, index) => ((labels.length - 1 - index) % every ? '' : label));
}

/**
 * Where labels of the height `size` stand between zero and `end` so that none covers another: each where it belongs,
 * or as far below the one above it as is needed, or as far up as the end asks for.
 */
export function placeLabels(wanted: readonly number[], size: number, end: number): number[] {
  const pitch = Math.min(size, end / wanted.length);
  const placed: number[] = [];
  let least = pitch / 2;
  const downwards = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  for (const [rank, { y, index }] of downwards.entries()) {
    const place = Math.max(least, Math.min(y, end - pitch * (wanted.length - rank - 0.5)));
    placed[index] = place;
    least = place + pitch;
  }
  return placed;
}
