import { css } from '@emotion/react';
import { color, fontSize, fontWeight, space } from '../tokens/index.ts';

export const field = css({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });

export const label = css({
  alignSelf: 'flex-start',
  color: color.text,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
});

export const mark = css({ marginInlineStart: space[1], color: color.danger });

export const hint = css({ color: color.textSubtle, fontSize: fontSize.xs, lineHeight: 1.5 });

export const error = css({
  display: 'flex',
  gap: '0.375rem',
  color: color.danger,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  lineHeight: 1.5,
});

export const errorMark = css({ flex: 'none', inlineSize: '0.875rem', marginBlockStart: '0.1875rem' });
