import { css } from '@emotion/react';
import { color, fontSize, media, radius, shadow, space } from '@uplift/ui/tokens';

export const card = css({ boxShadow: shadow.lg });

export const form = css({ display: 'grid', gap: space[5] });

export const head = css({ display: 'grid', gap: space[2] });

export const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

export const calculation = css({
  display: 'grid',
  gap: space[1],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surface,
});

export const small = css({ color: color.textMuted, fontSize: fontSize.sm });

export const end = css({ display: 'grid', gap: space[3], justifyItems: 'start' });

/** Invisible to people, but reachable by bots that fill in every field. */
export const trap = css({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
