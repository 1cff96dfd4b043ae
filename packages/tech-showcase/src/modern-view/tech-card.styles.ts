import { css } from '@emotion/react';
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
} from '@uplift/ui/tokens';
import { stillness } from './modern-view.styles.ts';

/** A line of the details, and how far the text moves up when the description takes a second one. */
const LINE = '1.1rem';

/** Conditions under which the description shows. Without hover, it always does. */
const reveals = '&:hover, &:focus-within, &[data-interactive="false"]';

export const card = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '18rem',
  blockSize: '5.25rem',
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  transitionProperty: 'border-color, background-color, box-shadow',
  transitionDuration: duration.normal,
  transitionTimingFunction: easing.out,
  '--details-shift': `calc(${LINE} / 2)`,
  '--category-opacity': 1,
  '--description-opacity': 0,
  '&[data-described="true"]': {
    [reveals]: { '--details-shift': 0, '--category-opacity': 0, '--description-opacity': 1 },
    '@media (hover: none)': { '--details-shift': 0, '--category-opacity': 0, '--description-opacity': 1 },
  },
  [media.hover]: {
    '&[data-interactive="true"]:hover': {
      borderColor: color.borderStrong,
      background: color.surfaceHover,
      boxShadow: shadow.md,
    },
  },
  // Two columns of names on phones, where nothing moves.
  [stillness]: {
    '[data-moving="true"] &': {
      inlineSize: 'auto',
      gap: '0.375rem',
      paddingInline: space[2],
      '--tech-icon-size': '1.75rem',
      '--card-name-size': fontSize.sm,
      '--card-name-wrap': 'normal',
      '--card-name-tracking': '-0.02em',
      '--card-head': 'column',
      '--card-head-align': 'start',
      [media.md]: {
        gap: space[3],
        paddingInline: space[4],
        '--tech-icon-size': '2.75rem',
        '--card-name-size': fontSize.md,
        '--card-name-wrap': 'nowrap',
        '--card-name-tracking': 'normal',
        '--card-head': 'row',
        '--card-head-align': 'baseline',
      },
    },
  },
});

export const body = css({
  flex: 1,
  minInlineSize: 0,
  lineHeight: 1.3,
  transform: 'translateY(var(--details-shift))',
  [media.motion]: { transition: `transform ${duration.normal} ${easing.out}` },
});

export const head = css({
  display: 'flex',
  // On phones, the number of stories is below the name.
  flexFlow: 'var(--card-head, row) wrap',
  alignItems: 'var(--card-head-align, baseline)',
  justifyContent: 'space-between',
  columnGap: space[2],
});

export const name = css({
  minInlineSize: 0,
  overflow: 'hidden',
  color: color.text,
  fontSize: `var(--card-name-size, ${fontSize.md})`,
  fontWeight: fontWeight.medium,
  textOverflow: 'ellipsis',
  // Names wrap between words only.
  overflowWrap: 'normal',
  letterSpacing: 'var(--card-name-tracking, normal)',
  whiteSpace: 'var(--card-name-wrap, nowrap)',
});

/** Its clickable area is the whole card. */
export const control = css({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: `var(--card-name-size, ${fontSize.md})`,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.lg },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
});

/** Category and description share their place. */
export const details = css({
  display: 'grid',
  minBlockSize: `calc(2 * ${LINE})`,
  fontSize: fontSize.xs,
  lineHeight: LINE,
  '& > *': { gridArea: '1 / 1', [media.motion]: { transition: `opacity ${duration.normal} ${easing.out}` } },
});

export const category = css({
  color: color.textSubtle,
  whiteSpace: 'nowrap',
  opacity: 'var(--category-opacity)',
});

export const description = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  alignSelf: 'start',
  overflow: 'hidden',
  color: color.textMuted,
  opacity: 'var(--description-opacity)',
});

export const count = css({
  flex: 'none',
  color: color.textSubtle,
  fontSize: fontSize.xs,
  whiteSpace: 'nowrap',
});

/** Above the area of the card's link, and at least 24 px high. */
export const storiesButton = css({
  position: 'relative',
  zIndex: 1,
  margin: '-0.3rem',
  padding: '0.3rem',
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  fontFamily: 'inherit',
  lineHeight: LINE,
  textDecoration: 'underline',
  textDecorationColor: color.borderStrong,
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { color: color.text } },
});

export const stories = css({ gap: space[3] });

export const storyList = css({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyleType: '""' });
