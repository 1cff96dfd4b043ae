'use client';
import { area } from 'd3-shape';
import type { ReactElement } from 'react';
import { useLocale } from '../foundations/locale/index.ts';
import { type Axis, type ChartAxis, categoryAxis } from './category-axis.ts';
import { type LineSeries, lastKnown } from './chart-data.ts';
import { type Canvas, ChartFrame, type ChartProps, type Drawing } from './chart-frame.tsx';
import { endNames } from './end-names.tsx';
import { LineMark } from './line-mark.tsx';
import { upright } from './upright.tsx';

export interface LineChartProps extends ChartProps {
  /** One line per series, with a band if its values are uncertain. */
  series: readonly LineSeries[];
  /** Whether the axis starts at zero. If it doesn't, small changes look large. @default true */
  fromZero?: boolean;
  /** How the categories are placed. With `timeAxis()`, they are ISO dates or times. @default evenly */
  axis?: ChartAxis;
}

function drawLines(canvas: Canvas, fromZero: boolean, axis: Axis): Drawing {
  const { categories, rows, known, format, reading } = canvas;
  const points = categories.map((_, point) => point);
  const { scale, along, top, bottom, surround } = upright(
    canvas,
    [...known, ...rows.flatMap(({ band = [] }) => band.flatMap((range) => range ?? []))],
    fromZero,
    endNames(
      canvas,
      rows.flatMap(({ name, color, values }, index) => {
        const value = values[lastKnown(values)] ?? null;
        return value === null
          ? []
          : {
              name: rows.length > 1 ? name : '',
              text: format.short(value),
              color,
              value,
              read: reading && reading.series === index,
            };
      }),
    ),
    [],
    axis,
  );

  const marks = rows.map(({ name, color, values, band, dashed }, index) => {
    const y = (point: number): number => scale(values[point] ?? 0);
    const edge = (side: 0 | 1) => (point: number) => scale(band?.[point]?.[side] ?? 0);
    return (
      <g key={name} data-read={reading && reading.series === index} color={color}>
        {band && (
          <path
            d={area<number>(along.at, edge(0), edge(1)).defined((point) => band[point] != null)(points) ?? ''}
            opacity="0.16"
          />
        )}
        <LineMark
          values={values}
          x={along.at}
          y={y}
          dashed={dashed}
          point={reading?.point}
          isRead={reading?.series === index}
        />
      </g>
    );
  });

  return {
    marks: surround([
      reading && <path key="reading" d={`M${along.at(reading.point)},${top}V${bottom}`} data-zero />,
      marks,
    ]),
    locate: ({ point, series }) => {
      const value = rows[series]?.values[point] ?? null;
      return { x: along.at(point), y: value === null ? top : scale(value) };
    },
    find: (x, y) => {
      const point = along.nearest(x);
      const distances = rows.map(({ values }) => {
        const value = values[point] ?? null;
        return value === null ? Number.POSITIVE_INFINITY : Math.abs(scale(value) - y);
      });
      return { point, series: distances.indexOf(Math.min(...distances)) };
    },
  };
}

/** Shows how values change. One or a few lines, each with its name at the end. */
export function LineChart({ fromZero = true, axis, ...props }: LineChartProps): ReactElement {
  const locale = useLocale();
  const time = axis?.(props.categories, locale);
  return (
    <ChartFrame
      {...props}
      {...time?.captions}
      draw={(canvas) => drawLines(canvas, fromZero, time?.axis ?? categoryAxis(canvas.categories, 0))}
    />
  );
}
