import type { ReactElement } from 'react';
import { placeLabels } from './label-layout.ts';
import { Mark } from './mark.tsx';
import { truncate, widestOf } from './text-width.ts';
import type { Space } from './use-space.ts';

/** The name of a series beside its last mark. */
export interface EndLabel {
  /** The last value, as it is written. */
  value: string;
  /** Left out where there is one series only: then the chart's title is its name. */
  name?: string;
  color: string | undefined;
  /** Where the mark stands. */
  y: number;
  /** Whether its series is being read; `null` while nothing is. */
  read: boolean | null;
}

/** From the mark to the stroke of its colour and on to the words, in px. */
const TO_STROKE = 14;
const TO_TEXT = 22;
/** The part of the width that labels may take. */
const SHARE = 0.36;
/** Two lines with air, and one, in em. */
const TWO_LINES = 3.1;
const ONE_LINE = 1.5;

/** The room that labels take beside the plot. */
export function endLabelRoom(
  labels: readonly Pick<EndLabel, 'value' | 'name'>[],
  { width, em }: Space,
): number {
  const texts = labels.flatMap(({ value, name = '' }) => [value, name]);
  return texts.length > 0 ? Math.min(widestOf(texts, em) + TO_TEXT + 2, width * SHARE) : 0;
}

interface EndLabelsProps {
  labels: readonly EndLabel[];
  /** Where the plot ends. */
  x: number;
  /** The room that `endLabelRoom` found. */
  room: number;
  space: Space;
}

/** Direct labels instead of a legend: none covers another, and a line leads to each that had to move. */
export function EndLabels({ labels, x, room, space: { height, em, rtl } }: EndLabelsProps): ReactElement {
  const size = labels.some(({ name }) => name) ? TWO_LINES : ONE_LINE;
  const wanted = labels.map(({ y }) => y);
  const places = placeLabels(wanted, size * em, height);
  const away = (distance: number): number => x + (rtl ? -distance : distance);
  return (
    <>
      {labels.map(({ value, name, color, y, read }, index) => {
        const place = places[index] ?? y;
        const half = 1.2 * em;
        return (
          <Mark key={name ?? ''} read={read} style={{ color }}>
            {name && (
              <g stroke="currentColor" strokeLinecap="round">
                {Math.abs(place - y) > 1 && <path d={`M${away(5)},${y}L${away(TO_STROKE - 3)},${place}`} />}
                <path d={`M${away(TO_STROKE)},${place - half}v${2 * half}`} strokeWidth="3" />
              </g>
            )}
            <text
              x={away(name ? TO_TEXT : TO_STROKE)}
              y={place}
              dy={name ? '-0.3em' : '0.35em'}
              data-text="strong"
            >
              {value}
            </text>
            {name && (
              <text x={away(TO_TEXT)} y={place} dy="1.1em" data-text="name">
                {truncate(name, room - TO_TEXT, em)}
              </text>
            )}
          </Mark>
        );
      })}
    </>
  );
}
