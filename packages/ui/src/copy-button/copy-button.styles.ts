import { css } from '@emotion/react';
import { color, controlHeight, fontFamily, fontSize, radius, space } from '../foundations/tokens/index.ts';

export const root = css({
  position: 'relative',
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
  maxInlineSize: '100%',
});

export const square = css({ aspectRatio: '1', padding: 0 });

// Both labels share one grid cell, so nothing shifts when they swap.
export const words = css({
  display: 'grid',
  textAlign: 'start',
  '& > *': { gridArea: '1 / 1' },
  '& > [data-shown="false"]': { visibility: 'hidden' },
});

export const done = css({ color: color.success });

export const byHand = css({
  display: 'grid',
  gap: space[2],
  inlineSize: '20rem',
  maxInlineSize: '100%',
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
});

export const text = css({
  inlineSize: '100%',
  minBlockSize: controlHeight.sm,
  paddingInline: space[3],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.text,
  fontFamily: fontFamily.mono,
  fontSize: fontSize.sm,
});
