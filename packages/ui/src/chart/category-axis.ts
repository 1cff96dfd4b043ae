import type { Locale } from '../foundations/locale/index.ts';
import { type CategoryScale, categoryScale } from './category-scale.ts';
import { fitLabels } from './label-layout.ts';

export interface AxisLabel {
  text: string;
  /** The center of the label. */
  x: number;
  /** The category that it names, if it names one. */
  point?: number;
}

export interface PlacedAxis {
  along: CategoryScale;
  labels: readonly AxisLabel[];
}

/** Places the categories between two positions, which may be in either order. */
export type Axis = (from: number, to: number, em: number) => PlacedAxis;

/** Reads the categories of a chart. Returned by `timeAxis`. */
export type ChartAxis = (
  categories: readonly string[],
  locale: Locale,
) => {
  axis: Axis;
  captions: {
    /** The categories in full, for readings and the table. */
    categories: readonly string[];
    /** The name of the time zone, if the categories have one. */
    zone: string | undefined;
  };
};

/**
 * Spaces categories evenly and labels as many as fit.
 *
 * @param margin Space before the first and after the last category, in steps.
 */
export function categoryAxis(categories: readonly string[], margin: 0 | 0.5): Axis {
  return (from, to, em) => {
    const along = categoryScale(categories.length, from, to, margin);
    const labels = fitLabels(categories, along.step, em, margin ? margin * along.step : undefined).map(
      (text, point) => ({
        text,
        x: along.at(point),
        point,
      }),
    );
    return { along, labels };
  };
}
