import { css, type SerializedStyles } from '@emotion/react';
import { color, fontSize, space } from '../foundations/tokens/index.ts';

/** `rows` places each term next to its description, `stacked` above it. */
export type DataListLayout = 'rows' | 'stacked';

export const list = css({ minInlineSize: 0, margin: 0, fontSize: fontSize.sm, lineHeight: 1.5 });

export const layouts = {
  rows: css({
    '& > div': {
      paddingBlock: space[3],
      // Side by side while the term has 9rem and the description 12rem, without a media query.
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space[6],
    },
    '& > div + div': { borderBlockStart: `1px solid ${color.border}` },
    '& > div > dt': { flex: '1 1 9rem', maxInlineSize: '14rem' },
    '& > div > dd': { flex: '999 1 12rem' },
  }),
  stacked: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
    gap: `${space[5]} ${space[6]}`,
  }),
} satisfies Record<DataListLayout, SerializedStyles>;

export const item = css({ minInlineSize: 0 });

export const term = css({ color: color.textSubtle });

export const description = css({
  minInlineSize: 0,
  margin: 0,
  color: color.text,
  overflowWrap: 'anywhere',
  '&[data-numeric]': { fontVariantNumeric: 'tabular-nums lining-nums' },
});
