import { css } from '@emotion/react';
import { color, media, space } from '@uplift/ui/tokens';
import { chip, chosen } from '../../../components/chip/chip.styles.ts';

export const form = css({
  display: 'grid',
  gap: space[4],
  [media.md]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(12rem, 20rem)',
    alignItems: 'center',
  },
  '@media print': { display: 'none' },
});

export const kinds = css({
  display: 'flex',
  flexWrap: 'wrap',
  // Fits all four on one line of a phone.
  gap: space[1],
  [media.sm]: { gap: space[2] },
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const kind = css(chip, {
  position: 'relative',
  paddingInline: space[3],
  [media.sm]: { paddingInline: space[4] },
  cursor: 'pointer',
  '&:has(:checked)': chosen,
  '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  [media.forcedColors]: { '&:has(:checked)': { borderColor: 'Highlight', outline: '1px solid Highlight' } },
});

/** The chip is its visible part. */
export const radio = css({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const search = css({ display: 'flex', gap: space[2] });

/** With JavaScript, the list updates automatically. */
export const submit = css({ '@media (scripting: enabled)': { display: 'none' } });
