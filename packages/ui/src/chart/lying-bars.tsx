import { inlineRange } from './axes.tsx';
import { barPath } from './bar-path.ts';
import { categoryScale } from './category-scale.ts';
import { type ChartSeries, knownValues, valueAt } from './chart-data.ts';
import type { Canvas, Drawing } from './chart-frame.tsx';
import { Mark } from './mark.tsx';
import { seriesColor } from './series-color.ts';
import { truncate, widestOf } from './text-width.ts';
import { NONE, SEAM } from './upright-bars.tsx';
import { valueDomain, valueScale } from './value-scale.ts';

interface Bars {
  categories: readonly string[];
  series: readonly ChartSeries[];
}

/** The part of the width that the categories beside the bars may take; longer ones stand above. */
const SHARE = 0.36;

export function drawLyingBars({ categories, series }: Bars, canvas: Canvas): Drawing {
  const { width, height, em, rtl, format, reading } = canvas;
  const count = series.length;
  const seam = count === 1 ? 0 : SEAM;
  const domain = valueDomain(series.flatMap(knownValues), true);
  const write = (value: number | null): string => (value === null ? NONE : format.short(value));
  // The bars of the first category bear the names of the series.
  const nameOf = ({ name }: ChartSeries, point: number): string =>
    count === 1 || point > 0 ? '' : truncate(name, width * 0.3, em);
  const texts = series.flatMap((one) =>
    categories.map((_, point) => `${write(valueAt(one, point))} ${nameOf(one, point)}`),
  );
  const valueRoom = widestOf(texts, em) + em;
  const names = widestOf(categories, em) + em;
  const isBeside = names <= width * SHARE;
  const [from, to] = inlineRange((isBeside ? names : 0) + (domain[0] < 0 ? valueRoom : 0), valueRoom, canvas);
  const scale = valueScale(domain, [from, to], 1).domain(domain);
  const along = categoryScale(categories.length, 0, height, 0.5);
  const above = isBeside ? 0 : 1.5 * em;
  const thickness = Math.min(1.7 * em, (along.step - above - 0.7 * em) / count);
  const startOf = (point: number): number => along.at(point) + (above - thickness * count) / 2;

  return {
    marks: (
      <>
        {categories.map((category, point) => {
          const isRead = reading && reading.point === point;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: Categories are their places; two may have one name.
            <g key={point}>
              <text
                x={rtl ? width : 0}
                y={isBeside ? along.at(point) : startOf(point) - 0.85 * em}
                dy="0.35em"
                data-text={isRead ? 'strong' : 'name'}
              >
                {truncate(category, isBeside ? names : width, em)}
              </text>
              <path
                d={
                  isBeside
                    ? `M${scale(0)},${along.at(point) - along.step / 2}v${along.step}`
                    : `M${scale(0)},${startOf(point)}v${thickness * count}`
                }
                data-line="zero"
              />
              {series.map((one, index) => {
                const value = valueAt(one, point);
                const isLoss = (value ?? 0) < 0;
                const across = startOf(point) + thickness * index;
                const end = scale(value ?? 0);
                return (
                  <Mark key={one.name} read={isRead} style={{ color: seriesColor(index, one.color) }}>
                    <path
                      d={barPath({
                        from: scale(0),
                        to: end,
                        across: across + seam / 2,
                        thickness: thickness - seam,
                        horizontal: true,
                      })}
                    />
                    <text
                      x={end + (isLoss === rtl ? 0.6 : -0.6) * em}
                      y={across + thickness / 2}
                      dy="0.35em"
                      textAnchor={isLoss ? 'end' : 'start'}
                      data-text="strong"
                    >
                      {write(value)}
                      <tspan data-text="name" dx={rtl ? '-0.5em' : '0.5em'}>
                        {nameOf(one, point)}
                      </tspan>
                    </text>
                  </Mark>
                );
              })}
            </g>
          );
        })}
      </>
    ),
    locate: ({ point, series: index }) => {
      const one = series[index];
      return { x: scale((one && valueAt(one, point)) ?? 0), y: startOf(point) + thickness * (index + 0.5) };
    },
    find: (_, y) => {
      const point = along.nearest(y);
      const index = Math.floor((y - startOf(point)) / thickness);
      return { point, series: Math.min(count - 1, Math.max(0, index)) };
    },
  };
}
