import { css } from '@emotion/react';
import { color, fontSize, radius, shadow, space, zIndex } from '@uplift/ui/tokens';

/** Always rendered, so that screen readers announce new content. */
export const region = css({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: space[4],
  zIndex: zIndex.toast,
  display: 'grid',
  justifyItems: 'center',
  paddingInline: space[4],
  pointerEvents: 'none',
  '@media print': { display: 'none' },
});

export const notice = css({
  maxInlineSize: '32rem',
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  boxShadow: shadow.lg,
  color: color.text,
  fontSize: fontSize.sm,
});
