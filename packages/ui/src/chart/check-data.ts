import { DEV } from 'esm-env';
import { reportMisuse } from '../internal/dev-warnings/report-misuse.ts';
import type { LineSeries } from './chart-data.ts';

/** Warns in development if a series doesn't have one value per category. */
export function checkData(title: string, categories: readonly string[], series: readonly LineSeries[]): void {
  if (!DEV) return;
  const count = categories.length;
  for (const { name, values, band = values } of series) {
    if (values.length === count && band.length === count) continue;
    reportMisuse(
      `The chart "${title}" has ${count} categories, but "${name}" has ${values.length} values` +
        `${band === values ? '' : ` and a band of ${band.length}`}. Values meet categories by their place, so that ` +
        'some are shown as missing or not at all. Give one for each category, null where it is not known.',
    );
  }
}
