import { css } from '@emotion/react';
import { media, space } from '@uplift/ui/tokens';

export const account = css({ display: 'grid', gap: space[12] });

export const chapters = css({ display: 'grid', gap: space[10] });

/** On wide screens, the chapter's title is next to its text. */
export const chapter = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  [media.lg]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 45rem) minmax(0, 0.5fr)',
    columnGap: space[8],
  },
});

export const tools = css({ margin: 0, padding: 0, listStyle: 'none' });

/** In the column of the text. */
export const quote = css({ [media.lg]: { gridColumn: 2 } });
