import { css } from '@emotion/react';
import { color, fontSize, media, space } from '@uplift/ui/tokens';
import { chip, chosen } from '../chip/chip.styles.ts';

export const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  [media.md]: { flexWrap: 'nowrap' },
  columnGap: space[4],
  rowGap: space[1],
  '@media print': { display: 'none' },
});

export const label = css({
  color: color.textSubtle,
  fontSize: fontSize.sm,
  [media.md]: { minInlineSize: '4.5rem' },
});

/** One scrolling line on phones. The padding keeps focus rings from being clipped. */
export const list = css({
  display: 'flex',
  gap: space[2],
  flex: '1 1 auto',
  minInlineSize: '100%',
  marginBlock: 0,
  marginInline: `calc(${space.gutter} * -1)`,
  paddingBlock: space[1],
  paddingInline: space.gutter,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage: `linear-gradient(to right, transparent, #000 ${space.gutter}, #000 calc(100% - ${space[10]}), transparent)`,
  [media.md]: {
    flex: '1 1 0',
    flexWrap: 'wrap',
    minInlineSize: 0,
    marginInline: 0,
    paddingInline: 0,
    overflowX: 'visible',
    maskImage: 'none',
  },
});

export const choice = css(chip, {
  textDecoration: 'none',
  '&[aria-current]': chosen,
  [media.forcedColors]: { '&[aria-current]': { borderColor: 'Highlight' } },
});
