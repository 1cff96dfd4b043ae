import { css } from '@emotion/react';
import { color, fontSize, radius, space } from '../foundations/tokens/index.ts';

export const emptyState = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: space[12],
  paddingInline: space[6],
  textAlign: 'center',
});

export const illustration = css({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '3.5rem',
  minBlockSize: '3.5rem',
  marginBlockEnd: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.groundSubtle,
  color: color.textSubtle,
});

export const description = css({
  maxInlineSize: '28rem',
  marginBlockStart: space[2],
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.6,
  textWrap: 'balance',
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[6],
});
