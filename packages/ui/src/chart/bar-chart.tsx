'use client';
import type { ReactElement } from 'react';
import { drawLyingBars, drawUprightBars } from './bars.tsx';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';

export type BarOrientation = 'horizontal' | 'vertical';

export interface BarChartProps extends ChartProps {
  /**
   * The direction of the bars. `horizontal` suits names, which may be long; `vertical` suits time.
   * @default 'vertical'
   */
  orientation?: BarOrientation;
  /**
   * The value that the axis of vertical bars reaches at least, so that bars of small counts look small.
   * @default the largest value
   */
  suggestedMax?: number;
  /**
   * Height of the plot in px at the default text size.
   * @default 280, or what the bars need when they are horizontal
   */
  height?: number;
}

/** Heights in a horizontal chart, in px: a category's name and spacing, and each of its bars. */
const CATEGORY = 24;
const BAR = 22;

/** Compares values. One bar per category, or one per series. Bars start at zero. */
export function BarChart({ orientation, suggestedMax = 0, ...props }: BarChartProps): ReactElement {
  const isLying = orientation === 'horizontal';
  const height = (CATEGORY + BAR * props.series.length) * props.categories.length;
  return (
    <ChartFrame
      draw={isLying ? drawLyingBars : (canvas) => drawUprightBars(canvas, suggestedMax)}
      horizontal={isLying}
      height={isLying ? height : 280}
      {...props}
    />
  );
}
