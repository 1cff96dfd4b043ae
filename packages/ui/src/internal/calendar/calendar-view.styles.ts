import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, space } from '../../foundations/tokens/index.ts';

export const calendar = css({
  display: 'grid',
  gap: space[2],
  inlineSize: '17.5rem',
  maxInlineSize: '100%',
  // For the announcement.
  position: 'relative',
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
  minBlockSize: '2.25rem',
  paddingBlock: space[1],
  paddingInline: `${space[2]} ${space[8]}`,
  borderColor: 'transparent',
  background: 'transparent',
  fontWeight: fontWeight.semibold,
  '@media (pointer: fine)': { fontSize: fontSize.sm },
  [media.hover]: { '&:hover': { background: color.surfaceHover } },
});

export const arrow = css({ '[dir="rtl"] &': { transform: 'scaleX(-1)' } });
