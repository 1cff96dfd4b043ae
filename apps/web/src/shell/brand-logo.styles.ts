import { css } from '@emotion/react';
import { color, fontFamily, fontWeight, tracking } from '@uplift/ui/tokens';

/** As high as the bar likes it; a logo that is wider than high keeps its shape, within limits. */
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
