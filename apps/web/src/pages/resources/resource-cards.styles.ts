import { css } from '@emotion/react';
import { color, fontSize, media, radius, space } from '@uplift/ui/tokens';

export const list = css({ margin: 0, padding: 0, listStyle: 'none' });

export const card = css({ blockSize: '100%', breakInside: 'avoid' });

export const picture = css({
  paddingBlock: space[4],
  // Twelve large pictures would make the page too long on a phone.
  '& > svg': { maxInlineSize: '9.5rem', marginInline: 'auto', [media.sm]: { maxInlineSize: '17rem' } },
  '@media print': { display: 'none' },
});

export const text = css({
  display: 'grid',
  overflowWrap: 'anywhere',
  gap: space[3],
  alignContent: 'start',
  padding: space[6],
});

export const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  color: color.textSubtle,
  fontSize: fontSize.sm,
});

/** Makes the whole card clickable. */
export const link = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `2px solid ${color.focus}`,
    outlineOffset: '-3px',
    borderRadius: radius.lg,
  },
});
