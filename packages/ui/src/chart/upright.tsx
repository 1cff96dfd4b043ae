import type { ScaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import type { Axis } from './category-axis.ts';
import type { CategoryScale } from './category-scale.ts';
import type { Canvas } from './chart-frame.tsx';
import { LEGEND_LINE, type Names } from './legend.tsx';
import type { Box } from './place-point-labels.ts';
import { textWidth, widestOf } from './text-width.ts';
import { distinctTicks, valueDomain, valueScale } from './value-scale.ts';

interface Upright {
  scale: ScaleLinear<number, number>;
  along: CategoryScale;
  /** The area inside the axes. */
  plot: Box;
  /** Whether marks show their values. */
  isLabelled: boolean;
  /** Adds the axes and names to the marks. */
  surround: (marks: ReactNode) => ReactNode;
}

/**
 * Space around the plot, in em: half a line above, a line of categories, a line of values, and the gap
 * between an axis and its labels.
 */
const ABOVE = 0.8;
const BELOW = 2.2;
const VALUES = 1.6;
const GAP = 0.8;
/**
 * Lays out charts with categories in reading direction and a vertical value axis.
 *
 * @param values All values that must fit.
 * @param texts The formatted values that marks could show. If all of them fit, the axis has no labels.
 */
export function upright(
  { categories, width, height, em, format, reading, inline }: Canvas,
  values: readonly number[],
  fromZero: boolean,
  { room, lines, draw }: Names,
  texts: readonly string[],
  axis: Axis,
): Upright {
  const isLabelled = texts.length > 0 && widestOf(texts, em) + em / 3 <= (width - room) / categories.length;
  const domain = valueDomain(values, fromZero);
  const above = isLabelled ? VALUES * em : 0;
  const top = ABOVE * em + above + lines * LEGEND_LINE * em;
  const tickCount = Math.max(2, Math.round(height / em / 5));
  const scale = valueScale(domain, [0, 1], tickCount);
  // A small loss needs no room for a whole tick below it.
  if (domain[0] < 0 && domain[1] > 0) scale.domain([domain[0], scale.domain()[1] ?? domain[1]]);
  const ticks = isLabelled ? [{ value: 0, text: '' }] : distinctTicks(scale, tickCount, format.short);
  if (isLabelled) scale.domain(domain);
  const tickWidth = widestOf(
    ticks.map(({ text }) => text),
    em,
  );
  const before = tickWidth && tickWidth + GAP * em;
  const from = inline(before);
  const to = inline(width - room);
  const { along, labels } = axis(from, to, em);
  const bottom = height - BELOW * em;
  scale.range([domain[0] < 0 ? bottom - above : bottom, top]);
  return {
    scale,
    along,
    plot: { left: Math.min(from, to), right: Math.max(from, to), top, bottom },
    isLabelled,
    surround: (marks) => [
      ticks.map(({ value }) => (
        <path key={value} d={`M${from},${scale(value)}H${to}`} data-zero={value === 0} />
      )),
      ticks.map(({ value, text }) => (
        <text key={value} x={inline(before - GAP * em)} y={scale(value)} dy="0.35em" textAnchor="end">
          {text}
        </text>
      )),
      labels.map(({ text, x, point }) => {
        const middle = Math.min(textWidth(text, em), width) / 2;
        return (
          <text
            key={x}
            x={Math.min(width - middle, Math.max(middle, x))}
            y={height - 0.5 * em}
            textAnchor="middle"
            data-read={point !== undefined && point === reading?.point}
          >
            {text}
          </text>
        );
      }),
      marks,
      draw(scale),
    ],
  };
}
