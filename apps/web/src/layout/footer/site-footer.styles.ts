import { css } from '@emotion/react';
import { color, media, space } from '@uplift/ui/tokens';

export const company = css({ [media.lg]: { gridColumn: 'span 4' } });

/** Eight links in two columns. */
export const quickLinks = css({
  [media.lg]: { gridColumn: 'span 4', '& > ul': { display: 'block', columns: 2 } },
});

export const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  textDecoration: 'none',
});

export const tagline = css({ marginBlockStart: space[3], maxInlineSize: '22rem' });

export const contact = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  marginBlockStart: space[4],
  '& > a': {
    paddingBlock: '0.3125rem',
    color: color.text,
    textDecorationColor: color.borderStrong,
    textUnderlineOffset: '0.22em',
  },
});
