'use client';
import type { ReactElement } from 'react';
import { barPath } from './bar-path.ts';
import { valueAt } from './chart-data.ts';
import { type Canvas, ChartFrame, type ChartProps, type Drawing } from './chart-frame.tsx';
import { Mark } from './mark.tsx';
import { seriesColor } from './series-color.ts';
import { stackValues } from './stack-values.ts';
import { upright } from './upright.tsx';

export type StackedBarChartProps = ChartProps;

/** Between the parts of a stack, in px. */
const SEAM = 1.5;

function drawStacks({ categories, series }: StackedBarChartProps, canvas: Canvas): Drawing {
  const { em, format, reading } = canvas;
  const stacks = categories.map((_, point) => stackValues(series.map((one) => valueAt(one, point))));
  const values = stacks.flat().flatMap(({ from, to }) => [from, to]);
  const totals = stacks.map((stack) => stack.reduce((sum, { from, to }) => sum + to - from, 0));
  const { scale, along, isLabelled, surround } = upright({
    canvas,
    categories,
    values,
    fromZero: true,
    names: series.map((one, index) => {
      const { from = 0, to = 0 } = stacks.at(-1)?.[index] ?? {};
      return {
        name: one.name,
        value: format.short(to - from),
        color: seriesColor(index, one.color),
        at: (from + to) / 2,
        read: reading && reading.series === index,
      };
    }),
    // With losses below zero the end of a stack is not its total.
    texts: values.some((value) => value < 0) ? [] : totals.map(format.short),
    margin: 0.5,
  });
  const thickness = Math.min(along.step * 0.62, 5 * em);

  return {
    marks: surround(
      stacks.map((stack, point) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Categories are their places; two may have one name.
        <Mark key={point} read={reading && reading.point === point}>
          {stack.map(({ from, to, isEnd }, index) => {
            const length = scale(to) - scale(from);
            const isRead = reading?.point === point && reading.series === index;
            return (
              <Mark
                key={series[index]?.name}
                read={isRead || null}
                style={{ color: seriesColor(index, series[index]?.color) }}
              >
                <path
                  d={barPath({
                    from: scale(from),
                    to: scale(to) - (isEnd ? 0 : Math.sign(length) * Math.min(SEAM, Math.abs(length) / 2)),
                    across: along.at(point) - thickness / 2,
                    thickness,
                    square: !isEnd,
                  })}
                />
              </Mark>
            );
          })}
          {isLabelled && (
            <text
              x={along.at(point)}
              y={scale(totals[point] ?? 0)}
              dy="-0.6em"
              textAnchor="middle"
              data-text="strong"
            >
              {format.short(totals[point] ?? 0)}
            </text>
          )}
        </Mark>
      )),
    ),
    locate: ({ point, series: index }) => {
      const { from = 0, to = 0 } = stacks[point]?.[index] ?? {};
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
      return { point, series: Math.max(0, distances.indexOf(Math.min(...distances))) };
    },
  };
}

/** What a whole is made of, for each category: parts on each other, their names beside the last. */
export function StackedBarChart(props: StackedBarChartProps): ReactElement {
  return <ChartFrame draw={(canvas) => drawStacks(props, canvas)} stacked {...props} />;
}
