import type { Canvas } from './chart-frame.tsx';
import { placeLabels } from './label-layout.ts';
import { legend, type Names } from './legend.tsx';
import { widestOf } from './text-width.ts';

/** The name of a series, beside the value that it belongs to. */
interface NamedValue {
  /** The last value, as it is written. */
  text: string;
  /** Empty where there is one series only: then the chart's title is its name. */
  name: string;
  color: string | undefined;
  /** The value beside which it stands. */
  value: number;
  /** Whether its series is being read; `null` while nothing is. */
  read: boolean | null;
}

/** From a mark to the stroke of its colour and on to its name, in px. */
const TO_STROKE = 14;
const TO_TEXT = 22;
/** The part of the width that names may take. */
const SHARE = 0.36;
/** A value above a name, or a value alone, with air, in em. */
const TWO_LINES = 3.1;
const ONE_LINE = 1.4;
/** The part of these that the stroke takes. */
const STROKE = 0.77;

/**
 * Direct labels instead of a legend: each stands beside its last value. None covers another, and a line leads to each
 * that had to move. Where a name has no room there, all names stand above the plot and their values alone beside it.
 */
export function endNames(canvas: Canvas, names: readonly NamedValue[]): Names {
  const { width, height, em, inline } = canvas;
  const texts = names.map(({ name }) => name);
  const isBeside = widestOf(texts, em) + TO_TEXT <= width * SHARE;
  const above = legend(isBeside ? [] : names, canvas);
  const values = names.map(({ text }) => text);
  const room = widestOf(isBeside ? [...values, ...texts] : values, em) + TO_TEXT;
  const line = (isBeside ? TWO_LINES : ONE_LINE) * em;
  const stroke = line * STROKE;
  const away = (distance: number): number => inline(width - room + distance);
  const x = away(TO_TEXT);
  return {
    room,
    lines: above.lines,
    draw: (scale) => {
      const places = placeLabels(
        names.map(({ value }) => scale(value)),
        line,
        height,
      );
      return [
        above.draw(scale),
        names.map(({ text, name, color, value, read }, index) => {
          const y = scale(value);
          const place = places[index] ?? y;
          return (
            <g key={name} data-read={read} color={color}>
              {name && (
                <g stroke="currentColor" strokeLinecap="round">
                  {Math.abs(place - y) > 1 && <path d={`M${away(5)},${y}L${away(TO_STROKE - 3)},${place}`} />}
                  <path d={`M${away(TO_STROKE)},${place - stroke / 2}v${stroke}`} strokeWidth="3" />
                </g>
              )}
              <text x={x} y={place} dy={name && isBeside ? '-0.3em' : '0.35em'}>
                {text}
                {isBeside && (
                  <tspan x={x} dy="1.4em">
                    {name}
                  </tspan>
                )}
              </text>
            </g>
          );
        }),
      ];
    },
  };
}
