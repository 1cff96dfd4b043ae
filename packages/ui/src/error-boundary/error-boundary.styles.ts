import { css } from '@emotion/react';
import { color, fontSize, radius, space } from '../foundations/tokens/index.ts';

export const fallback = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[5],
  padding: space[6],
  textAlign: 'center',
});

export const page = css({ minBlockSize: 'min(40rem, 100svh)' });

export const section = css({
  paddingBlock: space[12],
  border: `1px dashed ${color.border}`,
  borderRadius: radius.lg,
});

export const component = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `1px dashed ${color.border}`,
  borderRadius: radius.md,
  color: color.textMuted,
  fontSize: fontSize.sm,
});

export const drawing = css({
  inlineSize: '4rem',
  color: color.textSubtle,
  '& path': { strokeWidth: 1.75, strokeLinecap: 'round', strokeLinejoin: 'round' },
});

export const spark = css({ stroke: color.danger });

export const message = css({
  maxInlineSize: '28rem',
  marginBlockStart: space[2],
  color: color.textMuted,
  textWrap: 'balance',
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[3] });
