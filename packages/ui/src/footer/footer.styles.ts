import { css } from '@emotion/react';
import {
  color,
  duration,
  easing,
  fontSize,
  fontWeight,
  media,
  space,
  width,
} from '../foundations/tokens/index.ts';

export const root = css({
  background: color.groundSubtle,
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  fontSize: fontSize.sm,
});

export const inner = css({
  boxSizing: 'content-box',
  display: 'grid',
  // Two columns, or one if large text leaves no room for two.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(7rem, 40%), 1fr))',
  columnGap: space[6],
  rowGap: space[10],
  maxInlineSize: width.content,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlockStart: space[16],
  paddingBlockEnd: space[8],
  [media.md]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
});

export const brand = css({
  gridColumn: '1 / -1',
  [media.lg]: { gridColumn: 'span 6', paddingInlineEnd: space[12] },
});

export const column = css({
  minInlineSize: 0,
  [media.md]: { gridColumn: 'span 4' },
  [media.lg]: { gridColumn: 'span 2' },
});

export const title = css({
  color: color.text,
  fontFamily: 'inherit',
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
  letterSpacing: 'normal',
});

export const list = css({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  marginBlockStart: space[3],
  padding: 0,
  listStyle: 'none',
});

export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: '0.3125rem',
  color: color.textMuted,
  textDecoration: 'none',
  transition: `color ${duration.fast} ${easing.out}`,
  '&:hover': { color: color.text, textDecoration: 'underline', textUnderlineOffset: '0.22em' },
});

export const bottom = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[6],
  rowGap: space[3],
  marginBlockStart: space[2],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textSubtle,
  fontSize: fontSize.xs,
});
