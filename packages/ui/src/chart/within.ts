/** Clamps an index to the range of `count` items. */
export function within(value: number, count: number): number {
  return Math.min(count - 1, Math.max(0, value));
}
