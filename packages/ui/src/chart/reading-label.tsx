import type { ReactElement } from 'react';
import * as styles from './chart.styles.ts';
import type { Column } from './columns.ts';
import type { Reading } from './reading.ts';
import type { Space } from './use-space.ts';

interface ReadingLabelProps {
  title: string | undefined;
  columns: readonly Column[];
  reading: Reading;
  space: Space;
  at: { x: number; y: number };
}

/** From the mark to the label, in px. */
const GAP = 14;

/** All values at the category that is being read, beside its mark on the side where there is more room. */
export function ReadingLabel({
  title,
  columns,
  reading,
  space: { width, height, em },
  at: { x, y },
}: ReadingLabelProps): ReactElement {
  const isRight = x > width / 2;
  const room = isRight ? x : width - x;
  return (
    <div
      aria-hidden
      css={styles.readingLabel}
      style={{
        [isRight ? 'right' : 'left']: width - room + GAP,
        top: Math.max(0, Math.min(y, height - 1.5 * em * columns.length) - 2 * em),
        maxInlineSize: room - GAP,
      }}
    >
      {title}
      {columns.map(({ name, color, read }, index) => (
        <div
          key={name}
          css={styles.readingRow}
          data-active={(index === reading.series && columns.length > 1) || undefined}
        >
          <span css={styles.swatch} style={{ color: color ?? 'transparent' }} />
          <span>{name}</span>
          <b>{read(reading.point)}</b>
        </div>
      ))}
    </div>
  );
}
