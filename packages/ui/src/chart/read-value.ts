import type { Row } from './chart-data.ts';

/** Formats a value in full, with its range. */
export function readValue(
  { values, band }: Row,
  point: number,
  exact: (value: number | null) => string,
): string {
  const range = band?.[point];
  return exact(values[point] ?? null) + (range ? ` (${range.map(exact).join(' – ')})` : '');
}
