import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, space } from '@uplift/ui/tokens';

export const bar = css({ borderBlockEnd: `1px solid ${color.border}`, background: color.groundSubtle });

export const barContent = css({ display: 'flex', alignItems: 'center', gap: space[3], minBlockSize: '4rem' });

export const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  textDecoration: 'none',
});

export const title = css({
  display: 'none',
  color: color.textSubtle,
  fontSize: fontSize.sm,
  [media.md]: { display: 'inline' },
});

export const person = css({
  display: 'none',
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontSize: fontSize.sm,
  '& + *': { marginInlineStart: 'auto' },
  [media.md]: { display: 'inline', '& + *': { marginInlineStart: 0 } },
});

export const navigation = css({ overflowX: 'auto' });

export const list = css({ display: 'flex', gap: space[5], margin: 0, padding: 0, listStyle: 'none' });

export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  borderBlockEnd: '2px solid transparent',
  color: color.textMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  [media.hover]: { '&:hover': { color: color.text } },
  '&[aria-current]': { borderBlockEndColor: color.accent, color: color.text },
});

export const content = css({ paddingBlock: `clamp(${space[8]}, 4vw, ${space[16]})` });
