import { css } from '@emotion/react';
import { space } from '@uplift/ui/tokens';

/** Side by side where both fit, also with larger text. */
export const layout = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[6],
});

export const choices = css({ flex: '1 1 18rem', minInlineSize: 0 });

export const outcome = css({ flex: '3 1 34rem', minInlineSize: 0, maxInlineSize: '100%' });

export const unfolded = css({ paddingBlockStart: space[3] });

export const block = css({ minInlineSize: 0 });
