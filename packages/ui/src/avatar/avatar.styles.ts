import { css, type SerializedStyles } from '@emotion/react';
import { color, fontSize, fontWeight, radius } from '../foundations/tokens/index.ts';

export type AvatarSize = 'sm' | 'md' | 'lg' | 'xl';

export const avatar = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'clip',
  background: color.accentSubtle,
  border: `1px solid color-mix(in srgb, ${color.accentText} 20%, transparent)`,
  borderRadius: radius.full,
  color: color.accentText,
  fontWeight: fontWeight.medium,
  lineHeight: 1,
  letterSpacing: '0.01em',
  verticalAlign: 'middle',
  WebkitUserSelect: 'none',
  userSelect: 'none',
});

export const sizes = {
  sm: css({ inlineSize: '1.5rem', blockSize: '1.5rem', fontSize: '0.625rem' }),
  md: css({ inlineSize: '2rem', blockSize: '2rem', fontSize: '0.75rem' }),
  lg: css({ inlineSize: '2.5rem', blockSize: '2.5rem', fontSize: fontSize.sm }),
  xl: css({ inlineSize: '4rem', blockSize: '4rem', fontSize: '1.375rem' }),
} satisfies Record<AvatarSize, SerializedStyles>;

export const image = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const group = css({
  display: 'inline-flex',
  // A ring in the background color separates overlapping avatars.
  '& > *': { boxShadow: `0 0 0 2px ${color.ground}` },
  '& > * + *': { marginInlineStart: '-0.25rem' },
});

export const more = css({
  background: color.surfaceHover,
  borderColor: color.border,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
