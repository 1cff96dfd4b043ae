import { css } from '@emotion/react';
import {
  color,
  controlHeight,
  duration,
  easing,
  fontSize,
  media,
  radius,
  space,
} from '../foundations/tokens/index.ts';

/** Shared styles of all single-line controls. */
export const input = css({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: controlHeight.md,
  paddingBlock: space[2],
  paddingInline: space[3],
  background: color.surface,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  color: color.text,
  // Below 16 px, iOS zooms the page when the control gets focus.
  fontSize: fontSize.md,
  lineHeight: 1.4,
  transition: `border-color ${duration.fast} ${easing.out}, box-shadow ${duration.fast} ${easing.out}`,
  '&::placeholder': { color: color.textSubtle, opacity: 1 },
  [media.hover]: { '&:hover:not(:disabled, :focus-visible)': { borderColor: color.textSubtle } },
  '&:focus-visible': {
    outline: '2px solid transparent',
    borderColor: color.focus,
    boxShadow: `0 0 0 1px ${color.focus}, 0 0 0 4px color-mix(in srgb, ${color.focus} 22%, transparent)`,
  },
  '&[aria-invalid="true"]': { borderColor: color.danger },
  '&[aria-invalid="true"]:focus-visible': {
    boxShadow: `0 0 0 1px ${color.danger}, 0 0 0 4px color-mix(in srgb, ${color.danger} 22%, transparent)`,
  },
  '&:disabled': { background: color.groundSubtle, color: color.textSubtle, cursor: 'not-allowed' },
});

export const affixed = css({ position: 'relative', display: 'block' });

export const affix = css({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: color.textSubtle,
  fontSize: fontSize.md,
  pointerEvents: 'none',
});

export const prefix = css({ insetInlineStart: space[3] });
export const suffix = css({ insetInlineEnd: space[3], fontSize: fontSize.sm });
export const afterPrefix = css({ paddingInlineStart: '1.625rem' });
export const figures = css({ fontVariantNumeric: 'tabular-nums' });
