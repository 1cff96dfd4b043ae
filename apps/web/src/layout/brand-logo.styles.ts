import { css } from '@emotion/react';
import { color, fontFamily, fontWeight, tracking } from '@uplift/ui/tokens';

/** The bar sets the height. A wide logo keeps its aspect ratio, up to a maximum width. */
export const mark = css({
  inlineSize: 'auto',
  maxInlineSize: '8rem',
  blockSize: '2rem',
  flex: 'none',
  objectFit: 'contain',
});

export const name = css({
  color: color.text,
  fontFamily: fontFamily.display,
  fontSize: '1.25rem',
  fontWeight: fontWeight.semibold,
  letterSpacing: tracking.heading,
});
