import type { Canvas } from './chart-frame.tsx';
import { placeLabels } from './label-layout.ts';
import { legend, type Names } from './legend.tsx';
import { widestOf } from './text-width.ts';

/** The name of a series with its last value. */
export interface NamedValue {
  /** The category of the value. */
  point: number;
  /** The formatted last value. */
  text: string;
  /** Empty for a single series, where the chart's title is the name. */
  name: string;
  color: string | undefined;
  /** The value next to which the label is placed. */
  value: number;
  /** Whether its series is being read. `null` if none is. */
  read: boolean | null;
}

/** Distance from a mark to the stroke in its color and to its name, in px. */
const TO_STROKE = 14;
const TO_TEXT = 22;
/** Maximum share of the width for names. */
const SHARE = 0.36;
/** Height of a value above a name, and of a value alone, including spacing, in em. */
const TWO_LINES = 3.1;
const ONE_LINE = 1.4;
/** Share of these heights that the stroke takes. */
const STROKE = 0.77;

/** Whether a series ends with the last category, so that its name has room next to the plot. */
export function endsAtEdge({ categories }: Canvas): (end: NamedValue) => boolean {
  return ({ point }) => point === categories.length - 1;
}

/**
 * Places the names of series that end with the last category next to their last values instead of in a
 * legend. Names never overlap. A line connects each name that had to move to its value. If the names don't
 * fit, they are placed above the plot, and only the values stay next to it.
 */
export function endNames(canvas: Canvas, ends: readonly NamedValue[]): Names {
  const { width, height, em, inline } = canvas;
  const names = ends.filter(endsAtEdge(canvas));
  const texts = names.map(({ name }) => name);
  const isSideBySide = widestOf(texts, em) + TO_TEXT <= width * SHARE;
  const above = legend(isSideBySide ? [] : names, canvas);
  const values = names.map(({ text }) => text);
  const room = widestOf(isSideBySide ? [...values, ...texts] : values, em) + TO_TEXT;
  const line = (isSideBySide ? TWO_LINES : ONE_LINE) * em;
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
              <text x={x} y={place} dy={name && isSideBySide ? '-0.3em' : '0.35em'}>
                {text}
                {isSideBySide && (
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
