import { css } from '@emotion/react';
import { media } from '@uplift/ui/tokens';

/** Keeps table rows at the height of one line. */
export const oneLine = css({ whiteSpace: 'nowrap' });

/** The name of a person: a short one isn't wrapped for the sake of a longer column. */
export const personName = css({ [media.lg]: { display: 'block', minInlineSize: '8rem' } });

/** Messages and URLs: they get more of the row than the other columns, and wrap inside long words. */
export const longText = css({
  display: 'block',
  minInlineSize: 'min(13rem, 40vw)',
  overflowWrap: 'anywhere',
});
