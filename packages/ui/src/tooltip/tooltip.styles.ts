import { css, keyframes } from '@emotion/react';
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
  zIndex,
} from '../foundations/tokens/index.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.96)' } });

export const content = css({
  zIndex: zIndex.tooltip,
  maxInlineSize: '18rem',
  paddingBlock: '0.375rem',
  paddingInline: space[3],
  background: color.text,
  borderRadius: radius.sm,
  boxShadow: shadow.md,
  color: color.ground,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  lineHeight: 1.45,
  transformOrigin: 'var(--radix-tooltip-content-transform-origin)',
  [media.motion]: {
    '&[data-state="delayed-open"]': { animation: `${appear} ${duration.fast} ${easing.out}` },
  },
});
