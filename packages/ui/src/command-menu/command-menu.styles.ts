import { css, keyframes } from '@emotion/react';
import {
  color,
  controlHeight,
  duration,
  easing,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
} from '../foundations/tokens/index.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem) scale(0.98)' } });
const vanish = keyframes({ to: { opacity: 0, transform: 'scale(0.98)' } });

// At the top of the page, so the search stays in place for any number of items and a phone's keyboard doesn't
// cover the menu.
export const content = css({
  insetBlockStart: 'clamp(0.5rem, 14vh - 1.5rem, 9rem)',
  insetInline: 0,
  marginInline: 'auto',
  padding: 0,
  inlineSize: 'min(40rem, 100vw - 1rem)',
  maxBlockSize: 'min(34rem, 100dvh - 1rem)',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  [media.motion]: {
    '&[data-state="open"]': { animation: `${appear} ${duration.normal} ${easing.out}` },
    '&[data-state="closed"]': { animation: `${vanish} ${duration.fast} ${easing.out} forwards` },
  },
});

export const command = css({ display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 'none' });

export const search = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: 'none',
  paddingInlineStart: space[4],
  paddingInlineEnd: space[12],
  borderBlockEnd: `1px solid ${color.border}`,
});

export const mark = css({ color: color.textSubtle });

export const input = css({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '3.5rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.text,
  fontSize: fontSize.md,
  // Focus never leaves the input while keys move through the list, so the caret is enough.
  outline: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: color.textSubtle, opacity: 1 },
});

export const close = css({ position: 'absolute', insetBlockStart: '0.625rem', insetInlineEnd: space[2] });

export const list = css({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Keeps the selected item out of the fades.
  scrollPaddingBlock: space[8],
  '&:has([cmdk-item])': { padding: space[2] },
});

export const footer = css({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  background: color.groundSubtle,
  color: color.textMuted,
  fontSize: fontSize.xs,
  '@media (pointer: coarse)': { display: 'none' },
});

export const hint = css({ display: 'inline-flex', alignItems: 'center', gap: space[1] });

export const group = css({
  '[cmdk-group-heading]': {
    paddingBlock: `${space[2]} ${space[1]}`,
    paddingInline: space[3],
    color: color.textSubtle,
    fontSize: fontSize.xs,
    fontWeight: fontWeight.medium,
  },
  '& + &': { marginBlockStart: space[1] },
});

export const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: controlHeight.md,
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: radius.sm,
  fontSize: fontSize.sm,
  lineHeight: 1.4,
  cursor: 'pointer',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  '&[data-selected="true"]': {
    background: `color-mix(in srgb, ${color.accentText} 12%, ${color.surfaceRaised})`,
  },
  '&[data-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
  [media.forcedColors]: {
    '&[data-selected="true"]': {
      background: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
});

export const itemMark = css({
  color: color.textSubtle,
  '[data-selected="true"] > &': { color: color.accentText },
  [media.forcedColors]: { '[data-selected="true"] > &': { color: 'inherit' } },
});

// With large text on a phone, the keys wrap below the text.
export const itemText = css({ flex: '1 1 5rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const keys = css({
  display: 'flex',
  gap: space[1],
  marginInlineStart: 'auto',
  '@media (pointer: coarse)': { display: 'none' },
});

export const key = css({
  minInlineSize: '1.375rem',
  paddingInline: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: '0.25rem',
  background: color.groundSubtle,
  color: color.textMuted,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  textAlign: 'center',
  [media.forcedColors]: { color: 'CanvasText', background: 'Canvas' },
});

export const status = css({
  paddingBlock: space[10],
  paddingInline: space[6],
  color: color.textSubtle,
  fontSize: fontSize.sm,
  textAlign: 'center',
});
