import { css } from '@emotion/react';
import { color, fontFamily, fontWeight } from '@uplift/ui/tokens';

/** The same light color in both themes, because brand colors are made for white. */
const TILE = '#f8fafd';
/** Color of the letter on a tile: the light theme's navy text. */
const TILE_INK = '#22406e';

export const tile = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 'var(--tech-icon-size, 2.75rem)',
  blockSize: 'var(--tech-icon-size, 2.75rem)',
  borderRadius: '50%',
  background: `var(--tech-icon-tile, ${TILE})`,
  boxShadow: `0 0 0 1px ${color.border}`,
  overflow: 'hidden',
});

export const picture = css({
  inlineSize: '54%',
  blockSize: '54%',
  objectFit: 'contain',
  // A plate behind an icon that its tile would hide.
  borderRadius: '30%',
  background: 'var(--tech-icon-plate)',
  boxShadow: '0 0 0 calc(var(--tech-icon-size, 2.75rem) * 0.07) var(--tech-icon-plate, transparent)',
});

export const letter = css({
  color: `var(--tech-icon-ink, ${TILE_INK})`,
  fontFamily: fontFamily.display,
  fontSize: 'calc(var(--tech-icon-size, 2.75rem) * 0.42)',
  fontWeight: fontWeight.semibold,
  lineHeight: 1,
});
