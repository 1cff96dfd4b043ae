import { css } from '@emotion/react';
import { color, duration, easing, fontSize, fontWeight, media, radius, space } from '@uplift/ui/tokens';

/** One of several choices in a row. */
export const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  background: color.surface,
  color: color.textMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${duration.fast} ${easing.out}, border-color ${duration.fast} ${easing.out}, color ${duration.fast} ${easing.out}`,
  [media.hover]: { '&:hover': { borderColor: color.borderStrong, color: color.text } },
});

/** The style of the selected chip. Apply it with the selector that identifies the selection. */
export const chosen = {
  borderColor: color.accentText,
  background: color.accentSubtle,
  color: color.accentText,
} as const;
