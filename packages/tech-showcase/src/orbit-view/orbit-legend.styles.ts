import { css } from '@emotion/react';
import {
  color,
  duration,
  easing,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
  tracking,
} from '@uplift/ui/tokens';

/** Small screens: one swipeable strip below the atom. Large screens: a column on each side. */
export const legend = css({
  display: 'flex',
  gap: space[6],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  paddingInline: space[1],
  paddingBlockEnd: space[1],
  maskImage: 'linear-gradient(to right, #000 88%, transparent)',
  '&:dir(rtl)': { maskImage: 'linear-gradient(to left, #000 88%, transparent)' },
  [media.lg]: { display: 'contents' },
});

// The empty string, because Safari doesn't treat a list without markers (`none`) as a list.
const unmarked = css({ margin: 0, padding: 0, listStyleType: '""' });

export const column = css(unmarked, {
  display: 'flex',
  gap: space[6],
  [media.lg]: {
    flexDirection: 'column',
    justifyContent: 'safe center',
    gap: space[3],
    gridRow: 1,
    maxBlockSize: '100%',
    minBlockSize: 0,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    scrollbarColor: `${color.border} transparent`,
    paddingBlock: space[5],
    maskImage: `linear-gradient(transparent, #000 ${space[5]}, #000 calc(100% - ${space[5]}), transparent)`,
    paddingInline: space[1],
    '&[data-side="start"]': { gridColumn: 1 },
    '&[data-side="end"]': { gridColumn: 3, textAlign: 'end' },
  },
});

export const group = css({ flex: 'none' });

export const heading = css({
  display: 'block',
  paddingInline: space[2],
  marginBlockEnd: space[1],
  color: color.textSubtle,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  letterSpacing: tracking.normal,
});

export const entries = css(unmarked, {
  display: 'flex',
  gap: space[1],
  [media.lg]: { display: 'block' },
});

export const entry = css({
  display: 'inline-block',
  padding: `0.1875rem ${space[2]}`,
  border: 0,
  borderRadius: radius.sm,
  background: 'transparent',
  color: color.text,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
  textAlign: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transitionProperty: 'background-color, color',
  transitionDuration: duration.fast,
  transitionTimingFunction: easing.out,
  '&[data-active="true"]': { background: color.accentSubtle, color: color.accentText },
});
