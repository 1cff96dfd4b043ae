/** A place among `count` of them, or the first or the last one. */
export function within(value: number, count: number): number {
  return Math.min(count - 1, Math.max(0, value));
}
