import { css } from '@emotion/react';
import { color, duration, easing, fontSize, fontWeight, media, radius, space } from '@uplift/ui/tokens';

export const illustration = css({ maxInlineSize: '26rem', marginInline: 'auto' });

export const list = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${color.border}`,
});

export const item = css({ borderBlockEnd: `1px solid ${color.border}` });

export const link = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: space[6],
  rowGap: space[1],
  [media.sm]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
  marginInline: `calc(${space[4]} * -1)`,
  paddingBlock: space[4],
  paddingInline: space[4],
  borderRadius: radius.md,
  textDecoration: 'none',
  transition: `background-color ${duration.fast} ${easing.out}`,
  [media.hover]: { '&:hover': { background: color.surfaceHover } },
});

export const name = css({ color: color.accentText, fontWeight: fontWeight.medium });

export const text = css({ color: color.textMuted, fontSize: fontSize.sm });

export const ways = css({ paddingBlockEnd: space.section });
