import type { ScaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import type { Canvas } from './chart-frame.tsx';
import { truncate } from './text-width.ts';

/** The names of series, around the marks. */
export interface Names {
  /** The width that they take behind the last category, in px. */
  room: number;
  /** The lines that they take above the plot. */
  lines: number;
  draw: (scale: ScaleLinear<number, number>) => ReactNode;
}

interface Named {
  name: string;
  color: string | undefined;
}

/** The height of a name, in em. */
export const LEGEND_LINE = 1.6;
/** From the stroke of its colour to a name, in px. */
const GAP = 8;

/** The names of several series, one below the other above the plot. */
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
