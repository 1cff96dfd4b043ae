import { css } from '@emotion/react';
import { color, fontFamily, fontSize, fontWeight, space } from '@uplift/ui/tokens';

/** On screen, the sheet has the width of paper but stays hidden, so that charts can measure themselves. */
export const sheet = css({
  '@media screen': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '44rem',
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    pointerEvents: 'none',
  },
  color: color.text,
  fontSize: '0.8125rem',
  lineHeight: 1.45,
});

export const frame = css({
  '@media screen': { position: 'absolute', inlineSize: 0, blockSize: 0, overflow: 'clip' },
});

export const title = css({
  fontFamily: fontFamily.display,
  fontSize: '1.75rem',
  fontWeight: fontWeight.semibold,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
});

export const summary = css({ marginBlockStart: space[2], color: color.textMuted, fontSize: fontSize.md });

export const sections = css({
  columns: 2,
  columnGap: space[8],
  marginBlockStart: space[6],
});

export const section = css({ breakInside: 'avoid', paddingBlockEnd: space[6] });

export const wide = css({ columnSpan: 'all' });

export const heading = css({
  paddingBlockEnd: space[1],
  borderBlockEnd: `1.5px solid ${color.text}`,
  fontSize: fontSize.md,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.4,
});

export const caption = css({ color: color.textSubtle, fontSize: '0.75rem' });

export const lines = css({ margin: 0 });

export const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.border}`,
  breakInside: 'avoid',
});

export const value = css({ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const amount = css({ fontWeight: fontWeight.semibold });

export const remark = css({
  gridColumn: '1 / -1',
  margin: 0,
  color: color.textSubtle,
  fontSize: '0.75rem',
});

export const chart = css({ marginBlockEnd: space[6], breakInside: 'avoid' });

export const foot = css({
  marginBlockStart: space[2],
  color: color.textSubtle,
  fontSize: '0.75rem',
  overflowWrap: 'anywhere',
});
