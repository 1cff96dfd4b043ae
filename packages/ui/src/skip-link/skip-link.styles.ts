import { css } from '@emotion/react';
import {
  color,
  duration,
  easing,
  fontSize,
  fontWeight,
  radius,
  shadow,
  space,
  zIndex,
} from '../foundations/tokens/index.ts';

export const skipLink = css({
  position: 'fixed',
  insetBlockStart: space[3],
  insetInlineStart: space[3],
  zIndex: zIndex.tooltip,
  paddingBlock: space[3],
  paddingInline: space[5],
  background: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  color: color.text,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  transition: `transform ${duration.normal} ${easing.out}`,
  transform: 'translateY(calc(-100% - 2rem))',
  // Only with focus: out of view, the shadow would still be visible.
  '&:focus': { transform: 'none', boxShadow: shadow.lg },
});
