import type { Row } from './chart-data.ts';

/** A value in full, with what it may be between. */
export function readValue(
  { values, band }: Row,
  point: number,
  exact: (value: number | null) => string,
): string {
  const range = band?.[point];
  return exact(values[point] ?? null) + (range ? ` (${range.map(exact).join(' – ')})` : '');
}
