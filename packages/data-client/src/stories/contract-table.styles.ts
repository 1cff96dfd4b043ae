import { css } from '@emotion/react';
import { color, fontFamily, fontSize, fontWeight, lineHeight, space } from '@uplift/ui/tokens';

export const frame = css({ containerType: 'inline-size' });

/** A list of calls on phones, and a table where there is space for its columns. */
export const table = css({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.sm,
  lineHeight: lineHeight.normal,
  '& thead': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'clip', clipPath: 'inset(50%)' },
  '& tbody, & tr, & th, & td': { display: 'block' },
  '& th, & td': { textAlign: 'start', verticalAlign: 'top' },
  '& tr': { paddingBlock: space[4], borderBlockEnd: `1px solid ${color.border}` },
  '& td': { marginBlockStart: space[2] },
  '& td:empty': { display: 'none' },
  '@container (min-width: 56rem)': {
    '& thead': {
      position: 'static',
      display: 'table-header-group',
      overflow: 'visible',
      clipPath: 'none',
    },
    '& tbody': { display: 'table-row-group' },
    '& tr': { display: 'table-row' },
    '& th, & td': {
      display: 'table-cell',
      paddingInlineEnd: space[5],
      paddingBlock: space[3],
      borderBlockEnd: `1px solid ${color.border}`,
    },
    '& td': { marginBlockStart: 0 },
    '& td:empty': { display: 'table-cell' },
    '& th': { whiteSpace: 'nowrap' },
    '& thead th': { color: color.textMuted, fontWeight: fontWeight.medium },
  },
});

export const caption = css({
  paddingBlockEnd: space[3],
  color: color.textMuted,
  fontSize: fontSize.sm,
  textAlign: 'start',
});

export const call = css({
  fontFamily: fontFamily.mono,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.regular,
  // Some paths are wider than a phone.
  overflowWrap: 'anywhere',
});

export const method = css({
  display: 'inline-block',
  minInlineSize: '3rem',
  color: color.textSubtle,
  fontWeight: fontWeight.semibold,
});

export const fields = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  fontFamily: fontFamily.mono,
  fontSize: fontSize.xs,
  color: color.textMuted,
});
