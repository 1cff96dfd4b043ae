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
import { controlRow } from '../internal/control-row/control-row.styles.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const bulkBar = css({
  position: 'sticky',
  insetBlockEnd: space[4],
  zIndex: zIndex.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginBlockStart: space[3],
  marginInline: 'auto',
  padding: space[2],
  paddingInlineStart: space[4],
  background: color.surfaceRaised,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.lg,
  boxShadow: shadow.lg,
  fontSize: fontSize.sm,
  [media.motion]: { animation: `${rise} ${duration.normal} ${easing.out}` },
});

/** The bar covers no more than a row of the table. */
export const bulkActions = css(controlRow, { alignItems: 'center' });

export const bulkCount = css({
  flex: 'none',
  marginInlineEnd: space[2],
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});
