import { css, type SerializedStyles } from '@emotion/react';
import {
  color,
  controlHeight,
  duration,
  easing,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
} from '../foundations/tokens/index.ts';
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
    '[data-orientation="horizontal"] > &': {
      gap: space[6],
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      boxShadow: `inset 0 -1px 0 ${color.border}`,
      '&::-webkit-scrollbar': { display: 'none' },
      [media.forcedColors]: { borderBlockEnd: '1px solid' },
    },
    '[data-orientation="vertical"] > &': {
      flexDirection: 'column',
      gap: space[1],
      [media.md]: { flex: 'none', inlineSize: '13rem' },
    },
  },
  fadeInline,
);

export const tab = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  minBlockSize: controlHeight.md,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.textMuted,
  fontSize: '0.9375rem',
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transition: `color ${duration.fast} ${easing.out}, background-color ${duration.fast} ${easing.out}`,
  [media.hover]: { '&:hover:not(:disabled)': { color: color.text } },
  '&[data-state="active"]': { color: color.text },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.sm },
  '&::after': {
    content: '""',
    position: 'absolute',
    borderRadius: radius.full,
    background: color.accent,
    opacity: 0,
    transition: `opacity ${duration.fast} ${easing.out}, transform ${duration.normal} ${easing.out}`,
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
  '&[data-state="active"]::after': { opacity: 1 },
  '[data-orientation="horizontal"] > &': {
    whiteSpace: 'nowrap',
    '&::after': { insetInline: 0, insetBlockEnd: 0, blockSize: '2px' },
    '&[data-state="inactive"]::after': { transform: 'scaleX(0.6)' },
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
