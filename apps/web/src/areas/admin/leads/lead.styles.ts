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
