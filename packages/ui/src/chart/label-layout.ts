import { truncate, widestOf } from './text-width.ts';

/** Maximum width of a category label, in em. */
const WIDEST = 9;

/**
 * Returns the labels that fit at a distance of `step`: all, or every second, third and so on, counted from
 * the last. The others are empty.
 *
 * @param edge Distance from the center of the last label to the edge, which pushes it toward the one before.
 */
export function fitLabels(labels: readonly string[], step: number, em: number, edge = Infinity): string[] {
  const short = labels.map((label) => truncate(label, WIDEST * em, em));
  const widest = widestOf(short, em);
  const every = Math.ceil((widest + em + Math.max(0, widest / 2 - edge)) / step);
  return short.map((label, index) => ((labels.length - 1 - index) % every ? '' : label));
}

/**
 * Places labels of height `size` between zero and `end` without overlaps. Each label stays at its wanted
 * position, moves down below the previous label, or moves up so the labels after it fit before `end`.
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
