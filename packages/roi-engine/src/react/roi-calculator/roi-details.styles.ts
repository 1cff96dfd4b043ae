import { css } from '@emotion/react';
import { color, fontSize, fontWeight, space } from '@uplift/ui/tokens';

export const summary = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
});

/** What the part has to say, before it is opened. */
export const teaser = css({
  color: color.textMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
});

/** The line of the calculator's foot follows. */
export const last = css({ borderBlockEnd: 0 });

export const content = css({ display: 'grid', gap: space[5], containerType: 'inline-size' });
