import { css } from '@emotion/react';
import { color, media, radius, shadow } from '../foundations/tokens/index.ts';
import { root as group, rootVariants, item as toggle } from '../toggle-group/toggle-group.styles.ts';

export const root = css(group, rootVariants.segmented, {
  '&[aria-invalid="true"]': { borderColor: color.danger },
});

export const item = css(toggle, {
  position: 'relative',
  flex: '1 1 auto',
  cursor: 'pointer',
  '&:has(:checked)': {
    background: color.surfaceRaised,
    borderColor: color.border,
    color: color.text,
    boxShadow: shadow.sm,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  [media.forcedColors]: { '&:has(:checked)': { borderColor: 'Highlight', color: 'Highlight' } },
});

/** The native radio button covers its item, so that the browser's messages appear there. */
export const input = css({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  border: 0,
  borderRadius: radius.full,
  background: 'transparent',
  cursor: 'inherit',
  '&:focus-visible': { outline: 'none' },
});
