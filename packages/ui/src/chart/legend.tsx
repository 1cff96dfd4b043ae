import type { ScaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import type { Canvas } from './chart-frame.tsx';
import { truncate } from './text-width.ts';

/** The layout of series names around the marks. */
export interface Names {
  /** Width reserved after the last category, in px. */
  room: number;
  /** Lines reserved above the plot. */
  lines: number;
  draw: (scale: ScaleLinear<number, number>) => ReactNode;
}

interface Named {
  name: string;
  color: string | undefined;
}

/** Line height of a name, in em. */
export const LEGEND_LINE = 1.6;
/** Distance from the stroke in the series color to the name, in px. */
const GAP = 8;

/** Lists the names of several series above the plot, one per line. */
export function legend(names: readonly Named[], { width, em, inline }: Canvas): Names {
  return {
    room: 0,
    lines: names.length,
    draw: () =>
      names.map(({ name, color }, index) => (
        <g key={name} color={color}>
          <path
            d={`M${inline(2)},${LEGEND_LINE * em * index}v${em}`}
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <text x={inline(GAP)} y={(LEGEND_LINE * index + 0.5) * em} dy="0.35em">
            <tspan>{truncate(name, width - GAP, em)}</tspan>
          </text>
        </g>
      )),
  };
}
