import { css } from '@emotion/react';
import { media } from '@uplift/ui/tokens';

/** On phones, long values wrap anywhere, so that both columns fit. Elsewhere, words stay whole if they can. */
export const value = css({
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  [media.md]: { maxInlineSize: '16rem', overflowWrap: 'break-word' },
});
