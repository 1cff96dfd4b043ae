import { css } from '@emotion/react';
import { color, media, space, zIndex } from '../foundations/tokens/index.ts';

const barHeight = '3.75rem';

/** A column with the navigation and one with banner, bar and content. On narrow screens only the latter. */
export const root = css({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  [media.lg]: {
    gridTemplateColumns: '15.5rem minmax(0, 1fr)',
    '&:has(nav[data-collapsed])': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
  '@media print': { display: 'block' },
});

const content = { minInlineSize: 0, gridColumn: '-2 / -1' } as const;

export const navigation = css({
  display: 'none',
  gridRow: '1 / -1',
  [media.lg]: {
    position: 'sticky',
    insetBlockStart: 0,
    display: 'block',
    blockSize: '100dvh',
    overflowY: 'auto',
    borderInlineEnd: `1px solid ${color.border}`,
    background: color.groundSubtle,
  },
  '@media print': { display: 'none' },
});

/** Aligns the icons of the navigation with the title of the sheet. */
export const sheetNavigation = css({
  marginInline: `calc(-1 * ${space[6]})`,
  '& > nav': { inlineSize: 'auto' },
});

export const brand = css({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: barHeight,
  // Aligns with the labels of the navigation below.
  paddingInline: space[6],
});

export const banner = css({ ...content, gridRow: 1 });

export const bar = css({
  ...content,
  gridRow: 2,
  position: 'sticky',
  zIndex: zIndex.sticky,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: barHeight,
  paddingInline: space.gutter,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.ground,
  '@media print': { display: 'none' },
});

export const menuButton = css({
  marginInlineStart: `calc(-1 * ${space[2]})`,
  [media.lg]: { display: 'none' },
});

export const main = css({
  ...content,
  gridRow: 3,
  maxInlineSize: '84rem',
  paddingInline: space.gutter,
  paddingBlock: `clamp(${space[6]}, 3vw, ${space[10]})`,
  '&:focus': { outline: 'none' },
});
