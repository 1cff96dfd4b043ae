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

export const view = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minBlockSize: '100%',
});

export const bar = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: space[3],
});

/** One swipeable strip on phones, where four lines of chips would push the rows out of view. */
export const chips = css({
  flex: '1 1 auto',
  flexWrap: 'nowrap',
  minInlineSize: 0,
  // Space for the focus ring, which scroll containers clip.
  padding: space[1],
  margin: `calc(-1 * ${space[1]})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage: 'linear-gradient(to right, #000 88%, transparent)',
  '&:dir(rtl)': { maskImage: 'linear-gradient(to left, #000 88%, transparent)' },
  '& > *': { flex: 'none' },
  [media.md]: {
    flex: '0 1 auto',
    flexWrap: 'wrap',
    justifyContent: 'center',
    overflowX: 'visible',
    maskImage: 'none',
    '&:dir(rtl)': { maskImage: 'none' },
  },
});

const stillness = '@media (prefers-reduced-motion: reduce)';

/**
 * With reduced motion, the rows become one grid: `display: contents` merges their lists, tracks and cards.
 */
export const rows = css({
  display: 'grid',
  alignContent: 'center',
  flex: 1,
  gap: space[3],
  [stillness]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr))',
    '& [data-moving="true"], & [data-moving="true"] > *, & [data-moving="true"] ul': { display: 'contents' },
    '& [data-moving="true"] [data-part="duplicate"]': { display: 'none' },
    '& [data-moving="false"]': { gridColumn: '1 / -1' },
    [media.md]: { gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' },
  },
});

/** There is nothing to pause. */
export const playback = css({ flex: 'none', [stillness]: { display: 'none' } });

export const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: '13.5rem',
  [stillness]: {
    '[data-moving="true"] &': {
      minInlineSize: 0,
      gap: space[2],
      paddingInline: space[3],
      '--tech-icon-size': '2rem',
      '--card-name-size': fontSize.sm,
      [media.md]: {
        gap: space[3],
        paddingInline: space[4],
        '--tech-icon-size': '2.75rem',
        '--card-name-size': fontSize.md,
      },
    },
  },
  blockSize: '5rem',
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  textDecoration: 'none',
});

export const button = css({ font: 'inherit', textAlign: 'start', cursor: 'pointer' });

export const linked = css({
  transitionProperty: 'border-color, background-color, box-shadow',
  transitionDuration: duration.normal,
  transitionTimingFunction: easing.out,
  [media.hover]: {
    '&:hover': { borderColor: color.borderStrong, background: color.surfaceHover, boxShadow: shadow.md },
  },
});

export const body = css({ display: 'grid', gap: '0.125rem', minInlineSize: 0, lineHeight: 1.3 });

export const name = css({
  color: color.text,
  fontSize: `var(--card-name-size, ${fontSize.md})`,
  fontWeight: fontWeight.medium,
  [media.motion]: { whiteSpace: 'nowrap' },
});

export const category = css({ color: color.textSubtle, fontSize: fontSize.xs, whiteSpace: 'nowrap' });
