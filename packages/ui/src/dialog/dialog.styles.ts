import { css, keyframes, type SerializedStyles } from '@emotion/react';
import {
  breakpoint,
  color,
  duration,
  easing,
  fontSize,
  media,
  radius,
  space,
} from '../foundations/tokens/index.ts';

export type DialogSize = 'sm' | 'md' | 'lg';

const phone = `@media (max-width: ${breakpoint.sm - 1}px)`;

/** A sticky title and buttons would leave almost no room between them: phones in landscape, large text. */
const low = '@media (max-height: 24em)';

/** Space below the last line, where phones may have a system bar. */
const end = `max(${space[6]}, env(safe-area-inset-bottom))`;

const grow = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem) scale(0.98)' } });
const shrink = keyframes({ to: { opacity: 0, transform: 'scale(0.98)' } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const sink = keyframes({ to: { transform: 'translateY(100%)' } });

const enter = `${duration.slow} ${easing.out}`;
const leave = `${duration.normal} ${easing.out} forwards`;

/** A panel in the center of the page. On phones, it is at the bottom edge, within reach of the thumb. */
export const content = css({
  inset: 0,
  margin: 'auto',
  gap: space[4],
  // Spacers instead of padding, because sticky elements would keep that distance from the edges.
  paddingBlock: 0,
  '&::before': { content: '""', flex: 'none', blockSize: space[6], marginBlockEnd: `calc(-1 * ${space[4]})` },
  '&::after': { content: '""', flex: 'none', blockSize: end, marginBlockStart: `calc(-1 * ${space[4]})` },
  blockSize: 'fit-content',
  maxBlockSize: 'calc(100dvh - 4rem)',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  // Keeps the focused element from scrolling behind the sticky title and buttons.
  scrollPaddingBlock: '5rem',
  [phone]: {
    insetBlockStart: 'auto',
    inlineSize: '100%',
    margin: 0,
    maxBlockSize: 'calc(100dvh - 2rem)',
    borderWidth: '1px 0 0',
    borderRadius: `${radius.xl} ${radius.xl} 0 0`,
  },
  [media.motion]: {
    '&[data-state="open"]': { animation: `${grow} ${enter}`, [phone]: { animationName: rise } },
    '&[data-state="closed"]': { animation: `${shrink} ${leave}`, [phone]: { animationName: sink } },
  },
});

function upTo(inlineSize: string): SerializedStyles {
  return css({ [media.sm]: { inlineSize: `min(${inlineSize}, 100vw - 2rem)` } });
}

export const sizes = {
  sm: upTo('26rem'),
  md: upTo('34rem'),
  lg: upTo('50rem'),
} satisfies Record<DialogSize, SerializedStyles>;

// Both extend to the edges of the panel, so scrolling content disappears under them.
const edgeToEdge = {
  position: 'sticky',
  zIndex: 1,
  marginInline: `calc(-1 * ${space[6]})`,
  paddingInline: space[6],
  background: color.surfaceRaised,
  [low]: { position: 'static' },
} as const;

export const title = css({
  ...edgeToEdge,
  insetBlockStart: 0,
  marginBlockStart: `calc(-1 * ${space[6]})`,
  marginBlockEnd: `calc(-1 * ${space[2]})`,
  paddingBlock: `${space[6]} ${space[2]}`,
  fontSize: fontSize.xl,
});

export const beforeClose = css({ paddingInlineEnd: space[16] });

export const footer = css({
  ...edgeToEdge,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  marginBlockEnd: `calc(-1 * ${end})`,
  paddingBlock: `${space[4]} ${end}`,
  // Fades the last lines above the buttons, to show that there is more to read.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '100%',
    blockSize: space[4],
    background: `linear-gradient(transparent, ${color.surfaceRaised})`,
    pointerEvents: 'none',
    [low]: { content: 'none' },
  },
  [phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
});

/** Last in the focus order, first visually, and always visible. */
export const closeCorner = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  order: -1,
  alignSelf: 'flex-end',
  blockSize: 0,
  marginBlockEnd: `calc(-1 * ${space[4]})`,
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  '& > *': { marginBlockStart: space[4] },
});
