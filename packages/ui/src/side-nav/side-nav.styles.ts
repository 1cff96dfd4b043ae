import { css } from '@emotion/react';
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
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles.ts';

const folded = 'nav[data-collapsed] &';

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  inlineSize: '15rem',
  maxInlineSize: '100%',
  padding: space[3],
  fontSize: fontSize.sm,
  '&[data-collapsed]': { inlineSize: 'fit-content', gap: space[3] },
});

export const group = css({
  position: 'relative',
  // Collapsed, titles are hidden and a line separates the groups.
  'nav[data-collapsed] * + &': { paddingBlockStart: space[3], borderBlockStart: `1px solid ${color.border}` },
});

export const title = css({
  paddingInline: space[3],
  paddingBlockEnd: space[2],
  color: color.textSubtle,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
  [folded]: visuallyHidden,
});

export const list = css({ display: 'grid', gap: '0.125rem', margin: 0, padding: 0, listStyle: 'none' });

export const link = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: controlHeight.md,
  paddingBlock: space[2],
  paddingInline: space[3],
  border: 0,
  borderRadius: radius.md,
  background: 'transparent',
  color: color.textMuted,
  fontWeight: fontWeight.medium,
  lineHeight: 1.35,
  textDecoration: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${duration.fast} ${easing.out}, color ${duration.fast} ${easing.out}`,
  '@media (pointer: fine)': { minBlockSize: controlHeight.sm },
  [media.hover]: { '&:hover': { background: color.surfaceHover, color: color.text } },
  '&[aria-current]:not([aria-current="false"])': {
    background: color.accentSubtle,
    color: color.accentText,
    [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  [folded]: { inlineSize: '2.75rem', justifyContent: 'center', padding: 0 },
});

export const icon = css({ opacity: 0.85, '[aria-current] > &': { opacity: 1 } });

// With large text on a phone, the count wraps below the label.
export const words = css({
  flex: '1 1 4rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  [folded]: visuallyHidden,
});

export const count = css({
  flex: 'none',
  marginInlineStart: 'auto',
  minInlineSize: '1.5rem',
  paddingInline: space[2],
  borderRadius: radius.full,
  background: color.surfaceHover,
  color: color.textMuted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '[aria-current] > &': { background: color.surface, color: color.accentText },
  // Collapsed, a dot shows that something is waiting. Screen readers still get the number.
  [folded]: {
    position: 'absolute',
    insetBlockStart: '0.3125rem',
    insetInlineEnd: '0.4375rem',
    minInlineSize: 0,
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    padding: 0,
    border: `1px solid ${color.accent}`,
    background: color.accent,
    '& > *': visuallyHidden,
  },
});

export const countLabel = visuallyHidden;

export const collapseButton = css({
  alignSelf: 'flex-start',
  inlineSize: '2.75rem',
  justifyContent: 'center',
  padding: 0,
  '[dir="rtl"] & > svg': { transform: 'scaleX(-1)' },
});
