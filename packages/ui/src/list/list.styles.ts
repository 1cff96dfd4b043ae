import { css, type SerializedStyles } from '@emotion/react';
import { color, space } from '../foundations/tokens/index.ts';

/** `plain` shows no markers, for items with icons or for lists in meaning only. */
export type ListVariant = 'unordered' | 'ordered' | 'plain';
export type ListItemTone = 'accent' | 'success' | 'subtle';

export const root = css({
  margin: 0,
  lineHeight: 1.6,
  '& > li + li': { marginBlockStart: space[2] },
  '& > li > :is(ul, ol)': { marginBlockStart: space[2] },
});

const markers = {
  paddingInlineStart: '1.5em',
  '& > li': { paddingInlineStart: '0.25em' },
  '& > li::marker': { color: color.textSubtle, fontVariantNumeric: 'tabular-nums' },
} as const;

export const variants = {
  unordered: css({ ...markers, paddingInlineStart: '2em', listStyle: 'disc' }),
  ordered: css({ ...markers, paddingInlineStart: '2em', listStyle: 'decimal' }),
  plain: css({ paddingInlineStart: 0, listStyle: 'none' }),
} satisfies Record<ListVariant, SerializedStyles>;

export const item = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  '& > div': { flex: 1, minInlineSize: 0 },
});

// Centers the icon on the first line, whatever the text size.
export const itemIcon = css({ marginBlockStart: 'calc((1lh - 1rem) / 2)' });

export const tones = {
  accent: css({ color: color.accentText }),
  success: css({ color: color.success }),
  subtle: css({ color: color.textSubtle }),
} satisfies Record<ListItemTone, SerializedStyles>;
