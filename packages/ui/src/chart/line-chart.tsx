'use client';
import { type Area, area, curveMonotoneX, line } from 'd3-shape';
import { type ReactElement, useId } from 'react';
import { isAlone, knownValues, type LineSeries, lastKnown, valueAt } from './chart-data.ts';
import { type Canvas, ChartFrame, type ChartProps, type Drawing } from './chart-frame.tsx';
import { Mark } from './mark.tsx';
import { seriesColor } from './series-color.ts';
import { upright } from './upright.tsx';

export interface LineChartProps extends ChartProps {
  /** One line each, with a band if its values are uncertain. */
  series: readonly LineSeries[];
  /** Whether the axis starts at zero. Without it small changes look large. @default true */
  fromZero?: boolean;
}

interface Lines extends Required<Pick<LineChartProps, 'categories' | 'series' | 'fromZero'>> {
  gradient: string;
}

function drawLines({ categories, series, fromZero, gradient }: Lines, canvas: Canvas): Drawing {
  const { format, reading } = canvas;
  const points = categories.map((_, point) => point);
  const isOnly = series.length === 1;
  const isRead = (index: number): boolean | null => reading && reading.series === index;
  const { scale, along, top, bottom, surround } = upright({
    canvas,
    categories,
    values: series.flatMap((one) => [
      ...knownValues(one),
      ...(one.band ?? []).flatMap((range) => range ?? []),
    ]),
    fromZero,
    names: series.flatMap((one, index) => {
      const value = valueAt(one, lastKnown(one));
      if (value === null) return [];
      const color = seriesColor(index, one.color);
      const label = { value: format.short(value), color, at: value, read: isRead(index) };
      return isOnly ? label : { ...label, name: one.name };
    }),
    texts: [],
    margin: 0,
  });
  const between = (low: (point: number) => number, high: (point: number) => number): Area<number> =>
    area<number>(along.at, low, high).curve(curveMonotoneX);

  const marks = series.map((one, index) => {
    const isKnown = (point: number): boolean => valueAt(one, point) !== null;
    const y = (point: number): number => scale(valueAt(one, point) ?? 0);
    const edge = (side: 0 | 1) => (point: number) => scale(one.band?.[point]?.[side] ?? 0);
    const path = line<number>(along.at, y).defined(isKnown).curve(curveMonotoneX);
    const color = seriesColor(index, one.color);
    return (
      <Mark key={one.name} read={isRead(index)} style={{ color }}>
        {one.band && (
          <path
            d={between(edge(0), edge(1)).defined((point) => Boolean(one.band?.[point]))(points) ?? ''}
            opacity="0.16"
          />
        )}
        {isOnly && !one.band && scale.domain()[0] === 0 && (
          <>
            <linearGradient id={gradient} x2="0" y2="1">
              <stop stopColor={color} stopOpacity="0.2" />
              <stop offset="1" stopColor={color} stopOpacity="0" />
            </linearGradient>
            <path d={between(() => bottom, y).defined(isKnown)(points) ?? ''} fill={`url(#${gradient})`} />
          </>
        )}
        <path
          d={path(points) ?? ''}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray={one.dashed ? '1 6' : undefined}
        />
        {points
          .filter(
            (point) =>
              isAlone(one, point) ||
              (isKnown(point) && (point === lastKnown(one) || point === reading?.point)),
          )
          .map((point) => (
            <circle
              key={point}
              cx={along.at(point)}
              cy={y(point)}
              r={isRead(index) && reading?.point === point ? 6 : 4.5}
            />
          ))}
      </Mark>
    );
  });

  return {
    marks: surround(
      <>
        {reading && <path d={`M${along.at(reading.point)},${top}V${bottom}`} data-line="zero" />}
        {marks}
      </>,
    ),
    locate: ({ point, series: index }) => {
      const one = series[index];
      const value = one ? valueAt(one, point) : null;
      return { x: along.at(point), y: value === null ? top : scale(value) };
    },
    find: (x, y) => {
      const point = along.nearest(x);
      const distances = series.map((one) => {
        const value = valueAt(one, point);
        return value === null ? Number.POSITIVE_INFINITY : Math.abs(scale(value) - y);
      });
      return { point, series: distances.indexOf(Math.min(...distances)) };
    },
  };
}

/** How values develop: one line or a few, each with its name at its end. */
export function LineChart({ fromZero = true, ...props }: LineChartProps): ReactElement {
  const gradient = useId();
  return <ChartFrame draw={(canvas) => drawLines({ ...props, fromZero, gradient }, canvas)} {...props} />;
}
