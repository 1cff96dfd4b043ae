'use client';
import type { ReactElement } from 'react';
import { drawLyingBars, drawUprightBars } from './bars.tsx';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';

export type BarOrientation = 'horizontal' | 'vertical';

export interface BarChartProps extends ChartProps {
  /** `horizontal` for names, which may be long; `vertical` for time. @default 'vertical' */
  orientation?: BarOrientation;
  /** Of the plot, in px at the usual size of text. @default 280, or what the bars need where they are horizontal */
  height?: number;
}

/** Of a category with horizontal bars: its name and air, and each bar, in px. */
const CATEGORY = 24;
const BAR = 22;

/** How values compare: a bar for each, or one for each series. Bars start at zero. */
export function BarChart({ orientation, ...props }: BarChartProps): ReactElement {
  const isLying = orientation === 'horizontal';
  const height = (CATEGORY + BAR * props.series.length) * props.categories.length;
  return (
    <ChartFrame
      draw={isLying ? drawLyingBars : drawUprightBars}
      horizontal={isLying}
      height={isLying ? height : 280}
      {...props}
    />
  );
}
