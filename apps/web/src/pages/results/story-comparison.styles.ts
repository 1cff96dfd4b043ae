import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, radius, space } from '@uplift/ui/tokens';
import * as choices from '../../components/choice-links/choice-links.styles.ts';

export const root = css({ marginBlockStart: space[16], '@media print': { marginBlockStart: space[8] } });

/** The list of stories next to the panel, or above it on narrow screens. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  marginBlockStart: space[6],
  [media.lg]: {
    alignItems: 'start',
    columnGap: space[10],
    '&:not([data-single])': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)' },
  },
});

export const choice = css({ minInlineSize: 0, '@media print': { display: 'none' } });

/** Chips on phones, so that the panel below stays in view. Titles in one or two columns on wider screens. */
export const list = css(choices.list, {
  [media.md]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 0,
    paddingBlock: 0,
    borderBlockStart: `1px solid ${color.border}`,
  },
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** In a column, font weight and a side bar mark the current story. */
export const story = css(choices.choice, {
  [media.md]: {
    display: 'block',
    blockSize: '100%',
    paddingBlock: space[3],
    paddingInline: `${space[4]} 0`,
    border: 0,
    borderBlockEnd: `1px solid ${color.border}`,
    borderInlineStart: '3px solid transparent',
    borderRadius: 0,
    background: 'none',
    fontSize: fontSize.md,
    fontWeight: fontWeight.regular,
    lineHeight: 1.4,
    whiteSpace: 'normal',
    textWrap: 'balance',
    [media.hover]: { '&:hover': { borderColor: color.border, borderInlineStartColor: 'transparent' } },
    '&[aria-current]': {
      borderColor: color.border,
      borderInlineStartColor: color.accent,
      background: 'none',
      color: color.text,
      fontWeight: fontWeight.medium,
    },
  },
});

/** Reserves the height of three figures, so that nothing below moves while another story loads. */
export const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  minBlockSize: '26rem',
  padding: `clamp(${space[5]}, 3vw, ${space[10]})`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  '@media print': { minBlockSize: 0, padding: space[5], breakInside: 'avoid' },
});

export const title = css({ textWrap: 'balance' });
