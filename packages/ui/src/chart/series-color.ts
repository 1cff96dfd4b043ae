import { color } from '../foundations/tokens/index.ts';

const palette = [color.chart1, color.chart2, color.chart3, color.chart4, color.chart5, color.chart6];

/** Returns the color of a series, by its index or by an explicit number from 1 to 6. */
export function seriesColor(index: number, chosen: number = index + 1): string | undefined {
  return palette[(chosen - 1) % palette.length];
}
