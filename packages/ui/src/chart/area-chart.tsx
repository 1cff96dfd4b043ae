'use client';
import { area } from 'd3-shape';
import type { ReactElement } from 'react';
import { useLocale } from '../foundations/locale/index.ts';
import { type Axis, type ChartAxis, categoryAxis } from './category-axis.ts';
import { type ChartSeries, knownValues, lastKnown } from './chart-data.ts';
import { type Canvas, ChartFrame, type ChartProps, type Drawing } from './chart-frame.tsx';
import { endNames } from './end-names.tsx';
import { LineMark } from './line-mark.tsx';
import { drawPointLabels } from './point-labels.tsx';
import { stackValues } from './stack-values.ts';
import { upright } from './upright.tsx';

export interface AreaChartProps extends ChartProps {
  /** One area per series, stacked. The first is the lowest. */
  series: readonly ChartSeries[];
  /** How the categories are placed. With `timeAxis()`, they are ISO dates or times. @default evenly */
  axis?: ChartAxis;
}

function drawAreas(canvas: Canvas, axis: Axis): Drawing {
  const { categories, rows, format, reading } = canvas;
  const points = categories.map((_, point) => point);
  const columns = points.map((point) => rows.map(({ values }) => values[point] ?? null));
  const stacks = columns.map(stackValues);
  const part = (point: number, index: number) => stacks[point]?.[index] ?? { from: 0, to: 0 };
  const isOnly = rows.length === 1;
  const ends = rows.flatMap(({ name, color, values }, index) => {
    const last = lastKnown(values);
    if (last < 0) return [];
    const { from, to } = part(last, index);
    return {
      point: last,
      name: isOnly ? '' : name,
      text: format.short(to - from),
      color,
      value: isOnly ? to : (from + to) / 2,
      read: reading && reading.series === index,
    };
  });
  const { scale, along, plot, surround } = upright(
    canvas,
    stacks.flat().flatMap(({ from, to }) => [from, to]),
    true,
    endNames(canvas, ends),
    [],
    axis,
  );
  const from = (index: number) => (point: number) => scale(part(point, index).from);
  const to = (index: number) => (point: number) => scale(part(point, index).to);

  return {
    marks: surround([
      reading && (
        <path key="reading" d={`M${along.at(reading.point)},${plot.top}V${plot.bottom}`} data-zero />
      ),
      rows.map(({ name, color, values }, index) => (
        <g key={name} data-read={reading && reading.series === index} color={color}>
          <path
            d={
              area<number>(along.at, from(index), to(index)).defined((point) => values[point] !== null)(
                points,
              ) ?? ''
            }
            opacity={isOnly ? 0.1 : 0.4}
          />
          <LineMark
            values={values}
            x={along.at}
            y={to(index)}
            point={reading?.point}
            isRead={reading?.series === index}
          />
        </g>
      )),
      drawPointLabels(canvas, {
        ends,
        annotations: [],
        lines: rows.map(({ values }, index) =>
          values.map((value, point) => (value === null ? null : part(point, index).to)),
        ),
        scale,
        along,
        plot,
      }),
    ]),
    locate: ({ point, series }) => ({ x: along.at(point), y: to(series)(point) }),
    find: (x, y) => {
      const point = along.nearest(x);
      const inside = rows.findIndex((_, index) => y >= to(index)(point) && y <= from(index)(point));
      return { point, series: inside < 0 ? rows.length - 1 : inside };
    },
    ...(!isOnly && {
      totals: columns.map((column) =>
        knownValues(column).reduce<number | null>((sum, value) => (sum ?? 0) + value, null),
      ),
    }),
  };
}

/** Shows how an amount changes, or how the parts of an amount do. The axis starts at zero. */
export function AreaChart({ axis, ...props }: AreaChartProps): ReactElement {
  const locale = useLocale();
  const time = axis?.(props.categories, locale);
  return (
    <ChartFrame
      stacked
      {...props}
      {...time?.captions}
      draw={(canvas) => drawAreas(canvas, time?.axis ?? categoryAxis(canvas.categories, 0))}
    />
  );
}
