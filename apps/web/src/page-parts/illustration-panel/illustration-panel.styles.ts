import { css } from '@emotion/react';
import { color, radius, space } from '@uplift/ui/tokens';

export const panel = css({
  padding: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: `
    radial-gradient(circle at 50% 42%, ${color.accentSubtle}, transparent 68%),
    radial-gradient(${color.border} 1px, transparent 1.5px) center / 1.25rem 1.25rem,
    ${color.surface}`,
  // Over the whole width of a tablet the paper grows, the drawing does not.
  '& > svg': { maxInlineSize: '26rem', marginInline: 'auto' },
});

/** Fills the head of a card whose own edge it shares. */
export const flush = css({
  border: 0,
  borderBlockEnd: `1px solid ${color.border}`,
  borderRadius: 0,
});
