import { css } from '@emotion/react';
import { color, controlHeight, fontSize, fontWeight, space } from '../foundations/tokens/index.ts';
import { controlRow } from '../internal/control-row/control-row.styles.ts';

/** The table is too narrow for columns, whatever the width of the page, and shows as a list. */
const asList = '@container data-table (max-width: 39.99rem)';

const coarse = '@media (pointer: coarse)';

const thumb = '2.75rem';

export const toolbar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[3],
});

/** In the list layout, the menus share one row. */
export const menus = css({ display: 'contents', [asList]: { ...controlRow, flex: '1 0 100%' } });

/** At the end of its row, even if it is alone there. */
export const toolbarEnd = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: 'auto',
  [asList]: { marginInlineStart: 0 },
  // Children that render nothing leave no gap.
  '&:empty': { display: 'none' },
});

/** Takes the room that the search leaves, so that it stands next to the end. */
export const view = css({
  display: 'flex',
  flex: '1 0 auto',
  justifyContent: 'flex-end',
  [asList]: { flex: 'none' },
});

export const search = css({
  position: 'relative',
  // Small enough at first that the other controls stay in its row, then as wide as they allow, before the view.
  flex: '999 1 10rem',
  minInlineSize: 'min(10rem, 100%)',
  maxInlineSize: '16rem',
  [asList]: { flexBasis: '100%', maxInlineSize: 'none' },
});

export const searchMark = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space[3],
  marginBlock: 'auto',
  color: color.textSubtle,
  pointerEvents: 'none',
});

export const searchInput = css({
  minBlockSize: controlHeight.sm,
  paddingBlock: '0.3125rem',
  paddingInlineStart: '2.25rem',
  fontSize: fontSize.sm,
  // Below 16 px, iOS zooms the page when the control gets focus.
  [coarse]: { minBlockSize: thumb, fontSize: fontSize.md },
});

export const trigger = css({
  minInlineSize: 0,
  fontWeight: fontWeight.regular,
  '& > svg': { color: color.textSubtle },
  '&[data-active]': { borderColor: color.accentText },
  '&[data-state="open"]': { background: color.surfaceHover },
  [coarse]: { minBlockSize: thumb },
});

export const listOnly = css({ display: 'none', [asList]: { display: 'inline-flex' } });

export const chosen = css({
  maxInlineSize: '12rem',
  overflow: 'hidden',
  color: color.accentText,
  fontWeight: fontWeight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
