import { css, keyframes } from '@emotion/react';
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
  width,
  zIndex,
} from '../foundations/tokens/index.ts';
import { displayText } from '../internal/display-text/display-text.styles.ts';

// In rem, so that the bar switches to its menu earlier with larger text.
const wide = '@container navigation-bar (min-width: 64rem)';

const scrolled = { background: color.ground, borderBlockEndColor: color.border };

const appear = keyframes({ to: scrolled });

export const root = css({
  container: 'navigation-bar / inline-size',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndex.navigation,
  // At 200% text size, a sticky bar would cover half of a phone's screen.
  '@media (max-width: 18em)': { position: 'static' },
  borderBlockEnd: '1px solid transparent',
  '&[data-scrolled]': scrolled,
  // Before its code has loaded, too.
  '@supports (animation-timeline: scroll())': {
    animation: `${appear} both`,
    animationTimeline: 'scroll()',
    animationRange: '0 20px',
  },
  // Without code, nothing tells that the page has scrolled.
  '@media (scripting: none)': { background: color.ground },
});

export const inner = css({
  boxSizing: 'content-box',
  display: 'flex',
  // Wraps large text on a phone.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
  minBlockSize: '4rem',
  maxInlineSize: width.content,
  marginInline: 'auto',
  paddingInline: space.gutter,
  [wide]: { minBlockSize: '4.5rem' },
});

export const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  minBlockSize: controlHeight.md,
  color: color.text,
  fontWeight: fontWeight.semibold,
  textDecoration: 'none',
});

// The sheet that the menu button opens contains the same links, larger and stacked.
const inMenu = '[role="dialog"] &';

export const links = css({
  display: 'none',
  [wide]: { display: 'block' },
  [inMenu]: { display: 'block' },
});

export const list = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [inMenu]: { display: 'grid', gap: 0 },
});

export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: controlHeight.sm,
  paddingInline: space[3],
  borderRadius: radius.md,
  color: color.textMuted,
  fontSize: '0.9375rem',
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${duration.fast} ${easing.out}, background-color ${duration.fast} ${easing.out}`,
  [media.hover]: { '&:hover': { color: color.text, background: color.surfaceHover } },
  '&[aria-current]': { color: color.text, background: color.surfaceHover },
  [inMenu]: {
    display: 'flex',
    minBlockSize: '3.25rem',
    paddingInline: 0,
    borderRadius: 0,
    borderBlockEnd: `1px solid ${color.border}`,
    background: 'transparent',
    color: color.text,
    ...displayText,
    fontSize: fontSize.xl,
    whiteSpace: 'normal',
    '&[aria-current]': { color: color.accentText },
  },
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[2],
  marginInlineStart: 'auto',
  minInlineSize: 0,
});

export const menuButton = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  marginInlineEnd: `calc(${space[2]} * -1)`,
  padding: 0,
  border: 0,
  borderRadius: radius.md,
  background: 'transparent',
  color: color.text,
  fontSize: fontSize.md,
  WebkitTapHighlightColor: 'transparent',
  [media.hover]: { '&:hover': { background: color.surfaceHover } },
  [wide]: { display: 'none' },
});

export const menuLine = css({
  transformBox: 'view-box',
  transformOrigin: 'center',
  transition: `transform ${duration.normal} ${easing.out}`,
});

export const upperLine = css({
  transform: 'translateY(-3.5px)',
  '[aria-expanded="true"] > svg > &': { transform: 'rotate(45deg)' },
});

export const lowerLine = css({
  transform: 'translateY(3.5px)',
  '[aria-expanded="true"] > svg > &': { transform: 'rotate(-45deg)' },
});
