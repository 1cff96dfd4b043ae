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
  // On tablets, only the background grows with the panel.
  '& > svg': { maxInlineSize: '26rem', marginInline: 'auto' },
});

/** Fills the top of a card and shares its border. */
export const flush = css({
  border: 0,
  borderBlockEnd: `1px solid ${color.border}`,
  borderRadius: 0,
});
