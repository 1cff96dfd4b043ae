import { css } from '@emotion/react';
import { color, fontSize, fontWeight, space } from '@uplift/ui/tokens';

export const list = css({ margin: 0, padding: 0, listStyle: 'none' });

export const step = css({ display: 'grid', gap: space[3], alignContent: 'start' });

export const marker = css({
  display: 'flex',
  gap: space[3],
  marginBlockStart: space[2],
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const number = css({ color: color.accentText, fontWeight: fontWeight.semibold });

export const period = css({ color: color.textSubtle });
