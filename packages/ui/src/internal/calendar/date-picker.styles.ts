import { css } from '@emotion/react';
import { color, fontSize, media, radius, space } from '../../foundations/tokens/index.ts';

export const dateText = css({
  textOverflow: 'ellipsis',
  // Longer than a date. Two of them fit next to each other on phones.
  '&::placeholder': { fontSize: fontSize.sm },
});

export const single = css({ maxInlineSize: '14rem' });

export const range = css({ maxInlineSize: '24rem' });

export const popover = css({ inlineSize: 'auto', padding: space[3], gap: space[3] });

export const openButton = css({ marginInlineEnd: space[1] });

export const between = css({ flex: 'none', color: color.textSubtle });

/** Above the calendar on phones, next to it where there is room. */
export const withPresets = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  [media.sm]: { flexDirection: 'row' },
});

export const presets = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  maxInlineSize: '18.5rem',
  [media.sm]: { flexDirection: 'column', flexWrap: 'nowrap' },
  button: {
    minBlockSize: '2.25rem',
    paddingInline: space[3],
    border: 0,
    borderRadius: radius.sm,
    background: 'none',
    color: color.text,
    font: 'inherit',
    fontSize: fontSize.sm,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    [media.hover]: { '&:hover': { background: color.surfaceHover } },
    '&[aria-pressed="true"]': { background: color.accentSubtle, color: color.accentText },
  },
});
