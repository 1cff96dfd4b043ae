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
  shadow,
  space,
  zIndex,
} from '../foundations/tokens/index.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

const coarse = '@media (pointer: coarse)';

function ring(edge: string): { boxShadow: string } {
  return { boxShadow: `0 0 0 1px ${edge}, 0 0 0 4px color-mix(in srgb, ${edge} 22%, transparent)` };
}

/** Looks like the other controls, and grows with the selected options. */
export const box = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: controlHeight.md,
  paddingBlock: '0.3125rem',
  paddingInline: `${space[3]} ${space[10]}`,
  background: color.surface,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  transition: `border-color ${duration.fast} ${easing.out}, box-shadow ${duration.fast} ${easing.out}`,
  [media.hover]: {
    '&:hover:not(:has(> input:disabled, > input:focus-visible))': { borderColor: color.textSubtle },
  },
  '&:has(> input:focus-visible)': {
    outline: '2px solid transparent',
    borderColor: color.focus,
    ...ring(color.focus),
  },
  '&:has(> [data-chip])': { paddingInlineStart: '0.3125rem' },
  '&:has(> input[aria-invalid="true"])': { borderColor: color.danger },
  '&:has(> input[aria-invalid="true"]:focus-visible)': ring(color.danger),
  '&:has(> input:disabled)': { background: color.groundSubtle },
});

export const input = css({
  flex: '1 1 6rem',
  minInlineSize: 0,
  minBlockSize: '2rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.text,
  // Below 16 px, iOS zooms the page when the control gets focus.
  fontSize: fontSize.md,
  lineHeight: 1.4,
  textOverflow: 'ellipsis',
  // The focus ring surrounds the whole box.
  outline: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: color.textSubtle, opacity: 1 },
  '&:disabled': { color: color.textSubtle, cursor: 'not-allowed' },
  '[data-chip] ~ &': { paddingInlineStart: space[1] },
});

export const toggle = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  blockSize: '2.625rem',
  inlineSize: space[10],
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.textSubtle,
  '&:disabled': { cursor: 'not-allowed' },
});

export const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: '2rem',
  paddingInlineStart: space[2],
  background: color.accentSubtle,
  border: '1px solid transparent',
  borderRadius: radius.sm,
  color: color.text,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
});

export const chipLabel = css({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const chipRemove = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.875rem',
  padding: 0,
  border: 0,
  borderRadius: radius.sm,
  background: 'transparent',
  color: color.textMuted,
  [coarse]: { inlineSize: '2.75rem' },
  [media.hover]: { '&:hover:not(:disabled)': { color: color.text } },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&:disabled': { cursor: 'not-allowed' },
});

export const chipMark = css({ inlineSize: '0.875rem', blockSize: '0.875rem' });

export const popup = css({
  zIndex: zIndex.dialog,
  inlineSize: 'max(var(--radix-popover-trigger-width), 12rem)',
  maxInlineSize: 'var(--radix-popover-content-available-width)',
  maxBlockSize: 'min(20rem, var(--radix-popover-content-available-height, 20rem))',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  boxShadow: shadow.lg,
  color: color.text,
  outline: 'none',
  [media.motion]: { '&[data-state="open"]': { animation: `${appear} ${duration.fast} ${easing.out}` } },
});

export const list = css({
  minBlockSize: 0,
  padding: space[1],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: space[1],
  '&:empty': { padding: 0 },
});

export const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: controlHeight.sm,
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: radius.sm,
  fontSize: fontSize.sm,
  lineHeight: 1.4,
  cursor: 'pointer',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  // In long lists, only visible options are rendered.
  [coarse]: { minBlockSize: '2.75rem' },
  [media.hover]: { '&:hover': { background: color.surfaceHover } },
  '&[data-active]': { background: `color-mix(in srgb, ${color.accentText} 12%, ${color.surfaceRaised})` },
  '&[aria-selected="true"]': { fontWeight: fontWeight.medium },
  '&[aria-disabled="true"]': { opacity: 0.5, background: 'transparent', cursor: 'not-allowed' },
  [media.forcedColors]: {
    '&[data-active]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});

export const optionText = css({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const optionIcon = css({
  flex: 'none',
  color: color.textMuted,
  [media.forcedColors]: { color: 'inherit' },
});

export const optionDescription = css({
  display: 'block',
  color: color.textMuted,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.regular,
  [media.forcedColors]: { color: 'inherit' },
});

export const check = css({
  color: color.accentText,
  visibility: 'hidden',
  '[aria-selected="true"] > &': { visibility: 'visible' },
  [media.forcedColors]: { color: 'inherit' },
});

export const note = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  paddingInline: space[4],
  color: color.textSubtle,
  fontSize: fontSize.sm,
});
