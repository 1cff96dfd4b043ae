import { css } from '@emotion/react';
import { color, fontFamily, fontWeight } from '@uplift/ui/tokens';

/** The one light colour in both themes: brand colours are made for white. */
export const TILE = '#f8fafd';
/** The letter on a tile: the navy of light text. */
export const TILE_INK = '#22406e';

export const tile = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 'var(--tech-icon-size, 2.75rem)',
  blockSize: 'var(--tech-icon-size, 2.75rem)',
  borderRadius: '50%',
  background: TILE,
  boxShadow: `0 0 0 1px ${color.border}`,
  overflow: 'hidden',
});

export const picture = css({ inlineSize: '54%', blockSize: '54%', objectFit: 'contain' });

export const letter = css({
  color: TILE_INK,
  fontFamily: fontFamily.display,
  fontSize: 'calc(var(--tech-icon-size, 2.75rem) * 0.42)',
  fontWeight: fontWeight.semibold,
  lineHeight: 1,
});
