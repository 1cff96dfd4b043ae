'use client';
import type { ReactElement } from 'react';
import { barPath } from './bar-path.ts';
import { categoryAxis } from './category-axis.ts';
import { knownValues } from './chart-data.ts';
import { type Canvas, ChartFrame, type ChartProps, type Drawing } from './chart-frame.tsx';
import { endNames } from './end-names.tsx';
import { stackValues } from './stack-values.ts';
import { upright } from './upright.tsx';

export type StackedBarChartProps = ChartProps;

/** Gap between the parts of a stack, in px. */
const SEAM = 1.5;

function drawStacks(canvas: Canvas): Drawing {
  const { categories, rows, known, em, format, reading } = canvas;
  const parts = categories.map((_, point) => rows.map(({ values }) => values[point] ?? null));
  const stacks = parts.map(stackValues);
  const totals = parts.map((part) =>
    knownValues(part).reduce<number | null>((sum, value) => (sum ?? 0) + value, null),
  );
  const { scale, along, isLabelled, surround } = upright(
    canvas,
    stacks.flat().flatMap(({ from, to }) => [from, to]),
    true,
    endNames(
      canvas,
      rows.map(({ name, color }, index) => {
        const { from = 0, to = 0 } = stacks.at(-1)?.[index] ?? {};
        return {
          point: categories.length - 1,
          name,
          text: format.short(to - from),
          color,
          value: (from + to) / 2,
          read: reading && reading.series === index,
        };
      }),
    ),
    // If there are losses, the end of a stack isn't its total.
    known.some((value) => value < 0) ? [] : totals.map(format.short),
    categoryAxis(categories, 0.5),
  );
  const thickness = Math.min(along.step * 0.62, 5 * em);

  return {
    marks: surround(
      stacks.map((stack, point) => {
        const read = reading && reading.point === point;
        const total = totals[point] ?? null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: Category names may repeat, positions don't.
          <g key={point} data-read={read}>
            {rows.map(({ name, color }, index) => {
              const { from = 0, to = 0, isEnd = false } = stack[index] ?? {};
              const length = scale(to) - scale(from);
              const seam = isEnd ? 0 : Math.sign(length) * Math.min(SEAM, Math.abs(length) / 2);
              return (
                <g key={name} data-read={(read && reading.series === index) || null} color={color}>
                  <path
                    d={barPath(
                      scale(from),
                      scale(to) - seam,
                      along.at(point) - thickness / 2,
                      thickness,
                      false,
                      isEnd ? undefined : 0,
                    )}
                  />
                </g>
              );
            })}
            {isLabelled && total !== 0 && (
              <text x={along.at(point)} y={scale(total ?? 0)} dy="-0.6em" textAnchor="middle">
                {format.short(total)}
              </text>
            )}
          </g>
        );
      }),
    ),
    locate: ({ point, series }) => {
      const { from = 0, to = 0 } = stacks[point]?.[series] ?? {};
      return { x: along.at(point), y: scale((from + to) / 2) };
    },
    find: (x, y) => {
      const point = along.nearest(x);
      const value = scale.invert(y);
      const distances = (stacks[point] ?? []).map(({ from, to }) =>
        from === to
          ? Number.POSITIVE_INFINITY
          : Math.max(0, Math.min(from, to) - value, value - Math.max(from, to)),
      );
      return { point, series: distances.indexOf(Math.min(...distances)) };
    },
    totals,
  };
}

/** Shows the parts of a whole per category, with the series names next to the last stack. */
export function StackedBarChart(props: StackedBarChartProps): ReactElement {
  return <ChartFrame draw={drawStacks} stacked {...props} />;
}
