import { css, keyframes, type SerializedStyles } from '@emotion/react';
import {
  color,
  duration,
  easing,
  fontSize,
  fontWeight,
  media,
  radius,
  shadow,
  space,
  zIndex,
} from '../foundations/tokens/index.ts';
import type { ToastType } from './toast-store.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(1rem) scale(0.98)' } });
const leave = keyframes({ to: { opacity: 0, transform: 'scale(0.98)' } });
const swipeOut = (away: string) =>
  keyframes({
    from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
    to: { opacity: 0, transform: `translateX(${away})` },
  });
const swipeRight = swipeOut('calc(100% + 2rem)');
const swipeLeft = swipeOut('calc(-100% - 2rem)');

export const region = css({ display: 'contents' });

export const viewport = css({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: zIndex.toast,
  inlineSize: 'min(24rem, 100vw)',
  margin: 0,
  padding: space[4],
  listStyle: 'none',
  outline: 'none',
  [media.md]: { padding: space[6], inlineSize: 'min(26rem, 100vw)' },
});

/** The surface of a toast. */
export const card = {
  padding: space[4],
  background: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  boxShadow: shadow.lg,
  color: color.text,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
  // A modal dialog disables pointer events on the rest of the page. Toasts are above it.
  pointerEvents: 'auto',
} as const;

/** The icon, the text and the dismiss button, side by side. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
});

export const single = css({
  ...card,
  touchAction: 'pan-y',
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${duration.normal} ${easing.out}` },
  [media.motion]: {
    '&[data-state="open"]': { animation: `${enter} ${duration.slow} ${easing.out}` },
    '&[data-state="closed"]': { animation: `${leave} ${duration.fast} ${easing.out} forwards` },
    '&[data-swipe="end"]': { animation: `${swipeRight} ${duration.fast} ${easing.out} forwards` },
    '&[data-swipe="end"][data-swipe-direction="left"]': { animationName: swipeLeft },
  },
});

export const marks = {
  default: css({ display: 'none' }),
  success: css({ color: color.success }),
  info: css({ color: color.accentText }),
  warning: css({ color: color.warning }),
  error: css({ color: color.danger }),
  loading: css({ color: color.textMuted }),
} satisfies Record<ToastType, SerializedStyles>;

export const mark = css({
  display: 'grid',
  placeItems: 'center',
  blockSize: '1.3125rem',
  marginInlineEnd: space[3],
});
export const body = css({ gridColumn: 2 });
export const title = css({ fontWeight: fontWeight.medium });
export const description = css({ color: color.textMuted });
export const action = css({ marginBlockStart: space[3] });
export const close = css({
  gridColumn: 3,
  marginBlock: '-0.375rem',
  marginInline: `${space[3]} -0.375rem`,
  // A press on the icon counts as a press on the button, not as the start of a swipe.
  '& *': { pointerEvents: 'none' },
});
