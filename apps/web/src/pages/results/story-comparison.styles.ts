import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, radius, space } from '@uplift/ui/tokens';
import * as choices from '../../page-parts/choice-links/choice-links.styles.ts';

export const root = css({ marginBlockStart: space[16] });

/** The stories beside what was counted of one; above it where there is no room. */
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

/** Chips where the panel is below, so that it stays in sight; a column of titles beside it. */
export const list = css(choices.list, {
  [media.lg]: {
    display: 'grid',
    gap: 0,
    paddingBlock: 0,
    borderBlockStart: `1px solid ${color.border}`,
  },
});

/** In the column, the chosen one is told by its weight and by the bar at its side. */
export const story = css(choices.choice, {
  [media.lg]: {
    display: 'block',
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

/** As high as three counts, so that nothing below moves while those of another story come. */
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
});

export const title = css({ textWrap: 'balance' });
