import { truncate, widestOf } from './text-width.ts';

/** No category takes more room than this, in em. */
const WIDEST = 9;
/** With less room than this for each, in em, an abbreviated label says nothing. */
const NARROWEST = 3.5;

/**
 * The labels of categories that are `step` apart: all of them, all of them abbreviated, or every second, third … one
 * up to the last. Those left out are empty.
 *
 * @param keepAll Whether abbreviating is better than leaving out: names rather than dates.
 */
export function fitLabels(labels: readonly string[], step: number, em: number, keepAll: boolean): string[] {
  const short = labels.map((label) => truncate(label, WIDEST * em, em));
  const every = Math.ceil((widestOf(short, em) + em) / step);
  if (every > 1 && keepAll && step >= NARROWEST * em) {
    return labels.map((label) => truncate(label, step - em / 2, em));
  }
  return short.map((label, index) => ((labels.length - 1 - index) % every ? '' : label));
}

/**
 * Where labels of the height `size` stand between zero and `end` so that none covers another: each where it belongs,
 * or as far below the one above it as is needed, or as far up as the end asks for.
 */
export function placeLabels(wanted: readonly number[], size: number, end: number): number[] {
  const pitch = Math.min(size, end / wanted.length);
  const placed = [...wanted];
  const downwards = placed.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  let least = pitch / 2;
  for (const label of downwards) {
    label.y = Math.max(label.y, least);
    least = label.y + pitch;
  }
  let most = end - pitch / 2;
  for (const { y, index } of downwards.reverse()) {
    placed[index] = Math.min(y, most);
    most = Math.min(y, most) - pitch;
  }
  return placed;
}
