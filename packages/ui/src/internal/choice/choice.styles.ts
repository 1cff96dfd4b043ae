import { css } from '@emotion/react';
import { color, duration, easing, fontSize, media, space } from '../../foundations/tokens/index.ts';

/** The look of a mark that is checked. */
export const filled = {
  background: color.accent,
  borderColor: color.accent,
  [media.hover]: {
    '&:hover:not(:disabled)': { background: color.accentHover, borderColor: color.accentHover },
  },
  [media.forcedColors]: {
    forcedColorAdjust: 'none',
    background: 'Highlight',
    borderColor: 'Highlight',
  },
} as const;

/** Shared styles of checkboxes, radio buttons and switches. */
export const mark = css({
  appearance: 'none',
  position: 'relative',
  display: 'block',
  flex: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.borderStrong}`,
  background: color.surface,
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transitionProperty: 'background-color, border-color, box-shadow',
  transitionDuration: duration.fast,
  transitionTimingFunction: easing.out,
  // The target fills the box, which is 24 px high. A larger one would cover neighbors.
  '&::before': { content: '""', position: 'absolute', inset: 'calc(-0.125rem - 1px)' },
  [media.hover]: { '&:hover:not(:disabled)': { borderColor: color.textSubtle } },
  '&[aria-invalid="true"], [data-invalid] &': { borderColor: color.danger },
  '&:checked': filled,
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
});

/** What is drawn on the mark. */
export const onMark = css({
  position: 'absolute',
  color: color.onAccent,
  pointerEvents: 'none',
  'input:disabled + &': { opacity: 0.5 },
  [media.forcedColors]: {
    'input:checked + &, input:indeterminate + &': { color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});

export const box = css({
  position: 'relative',
  display: 'inline-flex',
  padding: '0.125rem',
  verticalAlign: 'top',
});

export const choice = css({ display: 'flex', alignItems: 'flex-start' });

export const text = css({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });

export const label = css({
  alignSelf: 'flex-start',
  paddingInlineStart: space[3],
  paddingBlock: '0.125rem',
  color: color.text,
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  cursor: 'pointer',
  '*:has(> span > :disabled) > span > &': { color: color.textSubtle, cursor: 'not-allowed' },
});

export const hint = css({
  paddingInlineStart: space[3],
  color: color.textSubtle,
  fontSize: fontSize.xs,
  lineHeight: 1.5,
});
