import { css } from '@emotion/react';
import { color, duration, easing, fontSize, media, space } from '../../foundations/tokens/index.ts';

/** Shared styles of checkboxes, radio buttons and switches. */
export const mark = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  padding: 0,
  border: `1px solid ${color.borderStrong}`,
  background: color.surface,
  color: color.onAccent,
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transitionProperty: 'background-color, border-color, box-shadow',
  transitionDuration: duration.fast,
  transitionTimingFunction: easing.out,
  // The touch target is 44 px, larger than the mark.
  '&::before': { content: '""', position: 'absolute', inset: '-0.75rem' },
  [media.hover]: { '&:hover:not(:disabled)': { borderColor: color.textSubtle } },
  '&[aria-invalid="true"], [data-invalid] &': { borderColor: color.danger },
  '&[data-state="checked"], &[data-state="indeterminate"]': {
    background: color.accent,
    borderColor: color.accent,
    [media.hover]: {
      '&:hover:not(:disabled)': { background: color.accentHover, borderColor: color.accentHover },
    },
  },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  [media.forcedColors]: {
    '&[data-state="checked"], &[data-state="indeterminate"]': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});

export const box = css({
  position: 'relative',
  display: 'inline-flex',
  verticalAlign: 'top',
  // The native control, which carries the form value, stays under the mark in every writing direction.
  '& > input': { insetBlockStart: 0, insetInlineStart: 0, transform: 'none !important' },
});

export const choice = css({ display: 'flex', alignItems: 'flex-start' });

export const text = css({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });

export const label = css({
  alignSelf: 'flex-start',
  paddingInlineStart: space[3],
  color: color.text,
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  cursor: 'pointer',
  '*:has(> span > :disabled) > span > &': { color: color.textSubtle, cursor: 'not-allowed' },
});

export const hint = css({
  paddingInlineStart: space[3],
  marginBlockStart: '0.125rem',
  color: color.textSubtle,
  fontSize: fontSize.xs,
  lineHeight: 1.5,
});
