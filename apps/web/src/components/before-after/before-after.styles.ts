import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, radius, space } from '@uplift/ui/tokens';

export const row = css({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[5],
  borderBlockEnd: `1px solid ${color.border}`,
  [media.md]: { display: 'table-row' },
});

export const name = css({
  textAlign: 'start',
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
  [media.md]: {
    inlineSize: '36%',
    paddingBlock: space[5],
    paddingInlineEnd: space[8],
    verticalAlign: 'middle',
  },
});

export const unit = css({
  display: 'block',
  color: color.textSubtle,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
});

/** On phones, the column's name precedes its bar. */
export const cell = css({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  alignItems: 'center',
  padding: 0,
  '&::before': { content: 'attr(data-column)', color: color.textSubtle, fontSize: fontSize.sm },
  [media.md]: {
    display: 'table-cell',
    inlineSize: '32%',
    paddingBlock: space[5],
    paddingInlineEnd: space[6],
    verticalAlign: 'middle',
    '&::before': { display: 'none' },
  },
});

/** Leaves room for the figure after the longest bar. */
export const bar = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, calc((100% - 4.5rem) * var(--share))) auto 1fr',
  alignItems: 'center',
  columnGap: space[3],
});

const fill = css({ blockSize: '1.25rem', minInlineSize: '0.25rem', borderRadius: radius.sm });

/** Before is hatched and after is solid, so that the difference doesn't depend on color. */
export const fills = {
  before: css(fill, {
    border: `1px solid ${color.borderStrong}`,
    background: `repeating-linear-gradient(135deg, ${color.borderStrong} 0 1px, transparent 1px 6px)`,
  }),
  after: css(fill, { background: color.accent, [media.forcedColors]: { background: 'CanvasText' } }),
} as const;
