import { css } from '@emotion/react';
import { color, fontWeight, radius, space } from '@uplift/ui/tokens';

export const list = css({ margin: 0, padding: 0, listStyle: 'none' });

export const door = css({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const text = css({
  display: 'grid',
  gap: space[3],
  gridTemplateRows: 'auto 1fr auto',
  flex: 1,
  padding: space[6],
});

export const action = css({
  marginBlockStart: space[2],
  color: color.accentText,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `2px solid ${color.focus}`,
    outlineOffset: '-3px',
    borderRadius: radius.lg,
  },
});

export const help = css({ marginBlockStart: space[8] });

export const ending = css({ paddingBlockStart: 0 });
