import { css } from '@emotion/react';
import { color, fontSize, radius, space } from '@uplift/ui/tokens';

export const listSection = css({ paddingBlockStart: 0 });

export const list = css({ margin: 0, padding: 0, listStyle: 'none' });

export const card = css({ blockSize: '100%' });

export const words = css({ display: 'grid', gap: space[3], alignContent: 'start', padding: space[6] });

export const meta = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  color: color.textSubtle,
  fontSize: fontSize.sm,
});

/** The whole card answers, through the link's own area. */
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

export const piece = css({ borderBlockStart: `1px solid ${color.border}` });
