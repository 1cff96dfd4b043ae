import { css } from '@emotion/react';
import { color, fontSize, fontWeight, radius, space } from '../foundations/tokens/index.ts';

const hairline = `1px solid ${color.border}`;

export const region = css({
  containerType: 'inline-size',
  position: 'relative',
  // Sticky headings stay below what sticks around the table, such as the title of a dialog.
  isolation: 'isolate',
  overflow: 'auto',
  background: color.surface,
  border: hairline,
  borderRadius: radius.lg,
  '@media print': { maxBlockSize: 'none !important', overflow: 'visible' },
});

export const table = css({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: color.text,
  fontSize: fontSize.sm,
  lineHeight: 1.45,
});

export const caption = css({
  paddingBlock: `${space[4]} ${space[3]}`,
  paddingInline: space[4],
  color: color.textMuted,
  fontSize: fontSize.sm,
  textAlign: 'start',
  // As wide as the visible area, not as the table that scrolls in it.
  '& > span': { display: 'block', maxInlineSize: `calc(100cqi - 2 * ${space[4]})` },
});

export const cell = css({
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockEnd: hairline,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
  verticalAlign: 'baseline',
  '&[scope="row"]': { fontWeight: fontWeight.medium },
  '&[data-numeric]': {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});

export const head = css({
  '& > tr > *': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    background: color.groundSubtle,
    color: color.textSubtle,
    fontSize: fontSize.xs,
    fontWeight: fontWeight.medium,
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
  },
  'caption + & > tr > *': { borderBlockStart: hairline },
});

export const body = css({ '&:not(:has(+ tfoot)) > tr:last-of-type > *': { borderBlockEnd: 0 } });

export const foot = css({
  '&& > tr > *': { background: color.groundSubtle, borderBlockEnd: 0, fontWeight: fontWeight.semibold },
});
