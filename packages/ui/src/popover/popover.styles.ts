import { css } from '@emotion/react';
import { color, fontSize, fontWeight, space } from '../foundations/tokens/index.ts';

export const content = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  inlineSize: '20rem',
  padding: space[5],
  fontSize: fontSize.sm,
  lineHeight: 1.5,
});

export const title = css({ fontSize: fontSize.md, fontWeight: fontWeight.semibold, lineHeight: 1.4 });

export const description = css({ marginBlockStart: `calc(-1 * ${space[3]})`, color: color.textMuted });
