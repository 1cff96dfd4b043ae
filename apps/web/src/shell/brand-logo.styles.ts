import { css } from '@emotion/react';
import { color, fontFamily, fontWeight, tracking } from '@uplift/ui/tokens';

export const mark = css({ inlineSize: '2rem', blockSize: '2rem', flex: 'none' });

export const name = css({
  color: color.text,
  fontFamily: fontFamily.display,
  fontSize: '1.25rem',
  fontWeight: fontWeight.semibold,
  letterSpacing: tracking.heading,
});
