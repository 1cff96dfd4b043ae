import { css, type SerializedStyles } from '@emotion/react';
import { color, fontSize, fontWeight, space } from '../foundations/tokens/index.ts';

/** Above the control, after it (a checkbox), or before it with the control at the far end (a switch). */
export type LabelPlacement = 'top' | 'end' | 'start';

export const field = css({ minInlineSize: 0 });

export const label = css({
  alignSelf: 'flex-start',
  color: color.text,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
});

/** Label and messages share a column. The control takes the other cell. */
function inline(columns: string, column: 1 | 2): SerializedStyles {
  return css({
    display: 'grid',
    gridTemplateColumns: columns,
    columnGap: space[3],
    rowGap: space[1],
    alignItems: 'start',
    '& > label, & > p, & > [aria-live]': { gridColumn: column },
    '& > [aria-live]:empty': { position: 'absolute' },
    '& > label': { gridRow: 1, alignSelf: 'center', cursor: 'pointer' },
  });
}

export const placements = {
  top: css({ display: 'flex', flexDirection: 'column', gap: space[2] }),
  end: inline('auto minmax(0, 1fr)', 2),
  start: inline('minmax(0, 1fr) auto', 1),
} satisfies Record<LabelPlacement, SerializedStyles>;

export const mark = css({ marginInlineStart: space[1], color: color.danger });

export const hint = css({ color: color.textSubtle, fontSize: fontSize.xs, lineHeight: 1.5 });

export const counter = css({
  color: color.textSubtle,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.5,
  '&[data-over]': { color: color.danger, fontWeight: fontWeight.medium },
});

export const error = css({
  display: 'flex',
  gap: '0.375rem',
  color: color.danger,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  lineHeight: 1.5,
});

/** As high as a line, so that it is next to the first one. */
export const errorMark = css({ flex: 'none', inlineSize: '0.875rem', blockSize: '1lh' });
