import { css } from '@emotion/react';
import { color, media } from '../foundations/tokens/index.ts';
import * as tabRow from '../internal/tab-row/tab-row.styles.ts';
import { fadeInline } from '../scroll-area/edge-fade.styles.ts';

export const list = css(
  { display: 'flex', margin: 0, paddingBlock: 0, listStyle: 'none' },
  tabRow.row,
  fadeInline,
);

export const entry = css({ flex: 'none' });

const current = '&[aria-current]:not([aria-current="false"])';

export const link = css(tabRow.item, tabRow.ringed, {
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  [media.hover]: { '&:hover': { color: color.text } },
  '&::after': tabRow.below,
  '&:not([aria-current])::after, &[aria-current="false"]::after': tabRow.shrunk,
  [current]: { color: color.text },
  [`${current}::after`]: { opacity: 1 },
});
