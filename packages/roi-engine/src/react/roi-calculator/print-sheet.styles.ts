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

export const title = css({ color: color.accentText, fontSize: fontSize.lg, fontWeight: fontWeight.medium });

export const total = css({
  marginBlockStart: space[2],
  fontFamily: fontFamily.display,
  fontSize: '4rem',
  fontWeight: fontWeight.semibold,
  letterSpacing: '-0.03em',
  lineHeight: 1.1,
});

export const totalUnit = css({ color: color.textMuted, fontSize: fontSize.lg, letterSpacing: 0 });

export const summary = css({
  marginBlockStart: space[2],
  paddingBlockEnd: space[6],
  borderBlockEnd: `3px solid ${color.accent}`,
  color: color.textMuted,
  fontSize: fontSize.md,
});

export const sections = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[10],
  marginBlockStart: space[8],
});

export const section = css({ breakInside: 'avoid', paddingBlockEnd: space[6] });

export const estimates = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[8],
  margin: 0,
  paddingBlock: space[4],
});

export const estimate = css({
  margin: 0,
  fontFamily: fontFamily.display,
  fontSize: '1.75rem',
  fontWeight: fontWeight.semibold,
  letterSpacing: '-0.02em',
});

export const estimateUnit = css({ color: color.textSubtle, fontSize: '0.75rem', letterSpacing: 0 });

export const nextPage = css({ breakBefore: 'page', marginBlockEnd: space[6], breakInside: 'avoid' });

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

export const foot = css({
  marginBlockStart: space[2],
  color: color.textSubtle,
  fontSize: '0.75rem',
  overflowWrap: 'anywhere',
});
