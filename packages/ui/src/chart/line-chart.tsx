'use client';
import { area, line } from 'd3-shape';
import type { ReactElement } from 'react';
import { useLocale } from '../foundations/locale/index.ts';
import { type Axis, type ChartAxis, categoryAxis } from './category-axis.ts';
import { type ChartAnnotation, type LineSeries, lastKnown } from './chart-data.ts';
import { type Canvas, ChartFrame, type ChartProps, type Drawing } from './chart-frame.tsx';
import { endNames } from './end-names.tsx';
import { LineMark } from './line-mark.tsx';
import { drawPointLabels } from './point-labels.tsx';
import { upright } from './upright.tsx';

export interface LineChartProps extends ChartProps {
  /** One line per series, with a band if its values are uncertain. */
  series: readonly LineSeries[];
  /** Whether the axis starts at zero. If it doesn't, small changes look large. @default true */
  fromZero?: boolean;
  /** How the categories are placed. With `timeAxis()`, they are ISO dates or times. @default evenly */
  axis?: ChartAxis;
  /** Points with a ring and a label, such as a break-even. @default none */
  annotations?: readonly ChartAnnotation[];
}

function drawLines(
  canvas: Canvas,
  { fromZero, annotations }: Required<Pick<LineChartProps, 'fromZero' | 'annotations'>>,
  axis: Axis,
): Drawing {
  const { categories, rows, known, format, reading } = canvas;
  const points = categories.map((_, point) => point);
  const ends = rows.flatMap(({ name, color, values }, index) => {
    const point = lastKnown(values);
    const value = values[point] ?? null;
    return value === null
      ? []
      : {
          point,
          name: rows.length > 1 ? name : '',
          text: format.short(value),
          color,
          value,
          read: reading && reading.series === index,
        };
  });
  const { scale, along, plot, surround } = upright(
    canvas,
    [...known, ...rows.flatMap(({ band = [] }) => band.flatMap((range) => range ?? []))],
    fromZero,
    endNames(canvas, ends),
    [],
    axis,
  );

  const marks = rows.map(({ name, color, values, band, dashed }, index) => {
    const y = (point: number): number => scale(values[point] ?? 0);
    const isKnown = (point: number): boolean => band?.[point] != null;
    const edge = (side: 0 | 1) => (point: number) => scale(band?.[point]?.[side] ?? 0);
    return (
      <g key={name} data-read={reading && reading.series === index} color={color}>
        {band && (
          <>
            <path d={area<number>(along.at, edge(0), edge(1)).defined(isKnown)(points) ?? ''} opacity="0.1" />
            {([0, 1] as const).map((side) => (
              <path
                key={side}
                d={line<number>(along.at, edge(side)).defined(isKnown)(points) ?? ''}
                fill="none"
                stroke="currentColor"
                opacity="0.35"
              />
            ))}
          </>
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
      reading && (
        <path key="reading" d={`M${along.at(reading.point)},${plot.top}V${plot.bottom}`} data-zero />
      ),
      marks,
      drawPointLabels(canvas, {
        ends,
        annotations,
        lines: rows.map(({ values }) => values),
        scale,
        along,
        plot,
      }),
    ]),
    locate: ({ point, series }) => {
      const value = rows[series]?.values[point] ?? null;
      return { x: along.at(point), y: value === null ? plot.top : scale(value) };
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
export function LineChart({
  fromZero = true,
  axis,
  annotations = [],
  ...props
}: LineChartProps): ReactElement {
  const locale = useLocale();
  const time = axis?.(props.categories, locale);
  return (
    <ChartFrame
      {...props}
      {...time?.captions}
      draw={(canvas) =>
        drawLines(canvas, { fromZero, annotations }, time?.axis ?? categoryAxis(canvas.categories, 0))
      }
    />
  );
}
