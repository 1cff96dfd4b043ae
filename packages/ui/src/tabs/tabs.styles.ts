import { css, type SerializedStyles } from '@emotion/react';
import { color, fontSize, media, radius, space } from '../foundations/tokens/index.ts';
import * as tabRow from '../internal/tab-row/tab-row.styles.ts';
import { fadeInline } from '../scroll-area/edge-fade.styles.ts';

export type TabsOrientation = 'horizontal' | 'vertical';

export const root = css({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const rootOrientations = {
  horizontal: css({ gap: space[6] }),
  vertical: css({
    gap: space[6],
    [media.md]: { flexDirection: 'row', alignItems: 'flex-start', gap: space[10] },
  }),
} satisfies Record<TabsOrientation, SerializedStyles>;

export const list = css(
  {
    display: 'flex',
    minInlineSize: 0,
    '[data-orientation="horizontal"] > &': tabRow.row,
    '[data-orientation="vertical"] > &': {
      flexDirection: 'column',
      gap: space[1],
      [media.md]: { flex: 'none', inlineSize: '13rem' },
    },
  },
  fadeInline,
);

export const tab = css(tabRow.item, {
  padding: 0,
  border: 0,
  background: 'transparent',
  [media.hover]: { '&:hover:not(:disabled)': { color: color.text } },
  '&[data-state="active"]': { color: color.text },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  '&[data-state="active"]::after': { opacity: 1 },
  '[data-orientation="horizontal"] > &': {
    ...tabRow.ringed,
    whiteSpace: 'nowrap',
    '&::after': tabRow.below,
    '&[data-state="inactive"]::after': tabRow.shrunk,
  },
  '[data-orientation="vertical"] > &': {
    paddingInline: space[4],
    borderRadius: radius.md,
    textAlign: 'start',
    '&::after': {
      insetInlineStart: 0,
      insetBlock: '0.8125rem',
      inlineSize: '3px',
    },
    '&[data-state="inactive"]::after': { transform: 'scaleY(0.6)' },
    '&[data-state="active"]': { background: color.surfaceHover },
    [media.hover]: { '&:hover:not(:disabled)': { background: color.surfaceHover } },
  },
});

export const panel = css({
  flex: 1,
  minInlineSize: 0,
  borderRadius: radius.sm,
  fontSize: fontSize.md,
  '&:focus-visible': { outlineOffset: '6px' },
});
