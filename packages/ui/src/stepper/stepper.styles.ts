import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, radius, space } from '../foundations/tokens/index.ts';

const markerSize = '2rem';

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  counterReset: 'step',
  listStyle: 'none',
  [media.md]: { flexDirection: 'row' },
});

export const step = css({
  position: 'relative',
  display: 'flex',
  gap: space[3],
  minInlineSize: 0,
  counterIncrement: 'step',
  '&:not(:last-child)': {
    paddingBlockEnd: space[6],
    // The line to the next step runs from below this marker to above the next one.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(${markerSize} + ${space[1]})`,
      insetBlockEnd: space[1],
      insetInlineStart: `calc(${markerSize} / 2 - 1px)`,
      borderInlineStart: `2px solid ${color.border}`,
    },
    '&[data-state="done"]::before': { borderColor: color.accent },
  },
  [media.md]: {
    flex: 1,
    flexDirection: 'column',
    '&:not(:last-child)': {
      paddingBlockEnd: 0,
      paddingInlineEnd: space[6],
      '&::before': {
        insetBlockStart: `calc(${markerSize} / 2 - 1px)`,
        insetBlockEnd: 'auto',
        insetInlineStart: `calc(${markerSize} + ${space[2]})`,
        insetInlineEnd: space[2],
        borderInlineStart: 0,
        borderBlockStart: `2px solid ${color.border}`,
      },
      '&[data-state="done"]::before': { borderColor: color.accent },
    },
  },
});

export const marker = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: markerSize,
  blockSize: markerSize,
  border: `2px solid ${color.border}`,
  borderRadius: radius.full,
  background: color.surface,
  color: color.textSubtle,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '[data-state="done"] > &': {
    borderColor: color.accent,
    background: color.accent,
    color: color.onAccent,
    [media.forcedColors]: { color: 'CanvasText' },
  },
  '[data-state="current"] > &': {
    borderColor: color.accent,
    color: color.accentText,
    boxShadow: `0 0 0 4px ${color.accentSubtle}`,
    [media.forcedColors]: { borderColor: 'Highlight', color: 'Highlight' },
  },
  '&:empty::before': { content: 'counter(step)' },
});

export const words = css({ minInlineSize: 0, paddingBlockStart: '0.25rem' });

export const title = css({
  color: color.textMuted,
  fontSize: '0.9375rem',
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
  '[data-state="current"] > div > &': { color: color.text, fontWeight: fontWeight.semibold },
  '[data-state="done"] > div > &': { color: color.text },
});

export const description = css({
  marginBlockStart: '0.125rem',
  color: color.textSubtle,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
});
