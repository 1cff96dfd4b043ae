import { color } from '../foundations/tokens/index.ts';
import type { ChartColor } from './chart-data.ts';

const palette = [color.chart1, color.chart2, color.chart3, color.chart4, color.chart5, color.chart6];

/** Returns the color of a series, by its index or as chosen. */
export function seriesColor(index: number, chosen: ChartColor | number = index + 1): string | undefined {
  if (chosen === 'text') return color.text;
  return palette[(chosen - 1) % palette.length];
}
