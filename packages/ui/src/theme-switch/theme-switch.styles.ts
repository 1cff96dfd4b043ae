import { css, type SerializedStyles } from '@emotion/react';
import type { ThemeChoice } from '../foundations/theme/index.ts';
import { duration, easing } from '../foundations/tokens/index.ts';

export const drawings = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
});

export const drawing = css({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  transform: 'rotate(-60deg) scale(0.5)',
  transition: `opacity ${duration.normal} ${easing.out}, transform ${duration.slow} ${easing.out}`,
});

const shown = { opacity: 1, transform: 'none' };

// All three icons are in the markup. An attribute on <html>, set before the first paint, selects one, so that
// no other icon flashes.
export const choices = {
  light: css({ 'html[data-theme-choice="light"] &': shown }),
  dark: css({ 'html[data-theme-choice="dark"] &': shown }),
  system: css({ 'html:not([data-theme-choice="light"], [data-theme-choice="dark"]) &': shown }),
} satisfies Record<ThemeChoice, SerializedStyles>;
