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
} from '../foundations/tokens/index.ts';

export const root = css({ borderBlockStart: `1px solid ${color.border}` });

export const item = css({
  borderBlockEnd: `1px solid ${color.border}`,
  interpolateSize: 'allow-keywords',
  [media.motion]: {
    '&::details-content': {
      blockSize: 0,
      overflow: 'clip',
      opacity: 0,
      transition: `block-size ${duration.slow} ${easing.out}, opacity ${duration.slow} ${easing.out}, content-visibility ${duration.slow} allow-discrete`,
    },
    '&[open]::details-content': { blockSize: 'auto', opacity: 1 },
  },
});

export const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  marginInline: `calc(${space[3]} * -1)`,
  paddingBlock: space[5],
  paddingInline: space[3],
  borderRadius: radius.md,
  color: color.text,
  fontSize: fontSize.md,
  fontWeight: fontWeight.medium,
  lineHeight: 1.45,
  listStyle: 'none',
  '&:focus-visible': { outlineOffset: '-3px' },
  '&::-webkit-details-marker': { display: 'none' },
  [media.hover]: { '&:hover': { color: color.accentText } },
});

export const title = css({
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
  letterSpacing: 'normal',
});

export const mark = css({ flex: 'none', color: color.textSubtle });

export const upright = css({
  transformBox: 'view-box',
  transformOrigin: 'center',
  transition: `transform ${duration.slow} ${easing.out}`,
  'details[open] > summary > svg > &': { transform: 'rotate(90deg)' },
});

export const content = css({
  paddingBlockEnd: space[6],
  paddingInlineEnd: space[8],
  color: color.textMuted,
});
