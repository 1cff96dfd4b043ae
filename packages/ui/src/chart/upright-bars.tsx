import { barPath } from './bar-path.ts';
import { type ChartSeries, knownValues, valueAt } from './chart-data.ts';
import type { Canvas, Drawing } from './chart-frame.tsx';
import { Mark } from './mark.tsx';
import { seriesColor } from './series-color.ts';
import { upright } from './upright.tsx';

interface Bars {
  categories: readonly string[];
  series: readonly ChartSeries[];
}

/** Between the bars of a category, in px. */
export const SEAM = 2;
/** What stands for a value that there is none of. */
export const NONE = '–';

export function drawUprightBars({ categories, series }: Bars, canvas: Canvas): Drawing {
  const { em, rtl, format, reading } = canvas;
  const count = series.length;
  const isOnly = count === 1;
  const seam = isOnly ? 0 : SEAM;
  const values = series.flatMap(knownValues);
  const write = (value: number | null): string => (value === null ? NONE : format.short(value));
  const { scale, along, isLabelled, surround } = upright({
    canvas,
    categories,
    values,
    fromZero: true,
    names: isOnly
      ? []
      : series.map((one, index) => {
          const value = valueAt(one, categories.length - 1);
          const color = seriesColor(index, one.color);
          return { name: one.name, value: write(value), color, at: value ?? 0, read: null };
        }),
    texts: isOnly ? values.map(write) : [],
    margin: 0.5,
  });
  const band = Math.min(along.step * 0.7, 5 * em * count);
  const thickness = band / count;
  const startOf = (point: number, index: number): number =>
    along.at(point) - band / 2 + thickness * (rtl ? count - 1 - index : index);

  return {
    marks: surround(
      series.flatMap((one, index) =>
        categories.map((_, point) => {
          const value = valueAt(one, point);
          const end = scale(value ?? 0);
          return (
            <Mark
              // biome-ignore lint/suspicious/noArrayIndexKey: Categories are their places; two may have one name.
              key={`${one.name} ${point}`}
              read={reading && reading.point === point}
              style={{ color: seriesColor(index, one.color) }}
            >
              <path
                d={barPath({
                  from: scale(0),
                  to: end,
                  across: startOf(point, index) + seam / 2,
                  thickness: thickness - seam,
                })}
              />
              {isLabelled && (
                <text
                  x={along.at(point)}
                  y={end}
                  dy={(value ?? 0) < 0 ? '1.3em' : '-0.6em'}
                  textAnchor="middle"
                  data-text="strong"
                >
                  {write(value)}
                </text>
              )}
            </Mark>
          );
        }),
      ),
    ),
    locate: ({ point, series: index }) => {
      const one = series[index];
      return { x: startOf(point, index) + thickness / 2, y: scale((one && valueAt(one, point)) ?? 0) };
    },
    find: (x) => {
      const point = along.nearest(x);
      const place = Math.floor((x - along.at(point) + band / 2) / thickness);
      const index = rtl ? count - 1 - place : place;
      return { point, series: Math.min(count - 1, Math.max(0, index)) };
    },
  };
}
