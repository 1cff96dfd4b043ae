import { css } from '@emotion/react';
import { space, width } from '@uplift/ui/tokens';

/** The wrapper has no box of its own, so sticky and full-width parts keep their place in the page. */
export const wrapper = css({
  display: 'contents',
  // The fallback of a failed section has the width of the page's content.
  '& > :has(> [role=alert])': {
    margin: `${space[12]} max(${space.gutter}, (100% - ${width.content}) / 2)`,
  },
});
