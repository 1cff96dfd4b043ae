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

const frame = {
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: controlHeight.md,
  background: color.surface,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  transition: `border-color ${duration.fast} ${easing.out}, box-shadow ${duration.fast} ${easing.out}`,
} as const;

function ring(edge: string): { boxShadow: string } {
  return { boxShadow: `0 0 0 1px ${edge}, 0 0 0 4px color-mix(in srgb, ${edge} 22%, transparent)` };
}

const focused = { outline: '2px solid transparent', borderColor: color.focus, ...ring(color.focus) } as const;

/** Shared styles of all single-line controls. */
export const input = css({
  ...frame,
  paddingBlock: space[2],
  paddingInline: space[3],
  color: color.text,
  // Below 16 px, iOS zooms the page when the control gets focus.
  fontSize: fontSize.md,
  lineHeight: 1.4,
  '&::placeholder': { color: color.textSubtle, opacity: 1 },
  [media.hover]: {
    '&:hover:not(:disabled, :focus-visible, [aria-invalid="true"])': { borderColor: color.textSubtle },
  },
  '&:focus-visible': focused,
  '&[aria-invalid="true"]': { borderColor: color.danger },
  '&[aria-invalid="true"]:focus-visible': ring(color.danger),
  '&:disabled': { background: color.groundSubtle, color: color.textSubtle, cursor: 'not-allowed' },
});

export const affixed = css({ position: 'relative', display: 'block' });

/** The box around an input and the parts before and after it. */
export const affixBox = css({
  ...frame,
  display: 'flex',
  alignItems: 'center',
  cursor: 'text',
  [media.hover]: {
    '&:hover:not(:has(> input:disabled, > input:focus-visible, > input[aria-invalid="true"]))': {
      borderColor: color.textSubtle,
    },
  },
  '&:has(> input:focus-visible)': focused,
  '&:has(> input[aria-invalid="true"])': { borderColor: color.danger },
  '&:has(> input[aria-invalid="true"]:focus-visible)': ring(color.danger),
  '&:has(> input:disabled)': { background: color.groundSubtle, cursor: 'not-allowed' },
});

/** An input whose box is drawn around it. */
export const bare = css({
  flex: 1,
  // The border of the box is inside its height.
  minBlockSize: `calc(${controlHeight.md} - 2px)`,
  border: 0,
  background: 'transparent',
  '&:focus-visible, &[aria-invalid="true"]:focus-visible': { boxShadow: 'none' },
  '&:disabled': { background: 'transparent' },
});

const part = css({ display: 'flex', alignItems: 'center', flex: 'none', color: color.textSubtle });

export const leading = css(part, {
  paddingInlineStart: space[3],
  '& + input': { paddingInlineStart: space[2] },
  '&:has(> button)': { paddingInlineStart: space[1] },
});

export const trailing = css(part, {
  paddingInlineEnd: space[3],
  fontSize: fontSize.sm,
  '&:has(> button)': { paddingInlineEnd: space[1] },
});

export const figures = css({ fontVariantNumeric: 'tabular-nums' });
