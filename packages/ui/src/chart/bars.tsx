import { Fragment } from 'react';
import { barPath } from './bar-path.ts';
import { categoryAxis } from './category-axis.ts';
import { categoryScale } from './category-scale.ts';
import type { Canvas, Drawing } from './chart-frame.tsx';
import { LEGEND_LINE, legend } from './legend.tsx';
import { truncate, widestOf } from './text-width.ts';
import { upright } from './upright.tsx';
import { valueDomain, valueScale } from './value-scale.ts';
import { within } from './within.ts';

/** Gap between the bars of a category, in px. */
const SEAM = 2;
/** Maximum share of the width for category names next to the bars. Longer names are placed above the bars. */
const SHARE = 0.36;
/**
 * Maximum share of the width for series names after the values of the first category. Longer names are placed
 * above the plot.
 */
const NAMES = 0.3;

/** @param suggestedMax The least value that the axis reaches. */
export function drawUprightBars(canvas: Canvas, suggestedMax: number): Drawing {
  const { categories, rows, known, em, rtl, format, reading } = canvas;
  const count = rows.length;
  const isOnly = count === 1;
  const names = legend(isOnly ? [] : rows, canvas);
  const { scale, along, isLabelled, surround } = upright(
    canvas,
    [...known, suggestedMax],
    true,
    names,
    isOnly ? known.map(format.short) : [],
    categoryAxis(categories, 0.5),
  );
  const band = Math.min(along.step * 0.7, 5 * em * count);
  const thickness = band / count;
  const startOf = (point: number, index: number): number =>
    along.at(point) - band / 2 + thickness * (rtl ? count - 1 - index : index);

  return {
    marks: surround(
      rows.map(({ name, color, values }, index) =>
        values.map((value, point) => {
          const end = scale(value ?? 0);
          return (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: Category names may repeat, positions don't.
              key={`${name} ${point}`}
              data-read={reading && reading.point === point}
              color={color}
            >
              <path d={barPath(scale(0), end, startOf(point, index) + SEAM / 2, thickness - SEAM)} />
              {isLabelled && value !== 0 && (
                <text
                  x={along.at(point)}
                  y={end}
                  dy={value && value < 0 ? '1.3em' : '-0.6em'}
                  textAnchor="middle"
                >
                  {format.short(value)}
                </text>
              )}
            </g>
          );
        }),
      ),
    ),
    locate: ({ point, series }) => ({
      x: startOf(point, series) + thickness / 2,
      y: scale(rows[series]?.values[point] ?? 0),
    }),
    find: (x) => {
      const point = along.nearest(x);
      const place = within(Math.floor((x - along.at(point) + band / 2) / thickness), count);
      return { point, series: rtl ? count - 1 - place : place };
    },
  };
}

export function drawLyingBars(canvas: Canvas): Drawing {
  const { categories, rows, known, width, height, em, rtl, format, reading, inline } = canvas;
  const count = rows.length;
  const domain = valueDomain(known, true);
  const names = rows.map(({ name }) => (count > 1 ? name : ''));
  const namesRoom = widestOf(names, em);
  const isNamed = namesRoom <= width * NAMES;
  const { lines, draw } = legend(isNamed ? [] : rows, canvas);
  const valueRoom = widestOf(known.map(format.short), em) + em + (isNamed ? namesRoom : 0);
  const room = widestOf(categories, em) + em;
  const isSideBySide = room <= width * SHARE;
  const scale = valueScale(domain, [inline(isSideBySide ? room : 0), inline(width - valueRoom)], 1).domain(
    domain,
  );
  const along = categoryScale(categories.length, LEGEND_LINE * em * lines, height, 0.5);
  const above = isSideBySide ? 0 : 1.5 * em;
  const thickness = Math.min(1.7 * em, (along.step - above - 0.7 * em) / count);
  const startOf = (point: number): number => along.at(point) + (above - thickness * count) / 2;

  return {
    marks: [
      draw(scale),
      categories.map((category, point) => {
        const read = reading && reading.point === point;
        const start = startOf(point);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: Category names may repeat, positions don't.
          <Fragment key={point}>
            <text
              x={inline(0)}
              y={isSideBySide ? along.at(point) : start - 0.85 * em}
              dy="0.35em"
              data-read={read}
            >
              {truncate(category, width, em)}
            </text>
            <path d={`M${scale(0)},${start}v${thickness * count}`} data-zero />
            {rows.map(({ name, color, values }, index) => {
              const value = values[point] ?? null;
              const across = start + thickness * index;
              const end = scale(value ?? 0);
              return (
                <g key={name} data-read={read} color={color}>
                  <path d={barPath(scale(0), end, across + SEAM / 2, thickness - SEAM, true)} />
                  {/* The value of a loss goes on the other side of zero. */}
                  <text
                    x={scale(Math.max(0, value ?? 0)) + (rtl ? -0.6 : 0.6) * em}
                    y={across + thickness / 2}
                    dy="0.35em"
                  >
                    {format.short(value)} {isNamed && !point && <tspan>{names[index]}</tspan>}
                  </text>
                </g>
              );
            })}
          </Fragment>
        );
      }),
    ],
    locate: ({ point, series }) => ({
      x: scale(rows[series]?.values[point] ?? 0),
      y: startOf(point) + thickness * (series + 0.5),
    }),
    find: (_, y) => {
      const point = along.nearest(y);
      return { point, series: within(Math.floor((y - startOf(point)) / thickness), count) };
    },
  };
}
