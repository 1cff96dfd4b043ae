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

/** Wraps next to the menu, so that the menu never has a line to itself. */
export const steps = css({ flex: 1, minInlineSize: 0 });

export const more = css({ alignSelf: 'end' });
