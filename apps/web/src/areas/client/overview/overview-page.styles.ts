import { css } from '@emotion/react';
import { color, controlHeight, fontSize, fontWeight, media, space } from '@uplift/ui/tokens';

/** What needs the client on the wide side, who helps on the narrow one. */
export const columns = css({
  display: 'grid',
  gap: space[6],
  overflowWrap: 'anywhere',
  // Fills both sides from the top, even while a part is missing.
  [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gridAutoFlow: 'row dense' },
});

/** Stays on its side while the other one loads or fails. */
export const wide = css({ display: 'grid', minInlineSize: 0, [media.lg]: { gridColumn: 1 } });

export const narrow = css({ display: 'grid', minInlineSize: 0, [media.lg]: { gridColumn: 2 } });

/** The guarantee, as tall as project and messages together. */
export const tall = css({ [media.lg]: { gridRow: 'span 2' } });

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[1],
});

/** A link to the full page. */
export const more = css({ fontSize: fontSize.sm });

export const approvals = css({
  display: 'grid',
  marginBlockEnd: `calc(-1 * ${space[3]})`,
  borderBlockStart: `1px solid ${color.border}`,
});

/** On phones, the actions are below the words. A notice is below both. */
export const approval = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[2],
  minBlockSize: controlHeight.lg,
  paddingBlock: space[2],
  '& + &': { borderBlockStart: `1px solid ${color.border}` },
});

export const approvalWords = css({ flex: '1 1 14rem', minInlineSize: 0 });

export const approvalActions = css({ display: 'flex', flex: 'none', gap: space[2] });

export const strong = css({ fontWeight: fontWeight.medium });

export const excerpt = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const manager = css({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });

/** Phases, and the next milestone at the end of the row. */
export const project = css({
  display: 'grid',
  gap: space[6],
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(11rem, 14rem)' },
});

export const next = css({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  [media.lg]: {
    paddingBlockStart: 0,
    paddingInlineStart: space[6],
    borderBlockStart: 0,
    borderInlineStart: `1px solid ${color.border}`,
  },
});
