/** @jsxImportSource #layered */
'use client';
import { area, line } from 'd3-shape';
import type { ComponentProps, ReactElement } from 'react';
import { type ChartColor, isAlone, knownValues, lastKnown, readValues } from './chart-data.ts';
import { seriesColor } from './series-color.ts';
import { mark, sparkline } from './sparkline.styles.ts';
import { valueDomain, valueScale } from './value-scale.ts';

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'children' | 'color' | 'values'> {
  /** Describes the trend in words and figures, as the text alternative of the image. */
  label: string;
  /** The values from first to last. `null` if unknown. */
  values: readonly (number | null)[];
  /** @default 1 */
  color?: ChartColor;
}

/** Coordinates of the drawing. CSS stretches it to its actual size. */
const WIDTH = 96;
const HEIGHT = 28;
const INSET = 4;

/**
 * The development of a value, as small as a word. It has no readable values, so put the figures next to it.
 */
export function Sparkline({ label, values, color = 1, ...props }: SparklineProps): ReactElement {
  const read = readValues(values, values.length);
  const y = valueScale(valueDomain(knownValues(read), false), [HEIGHT - INSET, INSET], 100);
  const x = (point: number): number =>
    INSET + (values.length > 1 ? point / (values.length - 1) : 0.5) * (WIDTH - 2 * INSET);
  const points = values.map((_, point) => point);
  const isKnown = (point: number): boolean => read[point] !== null;
  const at = (point: number): number => y(read[point] ?? 0);
  const path = line<number>(x, at).defined(isKnown);
  const fill = area<number>(x, HEIGHT, at).defined(isKnown);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      css={sparkline}
      {...props}
      style={{ color: seriesColor(0, color), ...props.style }}
    >
      <path d={fill(points) ?? ''} fill="currentColor" opacity="0.12" />
      <path d={path(points) ?? ''} css={mark} strokeWidth="1.5" />
      {points
        .filter((point) => isAlone(read, point) || point === lastKnown(read))
        .map((point) => (
          <path key={point} d={`M${x(point)},${at(point)}h0`} css={mark} strokeWidth="5" />
        ))}
    </svg>
  );
}
