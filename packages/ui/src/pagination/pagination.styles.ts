import { css } from '@emotion/react';
import { color, duration, easing, fontSize, fontWeight, media, radius, space } from '../tokens/index.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles.ts';

export const root = css({
  maxInlineSize: '100%',
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const list = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const onPhones = css({ [media.md]: { display: 'none' } });

export const onDesktops = css({ display: 'none', [media.md]: { display: 'block' } });

export const status = css({
  marginInline: 'auto',
  paddingInline: space[2],
  color: color.textMuted,
  fontWeight: fontWeight.medium,
  // Numbers say it to the eye there; it stays for those who listen.
  [media.md]: visuallyHidden,
});

export const page = css({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  paddingInline: space[2],
  border: '1px solid transparent',
  borderRadius: radius.md,
  background: 'transparent',
  color: color.textMuted,
  fontWeight: fontWeight.medium,
  lineHeight: 1.2,
  textDecoration: 'none',
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${duration.fast} ${easing.out}, color ${duration.fast} ${easing.out}`,
  '@media (pointer: fine)': { minInlineSize: '2.25rem', minBlockSize: '2.25rem' },
  [media.hover]: {
    '&:hover:not([aria-disabled="true"])': { background: color.surfaceHover, color: color.text },
  },
  '&[aria-current="page"]': {
    background: color.accentSubtle,
    borderColor: color.accentText,
    color: color.accentText,
    [media.hover]: { '&:hover': { background: color.accentSubtle, color: color.accentText } },
    [media.forcedColors]: { borderWidth: '2px', borderColor: 'Highlight' },
  },
  '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
  [media.forcedColors]: { borderColor: 'Canvas' },
});

export const gap = css({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  color: color.textSubtle,
});

export const arrow = css({ '[dir="rtl"] &': { transform: 'scaleX(-1)' } });
