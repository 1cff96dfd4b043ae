import { css } from '@emotion/react';
import { color, fontSize, fontWeight, space } from '@uplift/ui/tokens';

export const summary = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
});

/** Summary shown while the section is closed. */
export const teaser = css({
  color: color.textMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
});

/** The line of the calculator's footer follows. */
export const last = css({ borderBlockEnd: 0 });

export const content = css({ display: 'grid', gap: space[5], containerType: 'inline-size' });
