'use client';
import type { ReactElement } from 'react';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { drawLyingBars } from './lying-bars.tsx';
import { drawUprightBars } from './upright-bars.tsx';

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
export function BarChart({ orientation = 'vertical', ...props }: BarChartProps): ReactElement {
  const isLying = orientation === 'horizontal';
  const draw = isLying ? drawLyingBars : drawUprightBars;
  const height = (CATEGORY + BAR * props.series.length) * props.categories.length;
  return (
    <ChartFrame
      draw={(canvas) => draw(props, canvas)}
      horizontal={isLying}
      {...(isLying && height > 0 && { height })}
      {...props}
    />
  );
}
