import { css } from '@emotion/react';
import { color, duration, easing, fontFamily, radius } from '../foundations/tokens/index.ts';

/** The CSS variable with the number of digits. */
export const LENGTH = '--up-pin-length';

const CELL = '2.5rem';
const GAP = '0.375rem';
const PITCH = `(${CELL} + ${GAP})`;

/** Codes read from left to right in every language. */
export const root = css({
  position: 'relative',
  display: 'block',
  direction: 'ltr',
  inlineSize: `calc(var(${LENGTH}) * ${PITCH} - ${GAP})`,
  blockSize: '3rem',
  // The input is wider than its cells. The margin is for the ring around them.
  overflow: 'clip',
  overflowClipMargin: '2px',
});

/** The text of the input is spaced so that each digit is in the middle of its cell. */
export const input = css({
  position: 'relative',
  zIndex: 1,
  // Room for the caret after the last digit. Otherwise, the text would scroll.
  inlineSize: `calc(100% + ${PITCH})`,
  blockSize: '100%',
  marginInlineEnd: `calc(-1 * ${PITCH})`,
  padding: 0,
  paddingInlineStart: `calc((${CELL} - 1ch) / 2)`,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: color.text,
  fontFamily: fontFamily.mono,
  fontSize: '1.25rem',
  letterSpacing: `calc(${PITCH} - 1ch)`,
  clipPath: `inset(0 calc(${PITCH}) 0 0)`,
  '&:focus-visible': { outline: 'none' },
  '&:disabled': { color: color.textSubtle, cursor: 'not-allowed' },
});

export const cells = css({ position: 'absolute', inset: 0, display: 'flex', gap: GAP });

export const cell = css({
  inlineSize: CELL,
  blockSize: '100%',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  transition: `border-color ${duration.fast} ${easing.out}, box-shadow ${duration.fast} ${easing.out}`,
  'input:disabled + * > &': { background: color.groundSubtle },
  '[aria-invalid="true"] + * > &': { borderColor: color.danger },
  'input:focus-visible + * > &': {
    outline: '2px solid transparent',
    borderColor: color.focus,
    boxShadow: `0 0 0 1px ${color.focus}`,
  },
  '[aria-invalid="true"]:focus-visible + * > &': {
    borderColor: color.danger,
    boxShadow: `0 0 0 1px ${color.danger}`,
  },
});
