import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, radius, shadow, space } from '@uplift/ui/tokens';

export const panel = css({ display: 'grid', gap: space[4], maxInlineSize: '56rem' });

/** Fills the remaining height of the window, so that the composer stays visible. */
export const frame = css({
  position: 'relative',
  blockSize: 'clamp(16rem, calc(100dvh - 24rem), 52rem)',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  overflow: 'hidden',
});

/** Below the header of a client's page, which takes more height. */
export const lowFrame = css({ blockSize: 'clamp(16rem, calc(100dvh - 30.5rem), 52rem)' });

export const scroller = css({
  blockSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The virtualizer keeps the scroll position.
  overflowAnchor: 'none',
  paddingInline: `clamp(${space[3]}, 2.5vw, ${space[6]})`,
  '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.lg },
});

export const beginning = css({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.5rem',
  color: color.textSubtle,
  fontSize: fontSize.xs,
});

export const canvas = css({ position: 'relative' });

export const row = css({ position: 'absolute', insetBlockStart: 0, insetInline: 0 });

export const day = css({
  margin: 0,
  paddingBlock: space[4],
  color: color.textSubtle,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
  textAlign: 'center',
});

export const unread = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  margin: 0,
  paddingBlock: space[2],
  color: color.accentText,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.semibold,
  '&::before, &::after': { content: '""', flex: 1, borderBlockStart: '1px solid currentColor', opacity: 0.5 },
});

export const message = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  paddingBlockEnd: space[2],
  paddingInlineEnd: `clamp(${space[4]}, 12%, ${space[24]})`,
});

export const own = css({
  justifyItems: 'end',
  paddingInlineEnd: 0,
  paddingInlineStart: `clamp(${space[4]}, 12%, ${space[24]})`,
});

export const sender = css({
  margin: 0,
  paddingBlockStart: space[3],
  color: color.textSubtle,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const senderName = css({ color: color.textMuted, fontWeight: fontWeight.medium });

export const bubble = css({
  maxInlineSize: '42rem',
  paddingBlock: space[2],
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.groundSubtle,
  color: color.text,
});

export const ownBubble = css({ borderColor: 'transparent', background: color.accentSubtle });

export const failedBubble = css({
  borderColor: color.danger,
  borderStyle: 'dashed',
  background: 'transparent',
});

export const text = css({
  margin: 0,
  fontSize: fontSize.md,
  lineHeight: 1.55,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const state = css({ margin: 0, color: color.textSubtle, fontSize: fontSize.xs });

export const failed = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  color: color.danger,
  fontSize: fontSize.sm,
});

export const failedActions = css({ display: 'inline-flex', gap: space[1] });

export const toEnd = css({
  position: 'absolute',
  insetBlockEnd: space[3],
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  borderRadius: radius.full,
  boxShadow: shadow.md,
  whiteSpace: 'nowrap',
});

export const composer = css({ display: 'grid', gap: space[2] });

export const composerField = css({ minInlineSize: 0 });

export const composerFoot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[4],
});

/** Hidden on touch devices, where the keys don't exist. */
export const hint = css({
  display: 'none',
  marginInlineEnd: 'auto',
  color: color.textSubtle,
  fontSize: fontSize.xs,
  [`${media.md} and (pointer: fine)`]: { display: 'inline' },
});

export const skeleton = css({ display: 'grid', alignContent: 'end', gap: space[4], padding: space[5] });

export const skeletonOwn = css({ justifySelf: 'end' });

export const empty = css({ display: 'grid', alignContent: 'center', padding: space[5] });
