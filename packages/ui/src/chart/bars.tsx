import { Fragment } from 'react';
import { barPath } from './bar-path.ts';
import { categoryScale } from './category-scale.ts';
import type { Canvas, Drawing } from './chart-frame.tsx';
import { truncate, widestOf } from './text-width.ts';
import { upright } from './upright.tsx';
import { valueDomain, valueScale } from './value-scale.ts';
import { within } from './within.ts';

/** Between the bars of a category, in px. */
const SEAM = 2;
/** The part of the width that the categories beside the bars may take; longer ones stand above. */
const SHARE = 0.36;

export function drawUprightBars(canvas: Canvas): Drawing {
  const { rows, known, em, rtl, format, reading } = canvas;
  const count = rows.length;
  const isOnly = count === 1;
  const { scale, along, isLabelled, surround } = upright(
    canvas,
    known,
    true,
    isOnly
      ? []
      : rows.map(({ name, color, values }) => {
          const value = values.at(-1) ?? null;
          return { name, text: format.short(value), color, value: value ?? 0, read: null };
        }),
    isOnly ? known.map(format.short) : [],
    0.5,
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
              // biome-ignore lint/suspicious/noArrayIndexKey: Categories are their places; two may have one name.
              key={`${name} ${point}`}
              data-read={reading && reading.point === point}
              color={color}
            >
              <path d={barPath(scale(0), end, startOf(point, index) + SEAM / 2, thickness - SEAM)} />
              {isLabelled && (
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
  // The bars of the first category bear the names of the series.
  const labels = count > 1 ? rows.map(({ name }) => truncate(name, width * 0.3, em)) : [];
  const valueRoom = widestOf(known.map(format.short), em) + widestOf(labels, em) + 1.4 * em;
  const names = widestOf(categories, em) + em;
  const isBeside = names <= width * SHARE;
  const before = (isBeside ? names : 0) + (domain[0] < 0 ? valueRoom : 0);
  const scale = valueScale(domain, [inline(before), inline(width - valueRoom)], 1).domain(domain);
  const along = categoryScale(categories.length, 0, height, 0.5);
  const above = isBeside ? 0 : 1.5 * em;
  const thickness = Math.min(1.7 * em, (along.step - above - 0.7 * em) / count);
  const startOf = (point: number): number => along.at(point) + (above - thickness * count) / 2;

  return {
    marks: categories.map((category, point) => {
      const read = reading && reading.point === point;
      const start = startOf(point);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: Categories are their places; two may have one name.
        <Fragment key={point}>
          <text x={inline(0)} y={isBeside ? along.at(point) : start - 0.85 * em} dy="0.35em" data-read={read}>
            {truncate(category, width, em)}
          </text>
          <path d={`M${scale(0)},${start}v${thickness * count}`} data-zero />
          {rows.map(({ name, color, values }, index) => {
            const value = values[point] ?? null;
            const isLoss = value !== null && value < 0;
            const across = start + thickness * index;
            const end = scale(value ?? 0);
            return (
              <g key={name} data-read={read} color={color}>
                <path d={barPath(scale(0), end, across + SEAM / 2, thickness - SEAM, true)} />
                <text
                  x={end + (isLoss === rtl ? 0.6 : -0.6) * em}
                  y={across + thickness / 2}
                  dy="0.35em"
                  textAnchor={isLoss ? 'end' : 'start'}
                >
                  {format.short(value)} {!point && <tspan>{labels[index]}</tspan>}
                </text>
              </g>
            );
          })}
        </Fragment>
      );
    }),
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
