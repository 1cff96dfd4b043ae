/** @jsxImportSource #layered */
import type { ReactElement } from 'react';
import * as styles from './chart.styles.ts';
import type { Row } from './chart-data.ts';
import type { Reading } from './reading.ts';
import type { Space } from './use-space.ts';

interface ReadingLabelProps {
  title: string | undefined;
  rows: readonly Row[];
  read: (row: Row, point: number) => string;
  reading: Reading;
  space: Space;
  at: { x: number; y: number };
}

/** Distance from the mark to the label, in px. */
const GAP = 14;
/** Minimum width of the label, in em. If there is less room next to the mark, the label covers the mark. */
const ROOM = 12;

/** Shows all values of the category that is being read, next to its mark on the side with more room. */
export function ReadingLabel({
  title,
  rows,
  read,
  reading: { point, series },
  space: { width, height, em },
  at: { x, y },
}: ReadingLabelProps): ReactElement {
  const isRight = x > width / 2;
  const away = Math.max(0, Math.min((isRight ? width - x : x) + GAP, width - ROOM * em));
  return (
    <div
      aria-hidden
      data-part="tooltip"
      css={styles.readingLabel}
      style={{
        [isRight ? 'right' : 'left']: away,
        top: Math.max(0, Math.min(y, height - 1.5 * em * rows.length) - 2 * em),
        maxInlineSize: width - away,
      }}
    >
      {title}
      {rows.map((row, index) => (
        <div key={row.name} data-active={index === series && rows.length > 1}>
          <span style={{ color: row.color }}>■</span>
          {row.name}
          <b>{read(row, point)}</b>
        </div>
      ))}
    </div>
  );
}
