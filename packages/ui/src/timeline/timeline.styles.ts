import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, radius, space } from '../foundations/tokens/index.ts';

export const timeline = css({ margin: 0, padding: 0, listStyle: 'none' });

const mark = '0.75rem';
const line = '2px';

export const item = css({
  position: 'relative',
  paddingInlineStart: `calc(${mark} + ${space[4]})`,
  paddingBlockEnd: space[6],
  fontSize: fontSize.sm,
  lineHeight: 1.5,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '0.3125rem',
    insetInlineStart: 0,
    zIndex: 1,
    inlineSize: mark,
    blockSize: mark,
    background: color.accentText,
    border: `${line} solid ${color.accentText}`,
    borderRadius: radius.full,
  },
  // The line to the next mark, which the last item doesn't have.
  '&:has(+ li)::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '0.3125rem -0.3125rem',
    insetInlineStart: `calc((${mark} - ${line}) / 2)`,
    inlineSize: line,
    background: color.accentText,
  },
  '&:not(:has(+ li))': { paddingBlockEnd: 0 },
  '&[data-status="current"]::before': {
    background: color.surface,
    boxShadow: `0 0 0 4px ${color.accentSubtle}`,
  },
  '&[data-status="upcoming"]::before': { background: color.surface, borderColor: color.borderStrong },
  '&:is([data-status="current"], [data-status="upcoming"])::after': { background: color.border },
  [media.forcedColors]: {
    '&::before': { background: 'CanvasText', borderColor: 'CanvasText' },
    '&:is([data-status="current"], [data-status="upcoming"])::before': { background: 'Canvas' },
    '&::after': { background: 'CanvasText' },
  },
});

export const heading = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
});

export const title = css({
  color: color.text,
  fontWeight: fontWeight.medium,
  '[data-status="upcoming"] &': { color: color.textMuted },
});

export const time = css({ color: color.textSubtle, fontVariantNumeric: 'tabular-nums' });

export const body = css({ marginBlockStart: space[1], color: color.textMuted });
