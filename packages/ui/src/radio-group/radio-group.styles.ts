import { css } from '@emotion/react';
import { color, duration, easing, media, radius, space } from '../foundations/tokens/index.ts';
import { mark, onMark } from '../internal/choice/choice.styles.ts';

export const root = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  '&[data-variant="card"]': { gap: space[2] },
});

export const radio = css(mark, {
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: radius.full,
  '[role="radiogroup"][aria-invalid="true"] &': { borderColor: color.danger },
});

export const dot = css(onMark, {
  inset: 0,
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  margin: 'auto',
  borderRadius: radius.full,
  background: 'currentColor',
  opacity: 0,
  transform: 'scale(0.4)',
  transition: `opacity ${duration.fast} ${easing.out}, transform ${duration.fast} ${easing.out}`,
  'input:checked + &': { opacity: 1, transform: 'none' },
  'input:checked:disabled + &': { opacity: 0.5 },
});

/** Items take their styles from the root's variant, so that it is set only once. */
export const item = css({
  '[data-variant="card"] > &': {
    position: 'relative',
    padding: space[4],
    border: `1px solid ${color.border}`,
    borderRadius: radius.md,
    background: color.surface,
    transition: `border-color ${duration.fast} ${easing.out}, background-color ${duration.fast} ${easing.out}`,
    // The label covers the card, so that a press anywhere selects it.
    '& label::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    [media.hover]: { '&:hover:not(:has(:disabled))': { borderColor: color.borderStrong } },
    '&:has(:checked)': { borderColor: color.accentText, background: color.accentSubtle },
    [media.forcedColors]: { '&:has(:checked)': { borderColor: 'Highlight' } },
  },
});
