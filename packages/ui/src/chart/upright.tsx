import type { ScaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { CategoryAxis, inlineRange, ValueAxis } from './axes.tsx';
import { type CategoryScale, categoryScale } from './category-scale.ts';
import type { Canvas } from './chart-frame.tsx';
import { type EndLabel, EndLabels, endLabelRoom } from './end-labels.tsx';
import { widestOf } from './text-width.ts';
import { distinctTicks, valueDomain, valueScale } from './value-scale.ts';

/** The name of a series, beside the value that it belongs to. */
interface NamedValue extends Omit<EndLabel, 'y'> {
  at: number;
}

interface UprightProps {
  canvas: Canvas;
  categories: readonly string[];
  /** All that has to find a place. */
  values: readonly number[];
  fromZero: boolean;
  /** The names of the series. */
  names: readonly NamedValue[];
  /** The values that marks could bear themselves, as they are written. Where all can, an axis has nothing to say. */
  texts: readonly string[];
  /** Room beside the first and the last category, in steps. */
  margin: 0 | 0.5;
}

interface Upright {
  scale: ScaleLinear<number, number>;
  along: CategoryScale;
  top: number;
  bottom: number;
  /** Whether marks bear their values. */
  isLabelled: boolean;
  /** The marks with axes and names. */
  surround: (marks: ReactNode) => ReactNode;
}

/** Around the plot, in em: half a line, a line of categories, a line of values; and between an axis and its labels. */
const ABOVE = 0.8;
const BELOW = 2.2;
const VALUES = 1.6;
const GAP = 0.8;

/** The layout of charts whose categories follow each other in reading direction and whose values rise. */
export function upright({
  canvas,
  categories,
  values,
  fromZero,
  names,
  texts,
  margin,
}: UprightProps): Upright {
  const { width, height, em, format, reading } = canvas;
  const room = endLabelRoom(names, canvas);
  const isLabelled = texts.length > 0 && widestOf(texts, em) + em / 3 <= (width - room) / categories.length;
  const domain = valueDomain(values, fromZero);
  const top = (ABOVE + (isLabelled ? VALUES : 0)) * em;
  const bottom = height - BELOW * em;
  const lowest = bottom - (isLabelled && domain[0] < 0 ? VALUES * em : 0);
  const tickCount = Math.max(2, Math.round(height / em / 5));
  const scale = valueScale(domain, [lowest, top], tickCount);
  const ticks = isLabelled ? [] : distinctTicks(scale.ticks(tickCount), format.short);
  if (isLabelled) scale.domain(domain);
  const texted = ticks.map(({ text }) => text);
  const [from, to] = inlineRange(isLabelled ? 0 : widestOf(texted, em) + GAP * em, room, canvas);
  const along = categoryScale(categories.length, from, to, margin);
  return {
    scale,
    along,
    top,
    bottom,
    isLabelled,
    surround: (marks) => (
      <>
        <ValueAxis
          ticks={isLabelled ? [{ value: 0, text: '' }] : ticks}
          at={scale}
          from={from}
          to={to}
          gap={GAP * em}
        />
        <CategoryAxis
          categories={categories}
          {...along}
          canvas={canvas}
          keepAll={margin > 0}
          active={reading?.point}
        />
        {marks}
        <EndLabels
          labels={names.map((name) => ({ ...name, y: scale(name.at) }))}
          x={to}
          room={room}
          space={canvas}
        />
      </>
    ),
  };
}
