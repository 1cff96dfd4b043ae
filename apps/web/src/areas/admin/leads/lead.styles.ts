import { css } from '@emotion/react';
import { color, radius, space } from '@uplift/ui/tokens';

/** Keeps the visitor's line breaks. */
export const message = css({
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

/** Above the buttons of the sheet's footer. */
export const failure = css({ flex: '1 0 100%' });

export const more = css({ marginInlineStart: 'auto' });
