import type { ScaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import type { CategoryScale } from './category-scale.ts';
import type { ChartAnnotation, Values } from './chart-data.ts';
import type { Canvas } from './chart-frame.tsx';
import { endsAtEdge, type NamedValue } from './end-names.tsx';
import { type Box, placePointLabels, type Segment } from './place-point-labels.ts';
import { textWidth } from './text-width.ts';

interface PointLabels {
  /** The last values of the series. Those at the edge have their names next to the plot. */
  ends: readonly NamedValue[];
  annotations: readonly ChartAnnotation[];
  /** The values of the lines that labels don't cover. */
  lines: readonly Values[];
  scale: ScaleLinear<number, number>;
  along: CategoryScale;
  plot: Box;
}

/** Height of a label, in em. */
const LINE = 1.4;

/** Returns the position between two categories. */
function between({ at }: CategoryScale, place: number): number {
  const before = Math.floor(place);
  return at(before) + (at(Math.ceil(place)) - at(before)) * (place - before);
}

function segmentsOf(lines: readonly Values[], x: (point: number) => number, y: (value: number) => number) {
  return lines.flatMap((values) =>
    values.flatMap((value, point): Segment[] => {
      const next = values[point + 1];
      return value == null || next == null ? [] : [[x(point), y(value), x(point + 1), y(next)]];
    }),
  );
}

/** Labels points inside the plot next to their marks, and marks the annotated ones with a ring. */
export function drawPointLabels(
  canvas: Canvas,
  { ends, annotations, lines, scale, along, plot }: PointLabels,
): ReactNode {
  const { em } = canvas;
  const isAtEdge = endsAtEdge(canvas);
  const inside = ends.filter((end) => !isAtEdge(end));
  const points = [
    ...annotations.map(({ at, value, label }) => ({
      x: between(along, at),
      y: scale(value),
      text: label,
      name: '',
      color: undefined,
      read: null,
      isAnnotation: true,
    })),
    ...inside.map((end) => ({ ...end, x: along.at(end.point), y: scale(end.value), isAnnotation: false })),
  ];
  const boxes = placePointLabels(
    points.map(({ x, y, text, name }) => ({
      x,
      y,
      width: textWidth(name ? `${text} ${name}` : text, em),
      height: LINE * em,
    })),
    segmentsOf(lines, along.at, scale),
    plot,
  );
  return points.map(({ x, y, text, name, color, read, isAnnotation }, index) => {
    const box = boxes[index] ?? plot;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: Labels may repeat, positions don't.
      <g key={index} data-read={read} color={color}>
        {isAnnotation && <circle cx={x} cy={y} r="5" data-ring />}
        <text
          x={(box.left + box.right) / 2}
          y={(box.top + box.bottom) / 2}
          dy="0.35em"
          textAnchor="middle"
          data-halo
        >
          {text} {name && <tspan>{name}</tspan>}
        </text>
      </g>
    );
  });
}
