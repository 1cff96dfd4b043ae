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

export const passwordInput = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minInlineSize: 0,
  // Edge adds its own reveal button.
  'input::-ms-reveal': { display: 'none' },
});

export const control = css({ paddingInlineEnd: space[12] });

export const reveal = css({
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineEnd: space[1],
  color: color.textMuted,
  // Follows the corners of the surrounding control, 4 px away.
  borderRadius: radius.sm,
  '&:active': { transform: 'none' },
  '@media (pointer: coarse)': { '&::after': { content: '""', position: 'absolute', inset: '-0.25rem' } },
});

export const strength = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  '--strength': color.danger,
  '&[data-level="2"]': { '--strength': color.warning },
  '&[data-level="3"], &[data-level="4"]': { '--strength': color.success },
});

export const bars = css({ display: 'flex', gap: space[1], marginBlockStart: space[1] });

export const bar = css({
  flex: 1,
  blockSize: '0.25rem',
  borderRadius: radius.full,
  background: color.skeleton,
  transition: `background-color ${duration.normal} ${easing.out}`,
  '&[data-lit="true"]': { background: 'var(--strength)' },
  [media.forcedColors]: {
    border: '1px solid CanvasText',
    '&[data-lit="true"]': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const verdict = css({
  // Keeps the form below in place when the hint changes.
  minBlockSize: '1.5em',
  color: color.textSubtle,
  fontSize: fontSize.xs,
  lineHeight: 1.5,
});

export const score = css({ color: 'var(--strength)', fontWeight: fontWeight.medium });
