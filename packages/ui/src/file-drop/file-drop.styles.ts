import { css, keyframes } from '@emotion/react';
import {
  color,
  duration,
  easing,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
} from '../foundations/tokens/index.ts';

export const fileDrop = css({ minInlineSize: 0 });

export const target = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: space[8],
  paddingInline: space[5],
  background: color.groundSubtle,
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: radius.lg,
  textAlign: 'center',
  transitionProperty: 'background-color, border-color, box-shadow',
  transitionDuration: duration.fast,
  transitionTimingFunction: easing.out,
  [media.hover]: { '&:hover:not(:has(> input:disabled))': { background: color.surfaceHover } },
  '&:has(> input:focus-visible)': {
    outline: `2px solid ${color.focus}`,
    outlineOffset: '2px',
  },
  '&:has(> input[aria-invalid="true"])': { borderColor: color.danger },
  '&:has(> input:disabled)': { borderColor: color.border },
  '&[data-over="true"]': {
    background: color.accentSubtle,
    borderStyle: 'solid',
    borderColor: color.accentText,
    boxShadow: `inset 0 0 0 1px ${color.accentText}`,
  },
});

/** Covers the whole target, so a press anywhere opens the browser's file dialog. */
export const input = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: 0,
  '&::file-selector-button': { cursor: 'pointer' },
  '&:disabled': { cursor: 'not-allowed' },
});

export const mark = css({ marginBlockEnd: space[2], color: color.textSubtle });

export const invitation = css({ color: color.textMuted, fontSize: fontSize.sm, lineHeight: 1.5 });

export const choose = css({
  color: color.accentText,
  fontWeight: fontWeight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  'input:disabled ~ * > &': { color: 'inherit', textDecoration: 'none' },
});

export const rules = css({
  color: color.textSubtle,
  fontSize: fontSize.xs,
  lineHeight: 1.5,
  textWrap: 'balance',
});

export const refusals = css({
  marginBlockStart: space[2],
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  color: color.danger,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

export const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  marginBlockStart: space[3],
});

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[3],
  minBlockSize: '3.5rem',
  paddingBlock: space[2],
  paddingInline: `${space[4]} ${space[2]}`,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
});

export const rowMark = css({
  color: color.textSubtle,
  '[data-status="done"] > &': { color: color.success },
  '[data-status="error"] > &': { color: color.danger },
});

// With large text on a phone, the buttons wrap below the text.
export const rowBody = css({ flex: '1 1 4rem', minInlineSize: 0 });

export const rowName = css({
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const rowDetail = css({
  color: color.textSubtle,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.5,
});

export const rowStatus = css({
  '[data-status="done"] &': { color: color.success },
  '[data-status="error"] &': { color: color.danger },
});

export const track = css({
  blockSize: '0.25rem',
  marginBlock: space[1],
  overflow: 'hidden',
  borderRadius: radius.full,
  background: color.skeleton,
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

const wait = keyframes({ '50%': { opacity: 0.4 } });

export const bar = css({
  blockSize: '100%',
  borderRadius: 'inherit',
  background: color.accent,
  transition: `inline-size ${duration.normal} ${easing.out}`,
  [media.motion]: { '&[data-unknown="true"]': { animation: `${wait} 1.6s ${easing.inOut} infinite` } },
  [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
});
