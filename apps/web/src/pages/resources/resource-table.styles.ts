import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, space } from '@uplift/ui/tokens';

export const table = css({ inlineSize: '100%', fontSize: fontSize.sm });

export const caption = css({
  paddingBlockEnd: space[3],
  color: color.textSubtle,
  textAlign: 'start',
});

export const head = css({ display: 'none', [media.md]: { display: 'table-header-group' } });

export const columnHead = css({
  paddingBlock: space[2],
  paddingInlineEnd: space[3],
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  color: color.textSubtle,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  verticalAlign: 'bottom',
});

/** On phones a row is a small list: its name, then each figure with the name of its column. */
export const row = css({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  [media.md]: { display: 'table-row' },
});

export const name = css({
  textAlign: 'start',
  fontWeight: fontWeight.medium,
  [media.md]: { paddingBlock: space[3], paddingInlineEnd: space[3] },
});

export const cell = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  padding: 0,
  color: color.textMuted,
  '&::before': { content: 'attr(data-column)', color: color.textSubtle },
  '&:empty': { display: 'none' },
  [media.md]: {
    display: 'table-cell',
    paddingBlock: space[3],
    paddingInlineEnd: space[3],
    '&::before': { content: 'none' },
    '&:empty': { display: 'table-cell' },
  },
});

export const figure = css({
  fontVariantNumeric: 'tabular-nums',
  [media.md]: { textAlign: 'end', paddingInlineEnd: 0, paddingInlineStart: space[3] },
});

export const total = css({ color: color.text, fontWeight: fontWeight.semibold });
