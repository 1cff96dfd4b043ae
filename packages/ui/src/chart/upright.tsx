import type { ScaleLinear } from 'd3-scale';
import { Fragment, type ReactNode } from 'react';
import { type CategoryScale, categoryScale } from './category-scale.ts';
import type { Canvas } from './chart-frame.tsx';
import { fitLabels, placeLabels } from './label-layout.ts';
import { textWidth, truncate, widestOf } from './text-width.ts';
import { distinctTicks, valueDomain, valueScale } from './value-scale.ts';

/** The name of a series, beside the value that it belongs to. */
interface NamedValue {
  /** The last value, as it is written. */
  text: string;
  /** Left out where there is one series only: then the chart's title is its name. */
  name: string | false;
  color: string | undefined;
  /** The value beside which it stands. */
  value: number;
  /** Whether its series is being read; `null` while nothing is. */
  read: boolean | null;
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
/** From a mark to the stroke of its colour and on to its name, in px. */
const TO_STROKE = 14;
const TO_TEXT = 22;
/** The part of the width that names may take. */
const SHARE = 0.36;
/** Two lines with air, and half of them without, in em. */
const TWO_LINES = 3.1;
const HALF = 1.2;

/**
 * The layout of charts whose categories follow each other in reading direction and whose values rise. Direct labels
 * instead of a legend: none covers another, and a line leads to each that had to move.
 *
 * @param values All that has to find a place.
 * @param names The names of the series.
 * @param texts The values that marks could bear themselves, as they are written. Where all can, an axis has nothing
 *   to say.
 * @param margin Room beside the first and the last category, in steps.
 */
export function upright(
  { categories, width, height, em, format, reading, inline }: Canvas,
  values: readonly number[],
  fromZero: boolean,
  names: readonly NamedValue[],
  texts: readonly string[],
  margin: 0 | 0.5,
): Upright {
  const widest = widestOf(
    names.flatMap(({ text, name }) => [text, name || '']),
    em,
  );
  const room = widest && Math.min(widest + TO_TEXT + 2, width * SHARE);
  const isLabelled = texts.length > 0 && widestOf(texts, em) + em / 3 <= (width - room) / categories.length;
  const domain = valueDomain(values, fromZero);
  const above = isLabelled ? VALUES * em : 0;
  const top = ABOVE * em + above;
  const bottom = height - BELOW * em;
  const tickCount = Math.max(2, Math.round(height / em / 5));
  const scale = valueScale(domain, [domain[0] < 0 ? bottom - above : bottom, top], tickCount);
  const ticks = isLabelled ? [{ value: 0, text: '' }] : distinctTicks(scale.ticks(tickCount), format.short);
  if (isLabelled) scale.domain(domain);
  const tickWidth = widestOf(
    ticks.map(({ text }) => text),
    em,
  );
  const before = tickWidth && tickWidth + GAP * em;
  const from = inline(before);
  const to = inline(width - room);
  const along = categoryScale(categories.length, from, to, margin);
  const places = placeLabels(
    names.map(({ value }) => scale(value)),
    TWO_LINES * em,
    height,
  );
  const away = (distance: number): number => inline(width - room + distance);
  return {
    scale,
    along,
    top,
    bottom,
    isLabelled,
    surround: (marks) => (
      <Fragment>
        {ticks.map(({ value, text }) => (
          <Fragment key={value}>
            <path d={`M${from},${scale(value)}H${to}`} data-zero={value === 0} />
            <text x={inline(before - GAP * em)} y={scale(value)} dy="0.35em" textAnchor="end">
              {text}
            </text>
          </Fragment>
        ))}
        {fitLabels(categories, along.step, em).map((label, point) => {
          const half = Math.min(textWidth(label, em), width) / 2;
          return (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: Categories are their places; two may have one name.
              key={point}
              x={Math.min(width - half, Math.max(half, along.at(point)))}
              y={height - 0.5 * em}
              textAnchor="middle"
              data-read={point === reading?.point}
            >
              {label}
            </text>
          );
        })}
        {marks}
        {names.map(({ text, name, color, value, read }, index) => {
          const y = scale(value);
          const place = places[index] ?? y;
          const x = away(TO_TEXT);
          return (
            <g key={name || ''} data-read={read} color={color}>
              {name && (
                <g stroke="currentColor" strokeLinecap="round">
                  {Math.abs(place - y) > 1 && <path d={`M${away(5)},${y}L${away(TO_STROKE - 3)},${place}`} />}
                  <path d={`M${away(TO_STROKE)},${place - HALF * em}v${2 * HALF * em}`} strokeWidth="3" />
                </g>
              )}
              <text x={x} y={place} dy={name ? '-0.3em' : '0.35em'}>
                {text}
                {name && (
                  <tspan x={x} dy="1.4em">
                    {truncate(name, room - TO_TEXT, em)}
                  </tspan>
                )}
              </text>
            </g>
          );
        })}
      </Fragment>
    ),
  };
}
