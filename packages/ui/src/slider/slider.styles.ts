import { css } from '@emotion/react';
import {
  color,
  duration,
  easing,
  fontSize,
  media,
  radius,
  shadow,
  space,
} from '../foundations/tokens/index.ts';

export const slider = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  minInlineSize: 0,
});

export const control = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 min(10rem, 100%)',
  minBlockSize: '2.75rem',
  cursor: 'pointer',
  touchAction: 'pan-y',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
});

export const track = css({
  position: 'relative',
  flex: 1,
  blockSize: '0.375rem',
  borderRadius: radius.full,
  background: color.skeleton,
  overflow: 'hidden',
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

export const range = css({
  position: 'absolute',
  blockSize: '100%',
  background: color.accent,
  [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
});

export const thumb = css({
  position: 'relative',
  display: 'block',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `2px solid ${color.accent}`,
  borderRadius: radius.full,
  background: color.surface,
  boxShadow: shadow.sm,
  transition: `box-shadow ${duration.fast} ${easing.out}`,
  // Touch target of 44 px around the smaller thumb.
  '&::before': { content: '""', position: 'absolute', inset: '-0.75rem' },
  [media.hover]: {
    '&:hover:not([data-disabled])': {
      boxShadow: `0 0 0 5px color-mix(in srgb, ${color.accent} 16%, transparent)`,
    },
  },
  [media.forcedColors]: { background: 'ButtonFace', borderColor: 'Highlight' },
});

export const value = css({
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  color: color.text,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  textAlign: 'end',
});
