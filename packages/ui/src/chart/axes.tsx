import type { ReactElement } from 'react';
import { fitLabels } from './label-layout.ts';
import { textWidth } from './text-width.ts';
import type { Space } from './use-space.ts';
import type { Tick } from './value-scale.ts';

/** Where a plot begins and ends, in reading direction. */
export function inlineRange(
  before: number,
  after: number,
  { width, rtl }: Space,
): [from: number, to: number] {
  return rtl ? [width - before, after] : [before, width - after];
}

interface ValueAxisProps {
  ticks: readonly Tick[];
  /** Where a value stands. */
  at: (value: number) => number;
  from: number;
  to: number;
  /** Between the plot and the labels. */
  gap: number;
}

/** Hairlines across the plot with their values at the side where reading starts. */
export function ValueAxis({ ticks, at, from, to, gap }: ValueAxisProps): ReactElement {
  return (
    <>
      {ticks.map(({ value, text }) => (
        <g key={value}>
          <path d={`M${from},${at(value)}H${to}`} data-line={value === 0 ? 'zero' : 'grid'} />
          <text x={from - Math.sign(to - from) * gap} y={at(value)} dy="0.35em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
    </>
  );
}

interface CategoryAxisProps {
  categories: readonly string[];
  at: (point: number) => number;
  step: number;
  canvas: Space;
  /** Whether abbreviated labels are better than fewer of them. */
  keepAll: boolean;
  /** The category that is being read. */
  active: number | undefined;
}

/** The categories below an upright chart, as many as there is room for. */
export function CategoryAxis({
  categories,
  at,
  step,
  canvas: { width, height, em },
  keepAll,
  active,
}: CategoryAxisProps): ReactElement {
  return (
    <>
      {fitLabels(categories, step, em, keepAll).map((label, point) => {
        const half = Math.min(textWidth(label, em), width) / 2;
        return (
          label && (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: Categories are their places; two may have one name.
              key={point}
              x={Math.min(width - half, Math.max(half, at(point)))}
              y={height - 0.5 * em}
              textAnchor="middle"
              data-text={point === active ? 'strong' : undefined}
            >
              {label}
            </text>
          )
        );
      })}
    </>
  );
}
