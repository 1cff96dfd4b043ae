import { line } from 'd3-shape';
import type { ReactElement } from 'react';
import { isAlone, lastKnown, type Values } from './chart-data.ts';

interface LineMarkProps {
  values: Values;
  x: (point: number) => number;
  y: (point: number) => number;
  dashed?: boolean | undefined;
  /** The category that is being read. */
  point: number | undefined;
  /** Whether this series is being read. */
  isRead: boolean;
}

/** A line, with circles at its end, at values between gaps and at the value that is being read. */
export function LineMark({ values, x, y, dashed, point: read, isRead }: LineMarkProps): ReactElement {
  const points = values.map((_, point) => point);
  return (
    <>
      <path
        d={line<number>(x, y).defined((point) => values[point] !== null)(points) ?? ''}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray={dashed ? '4 6' : undefined}
      />
      {points
        .filter(
          (point) =>
            isAlone(values, point) ||
            point === lastKnown(values) ||
            (values[point] !== null && point === read),
        )
        .map((point) => (
          <circle key={point} cx={x(point)} cy={y(point)} r={isRead && point === read ? 6 : 4.5} />
        ))}
    </>
  );
}
