import { css } from '@emotion/react';
import { color, radius, space } from '@uplift/ui/tokens';

/** Checkerboard: logos often have a single color, and any color is visible on it. */
const ground = {
  backgroundColor: color.groundSubtle,
  backgroundImage: `repeating-conic-gradient(${color.skeleton} 0 25%, transparent 0 50%)`,
  border: `1px solid ${color.border}`,
  overflow: 'hidden',
} as const;

export const thumbnail = css({
  ...ground,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  backgroundSize: '0.75rem 0.75rem',
  borderRadius: radius.sm,
  color: color.textMuted,
});

export const large = css({
  ...ground,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  padding: space[4],
  backgroundSize: '1.25rem 1.25rem',
  borderRadius: radius.md,
  color: color.textMuted,
});

/** For icons, which don't need the checkerboard. */
export const plain = css({ backgroundImage: 'none' });

export const picture = css({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
});

export const named = css({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });

export const address = css({ overflowWrap: 'anywhere' });
