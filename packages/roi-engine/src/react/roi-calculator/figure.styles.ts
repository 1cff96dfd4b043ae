import { css } from '@emotion/react';
import { color, fontSize, fontWeight } from '@uplift/ui/tokens';

/**
 * The type shrinks to the available width: a character of the display face, digit or symbol, is at most 0.62
 * em wide. The line keeps its height, so a long amount moves nothing.
 */
export const figure = css({
  display: 'inline-block',
  fontSize: 'min(1em, calc(100cqi / (var(--characters, 1) * 0.62)))',
  // Repeated here so that it scales with the type.
  letterSpacing: '-0.035em',
  whiteSpace: 'nowrap',
});

export const unit = css({
  fontSize: `max(0.5em, ${fontSize.xs})`,
  fontWeight: fontWeight.medium,
  letterSpacing: 0,
  color: color.textMuted,
});
