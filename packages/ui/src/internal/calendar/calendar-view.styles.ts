import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, space } from '../../foundations/tokens/index.ts';

const coarse = '@media (pointer: coarse)';

export const calendar = css({
  display: 'grid',
  // Otherwise a wide header would push the days out of the calendar.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  inlineSize: '17.5rem',
  maxInlineSize: '100%',
  // For the announcement.
  position: 'relative',
  // The buttons for touch are wider.
  [coarse]: { inlineSize: '18.5rem' },
});

export const header = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
});

export const choices = css({ display: 'flex', minInlineSize: 0, gap: space[1] });

export const choice = css({
  inlineSize: 'auto',
  minInlineSize: 0,
  minBlockSize: '2.25rem',
  paddingBlock: space[1],
  paddingInline: `${space[2]} ${space[8]}`,
  borderColor: 'transparent',
  background: 'transparent',
  fontWeight: fontWeight.semibold,
  textOverflow: 'ellipsis',
  [coarse]: { paddingInline: `${space[1]} 1.75rem` },
  '@media (pointer: fine)': { fontSize: fontSize.sm },
  [media.hover]: { '&:hover': { background: color.surfaceHover } },
});

export const arrow = css({ '[dir="rtl"] &': { transform: 'scaleX(-1)' } });
